/** The year that it is in Turkey, wherever the visitor's clock is set. */
export function istanbulYear(now: Date): number {
  return Number(now.toLocaleDateString("en", { year: "numeric", timeZone: "Europe/Istanbul" }));
}
