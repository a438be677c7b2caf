/**
 * The glossary's volumes, as those of a printed one: which letters stand together. Fixed, so that an address
 * stays whatever terms come and go; together all letters with which a Turkish word begins.
 */
export const glossaryVolumes = ["ABCÇ", "DEF", "GHIİJ", "KLMN", "OÖPRSŞ", "TUÜV", "YZ"] as const;

type GlossaryVolume = (typeof glossaryVolumes)[number];

const first = (letters: string) => letters.at(0)!;
const last = (letters: string) => letters.at(-1)!;

/** “DEF” as “D–F”. */
export const volumeName = (letters: string) => `${first(letters)}–${last(letters)}`;

/** The volume in which a term stands. */
export function volumeOf(term: string): GlossaryVolume | undefined {
  const letter = first(term).toLocaleUpperCase("tr-TR");
  return glossaryVolumes.find((letters) => letters.includes(letter));
}
