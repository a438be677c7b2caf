import { allCharts, pageList } from "content-collections";
import { expect, test } from "vitest";
import { breadcrumbs } from "../../app/content/breadcrumbs.ts";
import { headlines } from "../../app/content/headlines.ts";
import { builtPages, documentAt, expectWholeBuild, wordsOf } from "./pages.ts";

const headlineOf = headlines(allCharts);
const trailTo = breadcrumbs(pageList.pages, allCharts);

/** What the heading has to say: the text's headline, the planet, else what the window's title says. */
function nameOf(address: string): string {
  const planet = /^\/planets\/[^/]+$/.test(address) ? trailTo(address).at(-1)?.name : undefined;
  const title = documentAt(address).text("title").split(" | ")[0];
  return headlineOf.get(address) ?? planet ?? title ?? "";
}

/** The home page is the academy itself; its title says what that is. */
const named = [...builtPages.keys()].filter((address) => address !== "/");
const lower = (text: string) => text.toLocaleLowerCase("tr-TR");

test("Every page has one h1 that makes sense alone", () => {
  expectWholeBuild();
  for (const address of builtPages.keys()) {
    expect(documentAt(address).texts("h1"), address).toHaveLength(1);
  }
  for (const address of named) {
    const heading = documentAt(address).text("h1").replace(" – ", ": ");
    // A title may say more, for searches: “Burçlar, Özellikleri ve Tarihleri”.
    const [shorter, longer] = [heading, nameOf(address)]
      .map(lower)
      .toSorted((a, b) => a.length - b.length);
    expect(longer, address).toContain(shorter);
  }
});

test("No two pages have the same heading", () => {
  const addresses = Map.groupBy(builtPages.keys(), (address) => documentAt(address).text("h1"));
  expect([...addresses.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test("A heading names the sign, the article, the technique and the planet", () => {
  const heading = (address: string) => documentAt(address).text("h1");
  expect(heading("/zodiac/boga/taslar")).toBe("Boğa Burcu: Taşlar");
  expect(heading("/zodiac/boga")).toBe("Boğa Burcu: Temel Özellikler");
  expect(heading("/blog/yukselen-koc")).toBe(
    "Astroloji Yazıları – Yükselen Koç için Uranüs Etkisi",
  );
  expect(heading("/charts/nodes")).toMatch(/^Haritalar – .*Ay Düğümleri/);
  expect(heading("/planets/mars")).toBe("Gezegenler ve Burçlar – Mars");
});

test("Heading levels begin with h1 and skip none", () => {
  const skips = [...builtPages.keys()].flatMap((address) => {
    const headings = documentAt(address).root.querySelectorAll("h1, h2, h3, h4, h5, h6");
    const levels = [0, ...headings.map(({ rawTagName }) => Number(rawTagName[1]))];
    return headings
      .filter((_, index) => levels[index + 1]! > levels[index]! + 1)
      .map(({ rawTagName, text }) => `${address} ${rawTagName} ${wordsOf(text)}`);
  });
  expect(skips).toEqual([]);
});

test("An article's headings are below its title's level", () => {
  const { root } = documentAt("/blog/yukselen-koc");
  expect(root.querySelectorAll("#yazi").map(({ rawTagName }) => rawTagName)).toEqual(["h2"]);
  const levels = root.querySelectorAll(".reader-pane .prose :is(h1, h2, h3, h4)");
  expect(levels.length).toBeGreaterThan(1);
  expect(new Set(levels.map(({ rawTagName }) => rawTagName))).toEqual(new Set(["h3"]));
});
