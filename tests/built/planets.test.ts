import { allPlanets, allSigns } from "content-collections";
import { beforeAll, expect, test } from "vitest";
import { planetFacts } from "../../app/content/planet-facts.ts";
import { slugOf } from "../../app/content/slug.ts";
import { signNames } from "../../app/content/zodiac.ts";
import { documentAt, expectWholeBuild, wordsOf } from "./pages.ts";

const planets: [name: string, address: string, description: string][] = [
  ["Güneş", "/planets", "Kişilik ve benlik"],
  ["Ay", "/planets/ay", "Duygular ve içgüdüler"],
  ["Merkür", "/planets/merkur", "İletişim ve zeka gezegeni"],
  ["Venüs", "/planets/venus", "Aşk, güzellik ve değerler gezegeni"],
  ["Mars", "/planets/mars", "Enerji, güç ve mücadele gezegeni"],
  ["Jüpiter", "/planets/jupiter", "Genişleme, şans ve bolluk gezegeni"],
  ["Satürn", "/planets/saturn", "Disiplin ve sorumluluk gezegeni"],
  ["Uranüs", "/planets/uranus", "Değişim ve yenilik gezegeni"],
  ["Neptün", "/planets/neptun", "Ruhsallık ve sezgi gezegeni"],
  ["Plüton", "/planets/pluton", "Dönüşüm ve Gücün Derin Kaynağı"],
];
const tabs = 'nav[aria-label="Gezegenler"] a';
const planetOf = (name: string) => allPlanets.find((planet) => planet.name === name)!;
const entriesAt = (address: string) => documentAt(address).root.querySelectorAll("details");

beforeAll(expectWholeBuild);

test("Ten planet tabs in order, Güneş chosen at first [9.1]", () => {
  for (const [name, address] of planets) {
    const { root, texts } = documentAt(address);
    expect(texts(tabs)).toEqual(planets.map(([name]) => name));
    expect(root.querySelectorAll(tabs).map((link) => link.getAttribute("href"))).toEqual(
      planets.map(([, path]) => path),
    );
    expect(texts(`${tabs}[aria-current="page"]`), address).toEqual([name]);
  }
});

test("Each planet shows its description, an entry for each sign and a closing paragraph [9.2] [9.4]", () => {
  for (const [name, address, description] of planets) {
    const { text, texts } = documentAt(address);
    expect(text(".planet h2")).toBe(name);
    expect(text(".planet .lead")).toBe(description);
    expect(texts("details h3")).toEqual(signNames.map((sign) => `${name} ${sign} Burcunda`));
    expect(texts(".planet .band > h2")).toContain(`Doğum haritasında ${name}`);
    expect(text(".closing-note")).toBe(wordsOf(planetOf(name).general));
  }
});

test("An accordion opens one entry at a time, none at first [9.3]", () => {
  for (const [, address] of planets)
    for (const entry of entriesAt(address)) {
      expect(entry.getAttribute("name")).toBe("burc");
      expect(entry.hasAttribute("open")).toBe(false);
    }
});

test("Every entry has titled blocks of items with a bold label and links to its page [9.4]", () => {
  for (const [name, address] of planets) {
    for (const [index, entry] of entriesAt(address).entries()) {
      const { sign, content } = planetOf(name).positions[index]!;
      const slug = slugOf(sign);
      expect(entry.querySelector(`#${slug}`), `${name} ${sign}`).not.toBeNull();
      expect(entry.querySelectorAll("h4").map(({ text }) => text)).toEqual(
        content.map(({ title }) => title).filter(Boolean),
      );
      const labels = entry.querySelectorAll("li strong");
      expect(labels).toHaveLength(entry.querySelectorAll("li").length);
      for (const label of labels) expect(label.text).toMatch(/[:”]$/);
      expect(entry.querySelectorAll(".summary")).toHaveLength(name === "Jüpiter" ? 1 : 0);
      expect(entry.querySelector(".planet-page-link")!.getAttribute("href")).toBe(
        `/planets/${slugOf(name)}/${slug}`,
      );
    }
  }
});

test("A planet's facts name its signs, each linked to its entry", () => {
  for (const [name, address] of planets) {
    const { root, texts } = documentAt(address);
    const facts = planetFacts(planetOf(name), allSigns);
    expect(texts(".planet header dt")).toEqual(["Bugün", ...facts.map(({ label }) => label)]);
    expect(texts(".planet header dd").slice(1)).toEqual(
      facts.map(({ signs, words = "" }) => signs.join(", ") + words),
    );
    expect(
      root.querySelectorAll(".planet header dd a[href]").map((link) => link.getAttribute("href")),
    ).toEqual(facts.flatMap(({ signs }) => signs.map((sign) => `#${slugOf(sign)}`)));
  }
});

test("Where the sky contradicts a stated stay of Plüton, a note gives the computed years [9.5]", () => {
  const basak = entriesAt("/planets/pluton")[signNames.indexOf("Başak")]!;
  expect(basak.text).toContain("2208-2237*:");
  expect(basak.querySelector(".footnote")!.text).toMatch(/^\* .*2202\u2060?–\u2060?2218/);
  for (const [index, { sign, note }] of planetOf("Plüton").positions.entries()) {
    const count = note ? 1 : 0;
    const entry = entriesAt("/planets/pluton")[index]!;
    expect(entry.querySelectorAll(".footnote"), sign).toHaveLength(count);
    const page = documentAt(`/planets/pluton/${slugOf(sign)}`);
    expect(page.texts("article .footnote"), sign).toHaveLength(count);
  }
});
