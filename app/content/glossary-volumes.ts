/**
 * The letters of each volume of the glossary: all with which a Turkish word can begin. Fixed, so that addresses do not
 * change with the terms.
 */
export const glossaryVolumes = ["ABCÇ", "DEF", "GHIİJ", "KLMN", "OÖPRSŞ", "TUÜV", "YZ"] as const;

type GlossaryVolume = (typeof glossaryVolumes)[number];

const first = (letters: string) => letters.at(0)!;
const last = (letters: string) => letters.at(-1)!;

/** “DEF” as “D–F”. */
export const volumeName = (letters: string) => `${first(letters)}–${last(letters)}`;

export function volumeOf(term: string): GlossaryVolume | undefined {
  const letter = first(term).toLocaleUpperCase("tr-TR");
  return glossaryVolumes.find((letters) => letters.includes(letter));
}
