import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { closingLink, pageAddresses, pairAddress } from "./addresses.ts";
import { allAddresses, kinds } from "./all-addresses.ts";
import { signPairs } from "./sign-pairs.ts";
import { slugOf } from "./slug.ts";

/** Turkish names that people type for a page. They also redirect the addresses below it. */
const turkishNames = {
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
};

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
  const turkish = Object.entries(turkishNames).flatMap(([name, page]) =>
    [...pages, ...firsts, ...turned]
      .filter(([path]) => path === page || path.startsWith(`${page}/`))
      .map(([path, target]) => [`/${name}${path.slice(page.length)}`, target] as const),
  );
  return {
    moved: Object.fromEntries([...firsts, ...turned, ...turkish]) as Record<string, string>,
    alike: { [closingLink]: pageAddresses.consultation } as Record<string, string>,
  };
}

/** The build writes it: the server does not read the sources. */
export function writeRedirects(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(redirects(), null, 2));
}
