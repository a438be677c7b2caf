import { addDays } from "../../../booking/istanbul-time.ts";
import { weekOf } from "../../parts/day-words.ts";

export type Range = { from: string; to: string };

/** Whole weeks, this one included. */
export function last12Weeks(today: string): Range {
  const week = weekOf(today);
  return { from: addDays(week[0]!, -11 * 7), to: week[6]! };
}

export function thisYear(today: string): Range {
  const year = today.slice(0, 4);
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}
