import {
  chartAddresses,
  compatibilityAddress,
  consultationAddress,
  courseAddress,
  elementAddress,
  moonCalendarAddress,
  pageAddresses,
  placementAddress,
  planetAddresses,
  retrogradeAddress,
  retrogradesAddress,
  signAddress,
} from "../addresses.ts";
import { articleAddresses } from "../all-addresses.ts";
import type { Article } from "../article.ts";
import { articleIcon, listedArticles, risingSign } from "../article-list.ts";
import type { Chart } from "../chart.ts";
import type { Consultation } from "../consultation.ts";
import { elementId } from "../element.ts";
import { namesTechnique, namesWord } from "../named.ts";
import type { About } from "../page.ts";
import { placementTitle } from "../page-titles.ts";
import { compatibleSigns, ruledBy, rulersOf, type Sign } from "../sign.ts";
import { slugOf } from "../slug.ts";
import {
  after,
  chartIds,
  type ElementName,
  elementNames,
  oppositeOf,
  type PlanetName,
  planetNames,
  retrogradePlanets,
  type SignName,
  signNames,
} from "../zodiac.ts";

/** Links at the end of a text. All are derived from the content. */
export type RelatedLink = { path: string; icon: string; title: string };
export type RelatedGroup = { label: string; links: RelatedLink[] };

type Technique = Pick<Chart, "id" | "name" | "description">;
type Advice = Pick<Consultation, "slug" | "title" | "shortDescription" | "techniques">;
type Offers = { charts: Technique[]; consultations: Advice[] };

/** Without element, rulers and opposite sign, which the header links. */
export function relatedToSign(sign: Sign): RelatedGroup[] {
  return groups(
    [
      `${rulersOf(sign).length > 1 ? "Yöneticileri" : "Yöneticisi"} bu burçtayken`,
      rulersOf(sign).map((planet) => toPlacement(planet, sign.name)),
    ],
    ["Uyumlu burçlar", compatibleSigns(sign).map(toSign)],
    ["Yükselen burç", [toRising(sign.name)]],
    ["İlişkide", [toPairsOf(sign.name)]],
    ["Sınır günleri", [toBirthSign()]],
  );
}

/** Without the sign, the planet and the neighbouring placements, which the page links elsewhere. */
export function relatedToPlacement(planet: PlanetName, sign: Sign): RelatedGroup[] {
  const rulers = rulersOf(sign).filter((ruler) => ruler !== planet);
  return groups(
    ["Burcun yöneticisi", rulers.map((ruler) => toPlacement(ruler, sign.name))],
    ["Karşıt burçta", [toPlacement(planet, oppositeOf(sign.name))]],
    ["Element", [toElement(sign.element)]],
    ["Yazı", articlesWhere((title) => isAbout(title, planet, sign.name))],
  );
}

/** `retrogrades` names the planets of the retrograde calendar. */
export function relatedToPlanet(
  planet: PlanetName,
  { signs, charts, consultations, retrogrades }: Offers & { signs: Sign[]; retrogrades: string[] },
): RelatedGroup[] {
  const ruled = ruledBy(planet, signs);
  const advice = consultations.filter((one) => namesWord(one.shortDescription, planet));
  return groups(
    [ruled.length > 1 ? "Yönettiği burçlar" : "Yönettiği burç", ruled.map(toSign)],
    [
      "Takvim",
      [
        ...moonCalendars(planet),
        ...retrogradeDates(planet, retrogrades),
        ...retrogradePlanets.filter((one) => one === planet).map(toRetrograde),
      ],
    ],
    ["Haritadaki yeri", [toHouses()]],
    ["Harita tekniği", techniques(charts, ({ name }) => namesWord(name, planet))],
    ["Danışmanlık", advice.map(toConsultation)],
    ["Yazı", articlesWhere((title) => namesWord(title, planet))],
  );
}

export function nextElement(name: ElementName): RelatedLink {
  return toElement(after(elementNames, name, 1));
}

export function relatedToArticle(
  { title, heading, html }: Pick<Article, "title" | "heading" | "html">,
  charts: Technique[],
): RelatedGroup[] {
  const signs = signNames.filter((sign) => namesWord(heading, sign));
  const planets = planetNames.filter((planet) => namesWord(heading, planet));
  // In articles on a rising sign the planet is in the sign of the first article.
  const stays = risingSign(title)
    ? signNames.filter((sign) => namesWord(listedArticles[0]!.title, sign))
    : signs;
  const placements = planets.flatMap((planet) => stays.map((sign) => toPlacement(planet, sign)));
  return groups(
    ["Burcun rehberi", signs.map(toSign)],
    ["Gezegen", planets.map(toPlanet)],
    ["Doğum haritasında", placements],
    ["Harita tekniği", techniques(charts, ({ name }) => namesTechnique(html, name))],
    ["Temel Bilgiler", [toHouses(), toGlossary()]],
  );
}

export function relatedToChart(
  chart: Technique,
  { charts, consultations }: Offers,
): RelatedGroup[] {
  const users = consultations.filter((advice) => advice.techniques.includes(chart.id));
  const isRelated = (other: Technique) =>
    users.some((advice) => advice.techniques.includes(other.id)) ||
    namesTechnique(chart.description.join(" "), other.name) ||
    namesTechnique(other.description.join(" "), chart.name);
  return groups(
    ["Kullanıldığı danışmanlık", users.map(toConsultation)],
    ["Birlikte okunur", techniques(charts, (other) => other.id !== chart.id && isRelated(other))],
    ["Gezegen", planetNames.filter((planet) => namesWord(chart.name, planet)).map(toPlanet)],
    ["Takvim", moonCalendars(chart.name)],
    ["Temel Bilgiler", [toHouses(), toGlossary()]],
  );
}

/** The techniques behind a consultation. */
export const relatedToConsultation = (advice: Advice, charts: Technique[]): RelatedLink[] =>
  techniques(charts, ({ id }) => advice.techniques.includes(id));

export function relatedToService(
  { course, consultations, charts }: About["services"][number],
  offers: Offers,
): RelatedLink[] {
  return [
    ...(course ? [{ path: courseAddress(), icon: "calendar", title: "Eğitimin ayrıntıları" }] : []),
    ...offers.consultations.filter(({ slug }) => consultations.includes(slug)).map(toConsultation),
    ...techniques(offers.charts, ({ id }) => charts.includes(id)),
  ];
}

/** Whether an article is about this planet in this sign, or about this sign rising. */
const isAbout = (title: string, planet: string, sign: string) =>
  risingSign(title) === sign || (namesWord(title, planet) && namesWord(title, sign));

/** For the Moon and for eclipses. */
const moonCalendars = (name: string): RelatedLink[] =>
  namesWord(name, "Ay") || namesWord(name, "Tutulma")
    ? [{ path: moonCalendarAddress(), icon: "ay", title: "Ay Takvimi" }]
    : [];

const retrogradeDates = (planet: string, retrogrades: string[]): RelatedLink[] =>
  retrogrades.includes(planet)
    ? [{ path: retrogradesAddress(), icon: "calendar", title: "Retro Tarihleri" }]
    : [];

/** In the order of the site. */
const techniques = (charts: Technique[], isOne: (chart: Technique) => boolean): RelatedLink[] =>
  chartIds
    .flatMap((id) => charts.filter((chart) => chart.id === id && isOne(chart)))
    .map(toTechnique);

function groups(...all: [label: string, links: RelatedLink[]][]): RelatedGroup[] {
  return all.filter(([, links]) => links.length > 0).map(([label, links]) => ({ label, links }));
}

export const toSign = (name: string): RelatedLink => ({
  path: signAddress(slugOf(name)),
  icon: slugOf(name),
  title: name,
});

export const toPlanet = (name: string): RelatedLink => ({
  path: planetAddresses().link(slugOf(name)),
  icon: slugOf(name),
  title: name,
});

const toPlacement = (planet: string, sign: string): RelatedLink => ({
  path: placementAddress(slugOf(planet), slugOf(sign)),
  icon: slugOf(planet),
  title: placementTitle(planet, sign),
});

export const toElement = (name: ElementName): RelatedLink => ({
  path: elementAddress(elementId(name)),
  icon: slugOf(name),
  title: name,
});

const toTechnique = ({ id, name }: Pick<Technique, "id" | "name">): RelatedLink => ({
  path: chartAddresses().link(id),
  icon: id,
  title: name,
});

const toConsultation = ({ slug, title }: Pick<Advice, "slug" | "title">): RelatedLink => ({
  path: consultationAddress(slug),
  icon: slug,
  title,
});

const articlesWhere = (isOne: (title: string) => boolean): RelatedLink[] =>
  listedArticles
    .map(({ title }) => title)
    .filter(isOne)
    .map(toArticle);

const toArticle = (title: string): RelatedLink => ({
  path: articleAddresses().link(slugOf(title)),
  icon: articleIcon(title),
  title,
});

const toRising = (sign: SignName): RelatedLink => toArticle(`Yükselen ${sign}`);

const toHouses = (): RelatedLink => ({
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

/** To the choice of the second sign. */
const toPairsOf = (sign: string): RelatedLink => ({
  path: compatibilityAddress(slugOf(sign)),
  icon: "iliski",
  title: `${sign} ve on iki burç`,
});

const toRetrograde = (planet: string): RelatedLink => ({
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
  { label: "Temel Bilgiler", links: [toAspects(), toGlossary()] },
];

export const relatedToAspects = (): RelatedGroup[] => [
  { label: "Burçlar arasında", links: [toCompatibility()] },
  { label: "Temel Bilgiler", links: [toHouses(), toGlossary()] },
];

export const relatedToRetrogrades = (): RelatedGroup[] => [
  { label: "Takvim", links: [toRetrogradeDates()] },
  { label: "Temel Bilgiler", links: [toAspects(), toGlossary()] },
];

export const relatedToBirthSign = (): RelatedGroup[] => [
  { label: "Burcunuzu bilince", links: [toCompatibility()] },
  { label: "Temel Bilgiler", links: [toHouses(), toGlossary()] },
];

export const relatedToZodiac = (): RelatedGroup[] => [
  { label: "Burcunuzu bilmiyorsanız", links: [toBirthSign()] },
  { label: "İki burç arasında", links: [toCompatibility()] },
  { label: "Temel Bilgiler", links: [toHouses(), toGlossary()] },
];
