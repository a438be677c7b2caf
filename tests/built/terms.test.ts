import { glossary } from "content-collections";
import type { HTMLElement, Node } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { volumeAddress } from "../../app/content/addresses.ts";
import { glossaryVolumes } from "../../app/content/glossary-volumes.ts";
import { termUses } from "../../app/content/links/links.ts";
import { builtPages, documentAt, expectWholeBuild } from "./pages.ts";

type Kind = { at: RegExp; text: string; words: string; own?: Record<string, string[]> };

const aspects = ["Kavuşum", "Altmışlık", "Kare", "Üçgen", "Karşıt", "Beşlik", "Yarım kare"];

/** Where each kind of text stands, what of it is running text, and which terms its page is about. */
const kinds: Record<string, Kind> = {
  guide: { at: /^\/zodiac\/[^/]+(\/(?!yazdir)[^/]+)?$/, text: ".guide-text", words: ".prose p" },
  reading: {
    at: /^\/planets\/\w+\/\w+$/,
    text: ".placement article",
    words: ".reading .lead, .reading li, .summary, .footnote",
  },
  technique: {
    at: /^\/charts(\/\w+)?$/,
    text: "main article",
    words: ".prose p, .card p, .closing-note",
    own: {
      "/charts": ["Güneş dönüşü"],
      "/charts/progress": ["İlerletim"],
      "/charts/frideria": ["Firdaria"],
      "/charts/composite": ["Kompozit harita"],
      "/charts/eclipse": ["Tutulma"],
      "/charts/profection": ["Profeksiyon"],
      "/charts/derivative": ["Türetilmiş evler"],
      "/charts/nodes": ["Ay düğümleri"],
    },
  },
  article: {
    at: /^\/blog(\/[\w-]+)?$/,
    text: ".reader-pane",
    words: ".prose p, .prose li, .article-sources",
  },
  house: {
    at: /^\/evler$/,
    text: "article.house",
    words: ".prose p",
    own: {
      "/evler": [
        ...["Ev", "Boş ev", "Ev başlangıcı", "Ev sistemi"],
        ...["Köşe evleri", "Takip eden evler", "Düşen evler"],
      ],
    },
  },
  aspect: {
    at: /^\/acilar$/,
    text: "article.aspect",
    words: ".prose p",
    own: {
      "/acilar": [...aspects, "Açı", "Görmeyen açı", "Orb", "Yaklaşan ve ayrılan açı"],
    },
  },
  retrograde: {
    at: /^\/retro$/,
    text: ".retrograde-intro, .retrograde",
    words: ".prose p, .prose li",
    own: {
      "/retro": ["Geri gidiş", "Merkür geri gidişi", "Durağan gezegen", "Gölge dönemi"],
    },
  },
  pair: { at: /^\/uyum\/./, text: ".pair", words: ".prose p" },
  element: { at: /^\/elements$/, text: "section.element", words: ".lead, .element-items dd" },
  consultation: {
    at: /^\/consultation$/,
    text: ".consultation-panel article",
    words: ".lead, .prose p",
  },
  about: {
    at: /^\/about$/,
    text: "main",
    words: ".prose p, .services li > p, .values li > p, .difference dd",
  },
};

/** Where the entries of the glossary are, as its volumes were built. */
const entries = new Map(
  glossaryVolumes.map(volumeAddress).flatMap((address) =>
    documentAt(address)
      .root.querySelectorAll("main article")
      .map((entry): [string, string] => [
        entry.querySelector("h3")!.text,
        `${address}#${entry.querySelector("[id]")!.id}`,
      ]),
  ),
);

const uses = termUses(glossary.terms);

/** An element's words without its label, and what of them is a link. */
function runningText(element: HTMLElement) {
  let text = "";
  const links: { from: number; to: number; element: HTMLElement }[] = [];
  const read = (node: Node) => {
    const { rawTagName: tag } = node as HTMLElement;
    if (tag === "strong" || tag === "b") return;
    const from = text.length;
    if (node.childNodes.length === 0 && !tag) text += node.text;
    for (const child of node.childNodes) read(child);
    if (tag === "a") links.push({ from, to: text.length, element: node as HTMLElement });
  };
  read(element);
  return { text, links };
}

const textsOf = ({ at, text }: Kind) =>
  [...builtPages.keys()]
    .filter((address) => at.test(address))
    .flatMap((address) =>
      documentAt(address)
        .root.querySelectorAll(text)
        .map((element, place) => ({ address, name: `${address} ${place + 1}`, element })),
    );

/** What of one text is to be linked, and what is, as “word address”. */
function linksOf(element: HTMLElement, words: string, own: string[]) {
  const seen = new Set(own.map((term) => entries.get(term)));
  const wanted: string[] = [];
  const found: string[] = [];
  for (const { text, links } of element.querySelectorAll(words).map(runningText)) {
    for (const { index, text: said, path } of uses(text)) {
      const link = links.find(({ from, to }) => from < index + said.length && index < to)?.element;
      const leadsElsewhere = link && !link.classList.contains("term");
      if (!seen.has(path) && !leadsElsewhere) wanted.push(`${said} ${path}`);
      seen.add(path);
    }
    const terms = links.map(({ element }) => element).filter((a) => a.classList.contains("term"));
    found.push(...terms.map((a) => `${a.text} ${a.getAttribute("href")}`));
  }
  return { wanted, found };
}

test("Every glossary entry is in a volume of the built site", () => {
  expectWholeBuild();
  expect([...entries.keys()].toSorted()).toEqual(glossary.terms.map(({ term }) => term).toSorted());
});

for (const [name, kind] of Object.entries(kinds)) {
  test(`In every ${name} the first use of each technical term links to its entry`, () => {
    const texts = textsOf(kind).map(({ address, name, element }) => {
      const own = kind.own?.[address] ?? [];
      // A house leads to no house: the page is about all of them.
      const isOwnHouse = (link: string) => address === "/evler" && link.includes("/evler#");
      const { wanted, found } = linksOf(element, kind.words, own);
      return { name, wanted: wanted.filter((link) => !isOwnHouse(link)), found };
    });
    const wrong = texts.filter(({ wanted, found }) => wanted.join() !== found.join());
    expect(wrong).toEqual([]);
    // No text of an element says such a word today.
    if (name !== "element") expect(texts.flatMap(({ found }) => found)).not.toEqual([]);
  });
}

/** Plain words, searched without the list that links them. */
const unmistakable: [word: RegExp, term: string][] = [
  [/\bfirdaria/i, "Firdaria"],
  [/\bprofeksiyon/i, "Profeksiyon"],
  [/\bhorary/i, "Horary"],
  [/\bsinastri/i, "Sinastri"],
  [/\beleksiyon/i, "Eleksiyon"],
  [/\bkazimi/i, "Kazimi"],
  [/\bKeldani sırası/, "Keldani sırası"],
  [/\bAy düğümleri/, "Ay düğümleri"],
  [/\bGüneş dönüşü/, "Güneş dönüşü"],
  [/\bkompozit/i, "Kompozit harita"],
  [/\bkavuşum/i, "Kavuşum"],
  [/\bzararda(?!n)/i, "Zarar"],
  [/\bdüşüştedir/i, "Düşüş"],
  [/\byücelir/i, "Yücelme"],
  [/\b[dD]oğum haritası/, "Doğum haritası"],
  [/\byükselen burc/i, "Yükselen"],
  [/\bgeri gidiş/i, "Geri gidiş"],
];

describe("Every text that uses an unambiguous term links to its entry", () => {
  for (const [word, term] of unmistakable) {
    test(term, () => {
      const silent = Object.values(kinds).flatMap((kind) =>
        textsOf(kind)
          .filter(({ address }) => !kind.own?.[address]?.includes(term))
          .filter(({ element }) => {
            const parts = element.querySelectorAll(kind.words).map(runningText);
            const links = parts.flatMap(({ links }) => links.map(({ element }) => element));
            const isExplained = links.some(
              (a) => a.getAttribute("href") === entries.get(term) || word.test(a.text),
            );
            return parts.some(({ text }) => word.test(text)) && !isExplained;
          })
          .map(({ name }) => name),
      );
      expect(silent).toEqual([]);
    });
  }
});

test("Headings, labels, buttons, links and printable pages have no term links", () => {
  const within = "h1, h2, h3, h4, h5, h6, dt, strong, b, summary, button, nav, figcaption, a";
  const wrong = [...builtPages.keys()].flatMap((address) => {
    const { root } = documentAt(address);
    const links = within.split(", ").flatMap((tag) => root.querySelectorAll(`${tag} a.term`));
    const printed = address.endsWith("/yazdir") ? root.querySelectorAll("a.term") : [];
    return [...links, ...printed].map((a) => `${address} ${a.text}`);
  });
  expect(wrong).toEqual([]);
});

test("Neither a planet's own page nor the home page has term links", () => {
  const full = [...builtPages.keys()].filter((address) => /^\/(planets(\/\w+)?)?$/.test(address));
  expect(full).toHaveLength(11);
  for (const address of full) {
    expect(documentAt(address).root.querySelectorAll("a.term"), address).toEqual([]);
  }
});

test("Another text or entry links to every glossary entry", () => {
  const led = new Set(
    [...builtPages.keys()]
      .filter((address) => address !== "/sozluk")
      .flatMap((address) =>
        documentAt(address)
          .root.querySelectorAll("main a")
          .map((a) => a.getAttribute("href") ?? "")
          .map((href) => (href.startsWith("#") ? address + href : href)),
      ),
  );
  expect([...entries.values()].filter((entry) => !led.has(entry))).toEqual([]);
});
