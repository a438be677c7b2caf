import type { Birth, BirthPlace, Reading } from "../../booking/birth.ts";
import { birthInWords } from "../../booking/birth-in-words.ts";
import { dayInWords } from "../../booking/istanbul-time.ts";
import { ownBirth } from "../../contract/panel/calls.ts";

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

/** "40°59′ K 29°02′ D", as programs that draw charts ask for it. */
export function coordinatesInWords({ latitude, longitude }: BirthPlace): string {
  return `${degrees(latitude, "KG")} ${degrees(longitude, "DB")}`;
}

function degrees(value: number, [positive, negative]: string): string {
  const minutes = Math.round(Math.abs(value) * 60);
  const parts = [Math.floor(minutes / 60), minutes % 60];
  const [whole, rest] = parts.map((part) => String(part).padStart(2, "0"));
  return `${whole}°${rest}′ ${value < 0 ? negative : positive}`;
}

/** "Ayşe Yılmaz", or "Ayşe Yılmaz: Eşi". */
export function whoseBirth(name: string, label: string): string {
  return label === ownBirth ? name : `${name}: ${label}`;
}

/** All that a chart is drawn from, line by line. */
export function birthToCopy(name: string, birth: Birth, readings: Reading[]): string {
  return [
    name,
    birthInWords(birth),
    ...(birth.place ? [coordinatesInWords(birth.place)] : []),
    ...(readings.length > 0 ? [utInWords(readings, birth.day)] : []),
  ].join("\n");
}

function momentInWords({ instant }: Reading, day: string): string {
  const [utDay, time] = [instant.slice(0, 10), instant.slice(11, -1).replace(/:00$/, "")];
  return utDay === day ? `UT ${time}` : `UT ${dayInWords(utDay)} ${time}`;
}
