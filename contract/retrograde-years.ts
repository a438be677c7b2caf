import { turkishDay } from "../booking/turkish-day.ts";

/** The computed year with which /retro begins: Istanbul's current year, or the nearest one to it. */
export function yearShown(years: string[], now: Date): string | undefined {
  const year = turkishDay(now.getTime()).slice(0, 4);
  return years.find((one) => one >= year) ?? years.at(-1);
}
