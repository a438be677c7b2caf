import { volumeName } from "./glossary-volumes.ts";
import { slugOf } from "./slug.ts";
import { chartIds, guideSections, planetNames } from "./zodiac.ts";

/**
 * Every public address of the site, written only here. Lists are functions, so that a component that imports one address
 * does not bring them all into the browser.
 */

/** In the order of the navigation. Each page also has an entry in content/pages/pages.yaml. */
export const pageAddresses = {
  home: "/",
  about: "/about",
  charts: "/charts",
  zodiac: "/zodiac",
  elements: "/elements",
  planets: "/planets",
  blog: "/blog",
  consultation: "/consultation",
  glossary: "/sozluk",
  houses: "/evler",
  aspects: "/acilar",
  compatibility: "/uyum",
  retrograde: "/retro",
  birthSign: "/burcum",
  search: "/ara",
  kvkk: "/kvkk",
  accessibility: "/erisilebilirlik",
  credits: "/gorsel-kaynaklari",
  /** The page for unknown addresses. */
  notFound: "/404",
} as const;

export type PageId = keyof typeof pageAddresses;
export const pageIds = () => Object.keys(pageAddresses) as PageId[];

/** The home page's closing link, with a capital as specified. */
export const closingLink = "/Consultation";

/** Addresses of things of one kind: the first is at the plain address, the others are below it. */
export function kind(plain: string, slugs: readonly string[]) {
  const below = (slug: string) => `${plain}/${slug}`;
  return {
    slugs,
    /** Below the plain address. That of the first redirects there (redirects.ts). */
    below,
    /** The canonical address. */
    link: (slug: string) => (slug === slugs[0] ? plain : below(slug)),
    /** The slug that a page shows, given the route's optional parameter. */
    shown: (slug: string | undefined) => slug ?? slugs[0],
  };
}

export const chartAddresses = () => kind(pageAddresses.charts, chartIds);
export const planetAddresses = () => kind(pageAddresses.planets, planetNames.map(slugOf));
export const signAddress = (sign: string) => `${pageAddresses.zodiac}/${sign}`;
export const sectionAddresses = (sign: string) =>
  kind(signAddress(sign), guideSections.map(slugOf));

/** A guide's seven sections on one page, for printing. */
export const wholeGuideAddress = (sign: string) => `${signAddress(sign)}/yazdir`;

/** A chart's wheel in the full window, with zoom. */
export const wheelAddress = (chart: string) => `${chartAddresses().below(chart)}/cark`;

/** A part of the glossary with the full texts. The list of all terms is at the plain address. */
export const volumeAddress = (letters: string) =>
  `${pageAddresses.glossary}/${slugOf(volumeName(letters))}`;
export const termAddress = (slug: string) => `${pageAddresses.glossary}#${slug}`;
/** A term's full text. */
export const entryAddress = ({ volume, slug }: { volume: string; slug: string }) =>
  `${volumeAddress(volume)}#${slug}`;

export const houseFragment = (number: number) => `ev-${number}`;
export const houseAddress = (number: number) => `${pageAddresses.houses}#${houseFragment(number)}`;
export const aspectAddress = (slug: string) => `${pageAddresses.aspects}#${slug}`;
export const retrogradeAddress = (planet: string) => `${pageAddresses.retrograde}#${planet}`;

/** Where the second sign of a pair is chosen. */
export const compatibilityAddress = (sign: string) => `${pageAddresses.compatibility}#${sign}`;
/** A pair of signs in the order of the zodiac. The other order redirects here (redirects.ts). */
export const pairAddress = (first: string, second: string) =>
  `${pageAddresses.compatibility}/${first}-${second}`;

/** The service worker shows it offline for pages that it has not stored. */
export const offlineAddress = "/cevrimdisi";

/** The page of a visitor's appointment. The private link adds the key as fragment. */
export const privateLinkAddress = "/randevum";

/** Fragments that are not slugs. */
export const moonCalendarFragment = "ay-takvimi";
export const retrogradesFragment = "retro";
export const courseFragment = "egitim";
export const moonYearFragment = (year: string) => `ay-${year}`;
export const retrogradeYearFragment = (year: string) => `retro-${year}`;

/** A planet in a sign. The planet's page has the same text as an entry: planetEntryAddress. */
export const placementAddress = (planet: string, sign: string) =>
  `${pageAddresses.planets}/${planet}/${sign}`;
export const planetEntryAddress = (planet: string, sign: string) =>
  `${planetAddresses().link(planet)}#${sign}`;
export const consultationAddress = (slug: string) => `${pageAddresses.consultation}#${slug}`;
export const elementAddress = (id: string) => `${pageAddresses.elements}#${id}`;
export const moonPhaseAddress = (slug: string) => `${pageAddresses.home}#${slug}`;
export const moonCalendarAddress = () => `${pageAddresses.home}#${moonCalendarFragment}`;
export const moonYearAddress = (year: string) => `${pageAddresses.home}#${moonYearFragment(year)}`;
export const retrogradesAddress = () => `${pageAddresses.blog}#${retrogradesFragment}`;
export const courseAddress = () => `${pageAddresses.blog}#${courseFragment}`;

/** The calendars to subscribe to. */
export const calendarAddresses = {
  moon: "/takvim/ay.ics",
  retrograde: "/takvim/retro.ics",
} as const;

/** The texts of “Bugün gökyüzü” for a month. */
export const skyMonthAddress = (month: string) => `/takvim/${month}.json`;

export const searchIndexFile = "dizin";
export const searchAnswersFile = "yanitlar";

/** Search files that do not belong to one sign, planet, article or chart. */
export const sharedSearchFiles = {
  retrogrades: "retro",
  consultations: "danismanlik",
  elements: "elementler",
  moon: "ay-evreleri",
  pairs: "uyum",
  glossary: "sozluk",
  reference: "basvuru",
  pages: "sayfalar",
} as const;

export const searchFileAddress = (file: string) => `${pageAddresses.search}/${file}.json`;

/** The academy's identifier in structured data. No page has this fragment. */
export const academyIdentifier = "/#akademi";

export const feedAddress = "/rss.xml";
export const manifestAddress = "/site.webmanifest";

/** The picture that social networks show with a link. */
export const previewAddress = (address: string) =>
  `/og${address === pageAddresses.home ? "/home" : address}.jpg`;
