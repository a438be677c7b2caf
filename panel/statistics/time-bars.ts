import { addDays, dayInWords, dayWords, monthOf, nextMonth } from "../../booking/istanbul-time.ts";
import type { NumbersAnswer } from "../../contract/panel/calls.ts";
import { monthInWords } from "../words/day-words.ts";
import { type DayRange, listOf } from "./ranges.ts";

/** `label` and `below` are printed under a column; `to` is the list of what it counts. */
export type Bar = {
  name: string;
  count: number;
  label?: string;
  below?: string;
  to?: string;
  when?: "now" | "coming";
};

/** As many columns as a phone shows at once. */
const mostWeeks = 13;

const shortMonth = dayWords({ month: "short" });

/** A range's weeks; of a longer one its months, so that all of it is in sight. */
export function timeBars(
  { weeks, months }: Pick<NumbersAnswer, "weeks" | "months">,
  range: DayRange,
  today: string,
): Bar[] {
  if (weeks.length > mostWeeks)
    return months.map(({ month, count }, index) => {
      const { from, to } = wholeMonth(month);
      return {
        name: monthInWords(from),
        label: shortMonth(from),
        below: isFirst(months, index, (one) => one.month.slice(0, 4)) ? month.slice(0, 4) : "",
        count,
        ...inTime({ from, to }, today),
        to: listOf(within({ from, to }, range)),
      };
    });
  return weeks.map(({ monday, count }, index) => {
    const week = { from: monday, to: addDays(monday, 6) };
    return {
      name: `${dayInWords(monday)} haftası`,
      label: String(Number(monday.slice(8))),
      below: isFirst(weeks, index, (one) => monthOf(one.monday)) ? shortMonth(monday) : "",
      count,
      ...inTime(week, today),
      to: listOf(within(week, range)),
    };
  });
}

function inTime({ from, to }: DayRange, today: string): Pick<Bar, "when"> {
  if (today > to) return {};
  return { when: today < from ? "coming" : "now" };
}

function wholeMonth(month: string): DayRange {
  return { from: `${month}-01`, to: addDays(`${nextMonth(month)}-01`, -1) };
}

/** The days of a month that are in the range. */
export function monthRange(month: string, range: DayRange): DayRange {
  return within(wholeMonth(month), range);
}

/** A week or a month may begin before the range that was counted, and end after it. */
function within({ from, to }: DayRange, range: DayRange): DayRange {
  return { from: from < range.from ? range.from : from, to: to > range.to ? range.to : to };
}

function isFirst<T>(parts: T[], index: number, kindOf: (part: T) => string): boolean {
  return index === 0 || kindOf(parts[index]!) !== kindOf(parts[index - 1]!);
}
