const MINUTE = 60_000;

/** The Istanbul calendar day and clock time of an instant, to the nearest minute. */
export function istanbulTime(ms: number): { date: string; time: string } {
  const rounded = new Date(Math.round(ms / MINUTE) * MINUTE);
  // Swedish dates are ISO dates: "2026-01-03 13:03:00".
  const text = rounded.toLocaleString("sv-SE", { timeZone: "Europe/Istanbul" });
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}
