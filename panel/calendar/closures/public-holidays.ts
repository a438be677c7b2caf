import { holidays } from "../../../booking/holidays.ts";
import type { Closing } from "../../../booking/hours.ts";
import { withoutReason } from "../../words/hours-in-words.ts";

/** The reason that goes with every public holiday that is closed from the list. */
export const publicHoliday = "Resmî tatil";

/** Public holidays have their names: a single one its own, several of one feast the feast's. */
export function reasonInWords({ firstDay, lastDay, reason }: Closing): string {
  if (reason !== publicHoliday) return reason || withoutReason;
  const closed = holidays.filter(({ day }) => day >= firstDay && day <= lastDay);
  const names = closed
    .flatMap(({ name }) => name.split("; "))
    .map((name) => (firstDay < lastDay ? name.replace(/ (arifesi|\d+\. gün)$/, "") : name));
  return [...new Set(names)].join(", ") || reason;
}
