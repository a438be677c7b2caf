import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { allAddresses, closingLink, kinds, pageAddresses } from "./addresses.ts";

/** What people type for a page, in Turkish; and below it what is below the page. */
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
};

/** Every address that is none of the site's pages, yet means one: the shape is contract/redirects.ts. */
export function redirects() {
  const firsts = kinds().map(({ slugs, own, link }) => [own(slugs[0]!), link(slugs[0]!)] as const);
  const pages = allAddresses().map((address) => [address, address] as const);
  const turkish = Object.entries(turkishNames).flatMap(([name, page]) =>
    [...pages, ...firsts]
      .filter(([path]) => path === page || path.startsWith(`${page}/`))
      .map(([path, target]) => [`/${name}${path.slice(page.length)}`, target] as const),
  );
  return {
    moved: Object.fromEntries([...firsts, ...turkish]) as Record<string, string>,
    alike: { [closingLink]: pageAddresses.consultation } as Record<string, string>,
  };
}

/** Written by the build: the server reads what was built, never the sources. */
export function writeRedirects(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(redirects(), null, 2));
}
