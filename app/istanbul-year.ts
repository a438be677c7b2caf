/**
 * The year that it is in Turkey, wherever the visitor's clock is set. Apart from booking/istanbul-time.ts,
 * which would make the home page half a kilobyte heavier.
 */
export function istanbulYear(now: Date): number {
  return Number(now.toLocaleDateString("en", { year: "numeric", timeZone: "Europe/Istanbul" }));
}
