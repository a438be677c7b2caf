import { fold } from "../../../booking/fold-letters.ts";
import { isWithinRange, monthNames } from "../../content/sign-dates.ts";
import { signNames } from "../../content/zodiac.ts";
import { isFormOf } from "./suffixes.ts";
import { askedWords, isNamed, type Vocabulary } from "./terms.ts";

/** "5 Mayıs" or "Mayıs"; where no year has the day that was asked for, its month. */
type BirthDate = { date: string; missing?: string };

const months = monthNames.map(fold);
const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const signs = signNames.map(fold);
/** What those who ask for the sign of a day add to it. */
const aboutBirth = /^(dogan|dogum|dogdu|ay$|ayi|tarih|gun|yil)/;
/** The orders in which a day is written; a month's name is its number after an m. */
const orders = [
  /^(?<day>\d\d?) m?(?<month>\d\d?)( \d{2,4})?$/,
  /^m(?<month>\d\d?) (?<day>\d\d?)( \d{2,4})?$/,
  /^\d{4} m?(?<month>\d\d?) (?<day>\d\d?)$/,
  /^m(?<month>\d\d?)$/,
];

/** The day or month that a query is about, when it is about nothing else; signs may stand beside it. */
export function birthDateIn(query: string, vocabulary: Vocabulary): BirthDate | undefined {
  const aside = [...vocabulary.soft, ...signs];
  const about = askedWords(query.replace(/(\d)[./-](?=\d)/g, "$1 "), vocabulary)
    .map(({ folded }) => folded)
    .filter((word) => !vocabulary.filler.includes(word) && !isNamed(word, aside))
    .filter((word) => !aboutBirth.test(word))
    .map((word) => (monthOf(word) ? `m${monthOf(word)}` : word))
    .join(" ");
  const { day, month } = orders.map((order) => order.exec(about)?.groups).find(Boolean) ?? {};
  const name = monthNames[Number(month) - 1];
  if (!name || Number(day) === 0) return undefined;
  const date = day ? `${Number(day)} ${name}` : name;
  const isMissing = Number(day ?? 1) > daysIn[Number(month) - 1]!;
  return isMissing ? { date: name, missing: date } : { date };
}

/** "mayıs", "mayısta": from 1 on, or 0. */
const monthOf = (word: string) =>
  months.findIndex((month) => word === month || isFormOf(word, month)) + 1;

/** Whether someone born on that day, or in that month, can be of the sign with these dates. */
export function isBornWithin(date: string, range: string): boolean {
  return /^\d/.test(date) ? isWithinRange(date, range) : range.includes(date);
}
