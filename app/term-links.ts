import { allCharts, aspectList, glossary } from "content-collections";
import { entryAddress, houseAddress, pageAddresses } from "./content/addresses.ts";
import type { Linked } from "./content/links/links.ts";
import { termLinker, termPages, termUses } from "./content/links/links.ts";

const uses = termUses(glossary.terms);
const pagesOf = termPages({ charts: allCharts, aspects: aspectList.aspects });
const houses = Array.from({ length: 12 }, (_, index) => houseAddress(index + 1));

/** Links the technical words of one text, except those that its own page explains. */
export function linkTerms(address: string) {
  const isHere = ({ path }: { path: string }) => path.split("#")[0] === address;
  const explainedHere = glossary.terms.filter(({ term, also }) => pagesOf(term, also).some(isHere));
  const link = termLinker(uses, [
    ...explainedHere.map(entryAddress),
    ...(address === pageAddresses.houses ? houses : []),
  ]);
  return (text: string | Linked[]) => link([text].flat());
}
