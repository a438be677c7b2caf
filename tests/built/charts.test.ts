import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { documentAt, expectWholeBuild } from "./pages.ts";

const techniques = [
  ["/charts", "Güneş Dönüşü"],
  ["/charts/progress", "İlerletim"],
  ["/charts/frideria", "Firdaria"],
  ["/charts/composite", "Kompozit"],
  ["/charts/eclipse", "Tutulma"],
  ["/charts/profection", "Profeksiyon"],
  ["/charts/derivative", "Türetilmiş Evler"],
  ["/charts/nodes", "Ay Düğümleri"],
] as const;
const tabs = 'nav[aria-label="Harita teknikleri"] a';

test("Eight tabs, solar first; each page shows its own technique alone [6.1]", () => {
  expectWholeBuild();
  for (const [address, name] of techniques) {
    const { root, texts } = documentAt(address);
    const links = root.querySelectorAll(tabs);
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      techniques.map(([path]) => path),
    );
    expect(texts(tabs)).toEqual(techniques.map(([, name]) => name));
    expect(texts(`${tabs}[aria-current="page"]`)).toEqual([name]);
    expect(root.querySelectorAll("main article"), address).toHaveLength(1);
  }
});

test("Each technique has an image, paragraphs, feature cards and a closing note [6.2]", () => {
  for (const [address] of techniques) {
    const { root, text, texts, attribute } = documentAt(address);
    expect(attribute("main article img", "alt"), address).toMatch(/.{20,}/);
    expect(existsSync(`build/client${attribute("main article img", "src")}`), address).toBe(true);
    expect(texts("main article .prose p").length).toBeGreaterThanOrEqual(3);
    const cards = root.querySelectorAll("main article .card-grid > li");
    expect(cards.length, address).toBeGreaterThanOrEqual(4);
    for (const card of cards) {
      expect(card.querySelector("h3")!.text).toMatch(/\S{3,}/);
      expect(card.querySelector("p")!.text).toMatch(/\S{2,} .{20,}/);
    }
    expect(text("main article .closing-note"), address).toMatch(/\S{2,} .+/);
  }
});
