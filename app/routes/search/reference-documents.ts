import {
  allPairFiles,
  aspectList,
  glossary,
  houseList,
  retrogradeGuide,
} from "content-collections";
import {
  aspectAddress,
  houseAddress,
  pairAddress,
  retrogradeAddress,
  sharedSearchFiles,
  volumeAddress,
} from "../../content/addresses.ts";
import { pairTitle } from "../../content/page-titles.ts";
import { slugOf } from "../../content/slug.ts";
import { signNames } from "../../content/zodiac.ts";
import type { Document } from "./search-index.ts";

/** Houses, aspects and retrogrades with their own parts, then the terms of the glossary. */
export function referenceDocuments(): Document[] {
  const shared = { kind: "Temel Bilgiler", file: sharedSearchFiles.reference } as const;
  return [
    ...houseList.houses.map(({ number, name, topics, lead, text, empty = [] }) => ({
      ...shared,
      title: `${number}. ev: ${name}`,
      path: houseAddress(number),
      icon: "derivative",
      passages: [topics, lead, ...text, empty].flat(),
    })),
    ...aspectList.aspects.map(({ name, slug, angle, orb, lead, text }) => ({
      ...shared,
      title: /açı$/u.test(name) ? name : `${name} açısı`,
      path: aspectAddress(slug),
      icon: "composite",
      passages: [lead, ...text, `${angle} derece · Orb: ${orb}`],
    })),
    ...retrogradeGuide.items.map(({ planet, slug, lead, rhythm, text, advice }) => ({
      ...shared,
      title: `${planet} retrosu`,
      path: retrogradeAddress(slug),
      icon: slug,
      passages: [lead, rhythm, ...text, ...advice],
    })),
    ...glossary.terms.map(({ term, slug, also, text, volume }) => ({
      ...shared,
      title: term,
      path: `${volumeAddress(volume)}#${slug}`,
      icon: "info",
      file: sharedSearchFiles.glossary,
      passages: [text],
      ...(also.length > 0 && { names: also.join(", ") }),
    })),
  ];
}

/** Two signs are looked for by their names: their texts would be a tenth of the index. */
export function pairDocuments(): Document[] {
  return signNames.flatMap((first) => {
    const file = allPairFiles.find(({ sign }) => sign === first);
    return (file?.pairs ?? []).map(({ with: second, lead }) => ({
      kind: "Burç Uyumu" as const,
      title: pairTitle(first, second),
      path: pairAddress(slugOf(first), slugOf(second)),
      icon: slugOf(first),
      file: sharedSearchFiles.pairs,
      passages: [lead],
    }));
  });
}
