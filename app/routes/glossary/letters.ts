import { pageAddresses, volumeAddress } from "../../content/addresses.ts";
import { glossaryVolumes } from "../../content/glossary-volumes.ts";

const letterOf = (term: string): string => term.at(0)!.toLocaleUpperCase("tr-TR");

const letterFragment = (letter: string): string => `harf-${letter.toLocaleLowerCase("tr-TR")}`;

/** Terms grouped by letter, in their order. */
export const byLetter = <Term extends { term: string }>(terms: Term[]) =>
  [...Map.groupBy(terms, ({ term }) => letterOf(term))].map(([letter, terms]) => ({
    letter,
    id: letterFragment(letter),
    terms,
  }));

/** The bar of letters. On the list of all terms they lead to its sections, in a volume to the volumes. */
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
