import type { Birth, BirthPlace, Reading } from "../../booking/birth.ts";
import { dayInWords } from "../../booking/istanbul-time.ts";

const rules: Record<Reading["rule"], string> = {
  summer: "yaz saati uygulanıyordu",
  standard: "yaz saati uygulanmıyordu",
  mean: "o yıllarda her yerin kendi ortalama saati vardı",
};

/** "UT 14:32, yaz saati uygulanıyordu"; with its day where that is another one. */
export function readingInWords(reading: Reading, day: string): string {
  return `${momentInWords(reading, day)}, ${rules[reading.rule]}`;
}

/** Of one moment, or of both ends of a range. */
export function utInWords(readings: Reading[], day: string): string {
  const [first, last] = readings;
  if (!first) return "";
  if (!last) return readingInWords(first, day);
  const range = `${momentInWords(first, day)} – ${momentInWords(last, day).slice(3)}`;
  return first.rule === last.rule
    ? `${range}, ${rules[first.rule]}`
    : `${range}, saat değişimi var`;
}

/** "14:32", "14:00–15:00 arası", or that it is not known. */
export function timeInWords({ time }: Birth): string {
  if (!time) return "Bilinmiyor";
  return "at" in time ? time.at : `${time.from}–${time.to} arası`;
}

export function placeInWords({ name, region }: BirthPlace): string {
  return region ? `${name}, ${region}` : name;
}

/** "14 Mayıs 1985, 14:32, Ankara"; what is not known is left out. */
export function birthInWords(birth: Birth): string {
  return [
    dayInWords(birth.day),
    ...(birth.time ? [timeInWords(birth)] : []),
    ...(birth.place ? [placeInWords(birth.place)] : []),
  ].join(", ");
}

function momentInWords({ instant }: Reading, day: string): string {
  const [utDay, time] = [instant.slice(0, 10), instant.slice(11, -1).replace(/:00$/, "")];
  return utDay === day ? `UT ${time}` : `UT ${dayInWords(utDay)} ${time}`;
}
