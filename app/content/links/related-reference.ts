import {
  compatibilityAddress,
  pageAddresses,
  planetAddresses,
  retrogradeAddress,
  retrogradesAddress,
} from "../addresses.ts";
import { slugOf } from "../slug.ts";

/** The roads that lead out of a text, each found in the content and none written by hand in a page. */
export type RelatedLink = { path: string; icon: string; title: string };
export type RelatedGroup = { label: string; links: RelatedLink[] };

/** The roads between the pages that explain, and from other texts to them. */
export const toHouses = (): RelatedLink => ({
  path: pageAddresses.houses,
  icon: "derivative",
  title: "On iki ev",
});
export const toAspects = (): RelatedLink => ({
  path: pageAddresses.aspects,
  icon: "composite",
  title: "Açılar",
});
export const toGlossary = (): RelatedLink => ({
  path: pageAddresses.glossary,
  icon: "search",
  title: "Astroloji sözlüğü",
});
export const toBirthSign = (): RelatedLink => ({
  path: pageAddresses.birthSign,
  icon: "gunes",
  title: "Burcum ne?",
});
const toCompatibility = (): RelatedLink => ({
  path: pageAddresses.compatibility,
  icon: "iliski",
  title: "Burç uyumu",
});

/** Where the second sign is chosen to this one. */
export const toPairsOf = (sign: string): RelatedLink => ({
  path: compatibilityAddress(slugOf(sign)),
  icon: "iliski",
  title: `${sign} ve on iki burç`,
});

export const toRetrograde = (planet: string): RelatedLink => ({
  path: retrogradeAddress(slugOf(planet)),
  icon: slugOf(planet),
  title: `${planet} retrosu`,
});

const toPlanets = (): RelatedLink => ({
  path: planetAddresses().link("gunes"),
  icon: "saturn",
  title: "Gezegenler burçlarda",
});

const toRetrogradeDates = (): RelatedLink => ({
  path: retrogradesAddress(),
  icon: "calendar",
  title: "Retro Tarihleri",
});

export const relatedToHouses = (): RelatedGroup[] => [
  { label: "Evlere yerleşen", links: [toPlanets()] },
  { label: "Başvuru", links: [toAspects(), toGlossary()] },
];

export const relatedToAspects = (): RelatedGroup[] => [
  { label: "Burçlar arasında", links: [toCompatibility()] },
  { label: "Başvuru", links: [toHouses(), toGlossary()] },
];

export const relatedToRetrogrades = (): RelatedGroup[] => [
  { label: "Takvim", links: [toRetrogradeDates()] },
  { label: "Başvuru", links: [toAspects(), toGlossary()] },
];

export const relatedToBirthSign = (): RelatedGroup[] => [
  { label: "Burcunuzu bilince", links: [toCompatibility()] },
  { label: "Başvuru", links: [toHouses(), toGlossary()] },
];

export const relatedToZodiac = (): RelatedGroup[] => [
  { label: "Burcunuzu bilmiyorsanız", links: [toBirthSign()] },
  { label: "İki burç arasında", links: [toCompatibility()] },
  { label: "Başvuru", links: [toHouses(), toGlossary()] },
];
