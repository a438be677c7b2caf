import { expect, test } from "vitest";
import { type PageId, pageAddresses } from "../../app/content/addresses.ts";
import { unlistedAddresses } from "../../app/content/all-addresses.ts";
import {
  type BuiltPage,
  builtPages,
  htmlOf,
  isBuiltFile,
  placeOf,
} from "../support/built-pages.ts";

const pages = builtPages();
const linksOf = ({ own, shared }: BuiltPage) => [...own, ...shared];

/** What serves the reader rather than tells something: the footer of every page leads there. */
const services: PageId[] = ["search", "kvkk", "accessibility", "credits", "notFound"];
const texts = [...pages.keys()].filter(
  (address) => !services.some((id) => pageAddresses[id] === address),
);

/** The pages whose own text, not their header or footer, leads to each address. */
function roads(): Map<string, Set<string>> {
  const found = new Map([...pages.keys()].map((address) => [address, new Set<string>()]));
  for (const [from, { own }] of pages) {
    for (const { href } of own) {
      const path = placeOf(href, from)?.path;
      if (path && path !== from && from !== pageAddresses.notFound) found.get(path)?.add(from);
    }
  }
  return found;
}

const leadingOn: Record<string, string[]> = {
  "/zodiac/koc/saglik": [
    "/elements#ateş",
    "/planets/mars",
    "/planets/mars/koc",
    "/zodiac/aslan",
    "/zodiac/terazi",
    "/blog/yukselen-koc",
  ],
  "/planets/venus": ["/zodiac/boga", "/blog#retro", "/consultation#kadersel-es-danismanligi"],
  "/planets/uranus/ikizler": ["/planets/merkur/ikizler", "/planets/uranus/yay", "/elements#hava"],
  "/elements": ["/zodiac/koc", "/zodiac/balik", "/elements#su"],
  "/blog": ["/zodiac/ikizler", "/planets/uranus/ikizler", "/charts/eclipse"],
  "/blog/yukselen-oglak": ["/zodiac/oglak", "/planets/uranus", "/charts/eclipse"],
  "/charts/nodes": ["/consultation#kadersel-es-danismanligi", "/charts/composite", "/planets/ay"],
  "/consultation": ["/charts", "/charts/nodes"],
  "/about": ["/blog#egitim", "/consultation#yillik-ongoru", "/charts/composite"],
};

test.each(Object.entries(leadingOn))("%s links to related pages", (address, related) => {
  const found = pages.get(address)?.own.map(({ href }) => href);
  expect(found).toEqual(expect.arrayContaining(related));
});

test("A compatible sign's card links to that sign", () => {
  const found = pages.get("/zodiac/koc")?.own.map(({ href }) => href);
  expect(found?.filter((href) => href === "/zodiac/aslan")).toHaveLength(2);
});

test("Names in texts link to their pages", () => {
  const named = { "/blog/yukselen-kova": "/planets/uranus", "/charts/profection": "/charts" };
  for (const [address, path] of Object.entries(named)) {
    expect(htmlOf(address)).toMatch(new RegExp(`<p>[^<]*<a href="${path}">`));
  }
  expect(htmlOf("/about")).toContain('<a href="/planets/ay/oglak">Ay’ı Oğlak’ta</a>');
});

test("No link is broken: pages, files and fragments exist", () => {
  const broken: string[] = [];
  let followed = 0;
  for (const [from, page] of pages) {
    for (const { href } of linksOf(page)) {
      const place = placeOf(href, from);
      if (!place) continue;
      followed++;
      const target = pages.get(place.path);
      const isThere = target
        ? place.fragment === "" || target.ids.has(place.fragment)
        : unlistedAddresses().includes(place.path) || isBuiltFile(place.path);
      if (!isThere) broken.push(`${from} leads to ${href}`);
    }
  }
  expect([...new Set(broken)]).toEqual([]);
  expect(followed).toBeGreaterThan(pages.size * 20);
});

test("At least four other pages link to every text, outside headers and footers", () => {
  const found = roads();
  const few = texts
    .map((address) => ({ address, from: [...(found.get(address) ?? [])] }))
    .filter(({ from }) => from.length < 4);
  expect(few).toEqual([]);
});

test("Without JavaScript plain links lead from the home page to every page [2.6]", () => {
  const reached = new Set<string>([pageAddresses.home]);
  for (const from of reached) {
    for (const { href } of linksOf(pages.get(from)!)) {
      const path = placeOf(href, from)?.path;
      if (path && pages.has(path)) reached.add(path);
    }
  }
  const orphans = [...pages.keys()].filter((address) => !reached.has(address));
  expect(orphans).toEqual([pageAddresses.notFound]);
});

test("Links to new windows give them no access to the page", () => {
  const opening = [...pages.values()].flatMap(linksOf).filter(({ target }) => target === "_blank");
  expect(opening.length).toBeGreaterThanOrEqual(pages.size);
  for (const { href, rel } of opening) expect(rel, href).toMatch(/\bno(referrer|opener)\b/);
});
