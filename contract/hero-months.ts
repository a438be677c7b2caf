import { turkishMonth } from "../booking/turkish-day.ts";

/**
 * Which of the drawn months, "2026-11", the home page shows: Istanbul's current month, else the same month of another
 * year, which has the same stars, else the first.
 */
export function monthShown(drawn: string[], now: Date): string | undefined {
  const month = turkishMonth(now.getTime());
  const ofTheYear = month.slice(4);
  return (
    drawn.find((one) => one === month) ?? drawn.find((one) => one.endsWith(ofTheYear)) ?? drawn[0]
  );
}
