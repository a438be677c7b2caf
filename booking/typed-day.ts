import { fold } from "./fold-letters.ts";
import { isDay } from "./istanbul-time.ts";

const months = Array.from({ length: 12 }, (_, month) =>
  fold(new Date(2000, month).toLocaleString("tr", { month: "long" })),
);

/** "24.09.2025", as days are written in Turkey; "" where there is none. */
export function dayInFigures(day: string): string {
  return day.split("-").toReversed().join(".");
}

/** The day that was typed or pasted: "24.09.2025", "24/9/2025", "24,9,2025", "24092025", "24 Eylül 2025". Undefined where it is none. */
export function typedDay(text: string): string | undefined {
  // A word that is no month becomes the month 0, which no day has.
  const typed = text.trim().replace(/\p{L}+/u, (word) => `${months.indexOf(fold(word)) + 1}`);
  const parts =
    /^(?<date>\d{1,2})[.,/\s-]+(?<month>\d{1,2})[.,/\s-]+(?<year>\d{4})$/.exec(typed) ??
    /^(?<date>\d\d)(?<month>\d\d)(?<year>\d{4})$/.exec(typed) ??
    /^(?<year>\d{4})-(?<month>\d\d)-(?<date>\d\d)$/.exec(typed);
  if (!parts?.groups) return undefined;
  const { year, month = "", date = "" } = parts.groups;
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? day : undefined;
}
