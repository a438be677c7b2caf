import { fold } from "../../../booking/fold-letters.ts";
import { isWithinRange, monthNames } from "../../../content-model/sign-dates.ts";
import { isFormOf } from "./suffixes.ts";
import { isNamed, type Vocabulary } from "./terms.ts";
import { wordsOf } from "./words.ts";

const months = monthNames.map(fold);
const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** What those who ask for the sign of a day add to it. */
const aboutBirth = /^(dogan|dogum|dogdu|ay$|ayi|tarih|gun|yil)/;

/** The day or month that a query is about, as "5 Mayıs" or "Mayıs", when it is about nothing else. */
export function birthDateIn(query: string, { filler, soft }: Vocabulary): string | undefined {
  const words = wordsOf(query.replace(/(\d)[./-](?=\d)/g, "$1 ")).map((word) => word.folded);
  const about = words.filter(
    (word) => !filler.includes(word) && !isNamed(word, soft) && !aboutBirth.test(word),
  );
  const [first = "", second = "", year = "2000", ...more] = about;
  if (more.length > 0 || !/^\d{2,4}$/.test(year)) return undefined;
  if (about.length === 1) return monthNames[monthOf(first)];
  const month = /^\d{1,2}$/.test(second) ? Number(second) - 1 : monthOf(second);
  const day = /^\d{1,2}$/.test(first) ? Number(first) : 0;
  return day >= 1 && day <= (daysIn[month] ?? 0) ? `${day} ${monthNames[month]}` : undefined;
}

/** "mayıs", "mayısta" */
const monthOf = (word: string) =>
  months.findIndex((month) => word === month || isFormOf(word, month));

/** Whether someone born on that day, or in that month, can be of the sign with these dates. */
export function isBornWithin(date: string, range: string): boolean {
  return /^\d/.test(date) ? isWithinRange(date, range) : range.includes(date);
}
