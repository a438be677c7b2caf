import type { Birth, BirthPlace } from "./birth.ts";
import { dayInWords } from "./istanbul-time.ts";

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
