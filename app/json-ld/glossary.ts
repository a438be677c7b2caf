import { glossary, pageList } from "content-collections";
import type { DefinedTerm, DefinedTermSet } from "schema-dts";
import { pageAddresses, termAddress, volumeAddress } from "../content/addresses.ts";
import { absolute } from "./academy.ts";

/** The list of all terms. */
export function termSet(): DefinedTermSet {
  const { title, description } = pageList.pages.glossary;
  return {
    "@type": "DefinedTermSet",
    "@id": absolute(pageAddresses.glossary),
    name: title,
    description,
    inLanguage: "tr",
    hasDefinedTerm: glossary.terms.map(({ term, slug }) => ({
      "@type": "DefinedTerm",
      name: term,
      url: absolute(termAddress(slug)),
    })),
  };
}

/** The terms of one volume with their texts; empty if the address is no volume. */
export function termsAt(address: string): DefinedTerm[] {
  return glossary.terms
    .filter(({ volume }) => volumeAddress(volume) === address)
    .map(({ term, slug, text }) => ({
      "@type": "DefinedTerm",
      name: term,
      description: text,
      url: absolute(`${address}#${slug}`),
      inDefinedTermSet: absolute(pageAddresses.glossary),
    }));
}
