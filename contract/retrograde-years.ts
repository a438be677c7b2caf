import { turkishDay } from "../booking/turkish-day.ts";

/** Of the computed years, "2027", the one that /retro begins with now: that of Istanbul; before all the first, after all the last. */
export function yearShown(years: string[], now: Date): string | undefined {
  const year = turkishDay(now.getTime()).slice(0, 4);
  return years.find((one) => one >= year) ?? years.at(-1);
}
