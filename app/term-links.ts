import { allCharts, aspectList, glossary } from "content-collections";
import { entryAddress, houseAddress, pageAddresses } from "../content-model/addresses.ts";
import type { Linked } from "../content-model/linked-names.ts";
import { termLinker, termUses } from "../content-model/linked-terms.ts";
import { termPages } from "../content-model/term-pages.ts";

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
