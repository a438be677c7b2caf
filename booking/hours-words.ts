import type { Closing, Hours, TimeRange } from "./hours.ts";
import { dayInWords } from "./istanbul-time.ts";

export const weekdayNames = [
  "Pazartesi",
  "Salı",
  "Çarşamba",
  "Perşembe",
  "Cuma",
  "Cumartesi",
  "Pazar",
];

/** "20:00–23:00", "10:00–12:00 ve 20:00–23:00", or "kapalı" */
export function rangesInWords(ranges: TimeRange[]): string {
  const texts = ranges
    .toSorted((one, other) => (one.first < other.first ? -1 : 1))
    .map(({ first, last }) => (first === last ? first : `${first}–${last}`));
  if (texts.length < 2) return texts[0] ?? "kapalı";
  return `${texts.slice(0, -1).join(", ")} ve ${texts.at(-1)}`;
}

/** "Hafta içi 20:00–23:00, hafta sonu 19:00–23:00" */
export function weekInWords(week: Hours["week"]): string {
  const texts = week.map(rangesInWords);
  const isSame = (from: number, to: number) => new Set(texts.slice(from, to)).size === 1;
  if (isSame(0, 7)) return sentence([`her gün ${texts[0]}`]);
  if (isSame(0, 5) && isSame(5, 7))
    return sentence([`hafta içi ${texts[0]}`, `hafta sonu ${texts[5]}`]);
  return sentence(runsOf(texts).map(({ from, to, text }) => `${daysInWords(from, to)} ${text}`));
}

/** "Cuma günleri 21:00 öncesi, 1 Ekim 2025 – 31 Aralık 2025" */
export function weeklyInWords({ weekday, firstDay, lastDay, ...closing }: Closing): string {
  const days = `${weekdayNames[weekday!]} günleri ${partOfDay(closing)}`;
  return [days, betweenDays(firstDay, lastDay)].filter(Boolean).join(", ");
}

/** "30 dakika", "2 saat", "1 gün" */
export function minutesInWords(minutes: number): string {
  if (minutes > 0 && minutes % 1440 === 0) return `${minutes / 1440} gün`;
  if (minutes > 0 && minutes % 60 === 0) return `${minutes / 60} saat`;
  return `${minutes} dakika`;
}

/** "21:00–22:30 arası", "21:00 öncesi", "bütün gün" */
export function partOfDay({ from, to }: Pick<Closing, "from" | "to">): string {
  if (from && to) return `${from}–${to} arası`;
  if (from) return `${from} ve sonrası`;
  return to ? `${to} öncesi` : "bütün gün";
}

function betweenDays(first: string, last: string): string {
  if (first && last) return `${dayInWords(first)} – ${dayInWords(last)}`;
  if (first) return `${dayInWords(first)} gününden başlayarak`;
  return last ? `${dayInWords(last)} gününe kadar` : "";
}

function daysInWords(from: number, to: number): string {
  const name = (at: number) => weekdayNames[at]!.toLocaleLowerCase("tr-TR");
  return from === to ? name(from) : `${name(from)}–${name(to)}`;
}

/** Groups consecutive weekdays with the same text. */
function runsOf(texts: string[]): { from: number; to: number; text: string }[] {
  const runs: { from: number; to: number; text: string }[] = [];
  for (const [at, text] of texts.entries()) {
    const last = runs.at(-1);
    if (last?.text === text) last.to = at;
    else runs.push({ from: at, to: at, text });
  }
  return runs;
}

function sentence(parts: string[]): string {
  const text = parts.join(", ");
  return text[0]!.toLocaleUpperCase("tr-TR") + text.slice(1);
}
