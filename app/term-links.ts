import { allCharts, aspectList, glossary } from "content-collections";
import { entryAddress, houseAddress, pageAddresses } from "./content/addresses.ts";
import type { Linked } from "./content/links/linked-names.ts";
import { termLinker, termUses } from "./content/links/linked-terms.ts";
import { termPages } from "./content/links/term-pages.ts";

const uses = termUses(glossary.terms);
const pagesOf = termPages({ charts: allCharts, aspects: aspectList.aspects });
const houses = Array.from({ length: 12 }, (_, index) => houseAddress(index + 1));

/** Links the technical words of one text, but for those that its page is about. */
export function linkTerms(address: string) {
  const isHere = ({ path }: { path: string }) => path.split("#")[0] === address;
  const own = glossary.terms.filter(({ term, also }) => pagesOf(term, also).some(isHere));
  const link = termLinker(uses, [
    ...own.map(entryAddress),
    ...(address === pageAddresses.houses ? houses : []),
  ]);
  return (text: string | Linked[]) => link([text].flat());
}
