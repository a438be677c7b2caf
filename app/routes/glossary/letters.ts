import { pageAddresses, volumeAddress } from "../../content/addresses.ts";
import { glossaryVolumes } from "../../content/glossary-volumes.ts";

/** The letter under which a term stands. */
const letterOf = (term: string): string => term.at(0)!.toLocaleUpperCase("tr-TR");

const letterFragment = (letter: string): string => `harf-${letter.toLocaleLowerCase("tr-TR")}`;

/** Terms by letter, in the order in which they are given. */
export const byLetter = <Term extends { term: string }>(terms: Term[]) =>
  [...Map.groupBy(terms, ({ term }) => letterOf(term))].map(([letter, terms]) => ({
    letter,
    id: letterFragment(letter),
    terms,
  }));

/** The bar of letters: on the list of all terms to its parts, in a volume to all volumes. */
export function letterLinks(terms: { term: string }[], shown?: string) {
  const letters = [...new Set(terms.map(({ term }) => letterOf(term)))];
  const inList = letters.map((name) => ({ name, path: `#${letterFragment(name)}` }));
  if (!shown) return inList;
  return [
    { name: "Tümü", path: pageAddresses.glossary },
    ...letters.map((name) => {
      const volume = glossaryVolumes.find((letters) => letters.includes(name))!;
      const fragment = `#${letterFragment(name)}`;
      const isHere = volume === shown;
      return { name, path: isHere ? fragment : volumeAddress(volume) + fragment, isHere };
    }),
  ];
}
