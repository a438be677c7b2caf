import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import {
  closingLink,
  compatibilityAddress,
  courseAddress,
  elementAddress,
  houseAddress,
  moonCalendarAddress,
  moonPhaseAddress,
  pageAddresses,
  pairAddress,
  placementAddress,
  planetAddresses,
  retrogradeAddress,
  signAddress,
} from "./addresses.ts";
import { allAddresses, articleAddresses, kinds } from "./all-addresses.ts";
import { elementId } from "./element.ts";
import { signPairs } from "./sign-pairs.ts";
import { slugOf } from "./slug.ts";
import {
  elementNames,
  moonPhaseNames,
  planetNames,
  retrogradePlanets,
  signNames,
} from "./zodiac.ts";

/** Turkish names that people type for a page. They also redirect the addresses below it. */
const pageNames = {
  anasayfa: pageAddresses.home,
  hakkimizda: pageAddresses.about,
  haritalar: pageAddresses.charts,
  burclar: pageAddresses.zodiac,
  elementler: pageAddresses.elements,
  gezegenler: pageAddresses.planets,
  yazilar: pageAddresses.blog,
  "astroloji-yazilari": pageAddresses.blog,
  danismanlik: pageAddresses.consultation,
  "astroloji-sozlugu": pageAddresses.glossary,
  "astrolojide-evler": pageAddresses.houses,
  "on-iki-ev": pageAddresses.houses,
  "astrolojide-acilar": pageAddresses.aspects,
  "burc-uyumu": pageAddresses.compatibility,
  retrolar: pageAddresses.retrograde,
  "retro-takvimi": pageAddresses.retrograde,
  "burcum-ne": pageAddresses.birthSign,
  "burc-hesaplama": pageAddresses.birthSign,
  "hangi-burcum": pageAddresses.birthSign,
  iletisim: pageAddresses.about,
  "biz-kimiz": pageAddresses.about,
  randevu: pageAddresses.consultation,
  "randevu-al": pageAddresses.consultation,
  "dogum-haritasi": pageAddresses.consultation,
  harita: pageAddresses.charts,
  burc: pageAddresses.zodiac,
  "burc-tarihleri": pageAddresses.zodiac,
  "burc-ozellikleri": pageAddresses.zodiac,
  element: pageAddresses.elements,
  gezegen: pageAddresses.planets,
  makaleler: pageAddresses.blog,
  "burc-uyumlari": pageAddresses.compatibility,
  retrograd: pageAddresses.retrograde,
  "retro-tarihleri": pageAddresses.retrograde,
  "gezegen-retrolari": pageAddresses.retrograde,
  arama: pageAddresses.search,
  gizlilik: pageAddresses.kvkk,
};

const aboutSign = [
  ...["", "-burcu-ozellikleri", "-burcu-tarihleri", "-burcu-yorumu"],
  ...["-kadini", "-erkegi", "-burcu-kadini", "-burcu-erkegi"],
];

/** What people type for what has a name of its own: signs, planets, retrogrades, articles and so on. */
function typedNames(): [name: string, address: string][] {
  const signs = signNames.map(slugOf);
  const planets = planetNames.map(slugOf);
  const turning = retrogradePlanets.map(slugOf);
  return [
    ["egitim", courseAddress()],
    ["egitimler", courseAddress()],
    ["astroloji-egitimi", courseAddress()],
    ["kurs", courseAddress()],
    ["basvuru", courseAddress()],
    ["ay-takvimi", moonCalendarAddress()],
    ...signs.flatMap((sign) => [
      ...aboutSign.map((ending): [string, string] => [sign + ending, signAddress(sign)]),
      [`${sign}-burcu-uyumu`, compatibilityAddress(sign)] as [string, string],
    ]),
    ...planets.flatMap((planet): [string, string][] => {
      const address = planetAddresses().link(planet);
      return [
        [planet, address],
        [`${planet}-gezegeni`, address],
        ...signs.flatMap((sign): [string, string][] => [
          [`${planet}-${sign}`, placementAddress(planet, sign)],
          [`${planet}-${sign}-burcunda`, placementAddress(planet, sign)],
        ]),
      ];
    }),
    ...turning.flatMap((planet): [string, string][] =>
      [`${planet}-retrosu`, `${planet}-retro`, `retro/${planet}`].map((name) => [
        name,
        retrogradeAddress(planet),
      ]),
    ),
    ...signPairs().flatMap((pair): [string, string][] => {
      const [first, second] = pair.map(slugOf) as [string, string];
      const orders = [`${first}-${second}`, `${second}-${first}`];
      return orders
        .flatMap((order) => [`${order}-uyumu`, `${order.replace("-", "-ve-")}-uyumu`])
        .map((name) => [name, pairAddress(first, second)]);
    }),
    ...elementNames.flatMap((element): [string, string][] =>
      ["elementi", "grubu", "burclari"].map((word) => [
        `${slugOf(element)}-${word}`,
        elementAddress(elementId(element)),
      ]),
    ),
    ...moonPhaseNames.map((phase): [string, string] => [
      slugOf(phase),
      moonPhaseAddress(slugOf(phase)),
    ]),
    ...Array.from({ length: 12 }, (_, at): [string, string] => [
      `${at + 1}-ev`,
      houseAddress(at + 1),
    ]),
    ...articleAddresses().slugs.map((slug): [string, string] => [
      slug,
      articleAddresses().link(slug),
    ]),
  ];
}

/** All addresses that redirect to a page, in the shape of contract/redirects.ts. */
export function redirects() {
  const firsts = kinds().map(
    ({ slugs, below, link }) => [below(slugs[0]!), link(slugs[0]!)] as const,
  );
  const pages = allAddresses().map((address) => [address, address] as const);
  // Pairs of signs in the wrong order.
  const turned = signPairs()
    .filter(([first, second]) => first !== second)
    .map((pair) => pair.map(slugOf) as [string, string])
    .map(([first, second]) => [pairAddress(second, first), pairAddress(first, second)] as const);
  const signs = signNames.map(slugOf).map((sign) => [`${sign}-burcu`, signAddress(sign)] as const);
  const turkish = [...Object.entries(pageNames), ...signs].flatMap(([name, page]) =>
    [...pages, ...firsts, ...turned]
      .filter(([path]) => path === page || path.startsWith(`${page}/`))
      .map(([path, target]) => [`/${name}${path.slice(page.length)}`, target] as const),
  );
  const typed = typedNames().map(([name, target]) => [`/${name}`, target] as const);
  return {
    moved: Object.fromEntries([...typed, ...firsts, ...turned, ...turkish]) as Record<
      string,
      string
    >,
    alike: { [closingLink]: pageAddresses.consultation } as Record<string, string>,
  };
}

/** The build writes it: the server does not read the sources. */
export function writeRedirects(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(redirects(), null, 2));
}
