import { volumeName } from "./glossary-volumes.ts";
import { slugOf } from "./slug.ts";
import { chartIds, guideSections, planetNames } from "./zodiac.ts";

/**
 * Every public address of the site, written here only. Nothing is computed while this module loads, so
 * that a component which takes one address from it brings no table of content into the browser.
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
  /** What unknown addresses get. */
  notFound: "/404",
} as const;

export type PageId = keyof typeof pageAddresses;
export const pageIds = () => Object.keys(pageAddresses) as PageId[];

/** The home page's closing link has a capital: so it is specified. */
export const closingLink = "/Consultation";

/** The rule for things of one kind: the first of them lives at the plain address, the others below it. */
export function kind(plain: string, slugs: readonly string[]) {
  const own = (slug: string) => `${plain}/${slug}`;
  return {
    slugs,
    /** The first's leads on to the plain one: app/content/redirects.ts. */
    own,
    /** Where it is read, and where links lead. */
    link: (slug: string) => (slug === slugs[0] ? plain : own(slug)),
    /** The one that an address shows, given what follows its plain part. */
    shown: (slug: string | undefined) => slug ?? slugs[0],
  };
}

export const chartAddresses = () => kind(pageAddresses.charts, chartIds);
export const planetAddresses = () => kind(pageAddresses.planets, planetNames.map(slugOf));
export const signAddress = (sign: string) => `${pageAddresses.zodiac}/${sign}`;
export const sectionAddresses = (sign: string) =>
  kind(signAddress(sign), guideSections.map(slugOf));

/** A guide's seven sections on one page, to be printed: the one text that has a second address. */
export const wholeGuideAddress = (sign: string) => `${signAddress(sign)}/yazdir`;

/** A chart's wheel alone, as large as the window and larger. */
export const wheelAddress = (chart: string) => `${chartAddresses().own(chart)}/cark`;

/** A part of the glossary, with whole texts. The list of all terms is at the plain address: its anchors never move. */
export const volumeAddress = (letters: string) =>
  `${pageAddresses.glossary}/${slugOf(volumeName(letters))}`;
export const termAddress = (slug: string) => `${pageAddresses.glossary}#${slug}`;
/** A term's whole text. */
export const entryAddress = ({ volume, slug }: { volume: string; slug: string }) =>
  `${volumeAddress(volume)}#${slug}`;

export const houseFragment = (number: number) => `ev-${number}`;
export const houseAddress = (number: number) => `${pageAddresses.houses}#${houseFragment(number)}`;
export const aspectAddress = (slug: string) => `${pageAddresses.aspects}#${slug}`;
export const retrogradeAddress = (planet: string) => `${pageAddresses.retrograde}#${planet}`;

/** Where the second sign is chosen. */
export const compatibilityAddress = (sign: string) => `${pageAddresses.compatibility}#${sign}`;
/** Two signs, of which the first comes first in the zodiac: the other way round leads here, see redirects.ts. */
export const pairAddress = (first: string, second: string) =>
  `${pageAddresses.compatibility}/${first}-${second}`;

/** What the service worker shows instead of a page that it has not stored. */
export const offlineAddress = "/cevrimdisi";

/** What the private link to an appointment leads to; the key is its fragment. */
export const privateLinkAddress = "/randevum";

/** Fragments that are not the slug of what they lead to. */
export const moonCalendarFragment = "ay-takvimi";
export const retrogradesFragment = "retro";
export const courseFragment = "egitim";
export const moonYearFragment = (year: string) => `ay-${year}`;

/** A reading's own page; on its planet's page the same text is the entry with the sign's fragment. */
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

/** What “Bugün gökyüzü” says in a month. */
export const skyMonthAddress = (month: string) => `/takvim/${month}.json`;

export const searchIndexFile = "dizin";

/** The files of the search whose texts belong to no single sign, planet, article or chart. */
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

/** What stands for the academy itself where machines are told of it; no page has such a place. */
export const academyIdentifier = "/#akademi";

/** What a browser or a feed reader asks for besides pages; the build writes both. */
export const feedAddress = "/rss.xml";
export const manifestAddress = "/site.webmanifest";

/** Where the picture lies that chats and social networks show with an address. */
export const previewAddress = (address: string) =>
  `/og${address === pageAddresses.home ? "/home" : address}.jpg`;
