import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { documentAt, expectWholeBuild } from "./pages.ts";

type Block = { title: string; items: string[] };
type Planet = { positions: { sign: string; lead: string; content: Block[] }[] };

test("A planet in a sign has a page with the whole reading and both pictures", () => {
  expectWholeBuild();
  const { text, texts, root } = documentAt("/planets/jupiter/akrep");
  expect(text("title")).toBe("Jüpiter Akrep Burcunda | Astroloji Akademisi");
  expect(text("h1")).toBe("Jüpiter Akrep Burcunda");
  const jupiter: Planet = parse(readFileSync("content/placements/jupiter.yaml", "utf8"));
  const { lead, content } = jupiter.positions.find(({ sign }) => sign === "Akrep")!;
  expect(texts("article h2")).toEqual(content.map(({ title }) => title).filter(Boolean));
  expect(text("article .lead")).toBe(lead);
  expect(root.querySelector('meta[name="description"]')!.getAttribute("content")).toBe(lead);
  for (const item of content.flatMap(({ items }) => items)) expect(text("article")).toContain(item);
  const pictures = root.querySelectorAll(".placement-art img");
  expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual([
    "/akrep.png",
    expect.stringMatching(/^\/assets\/jupiter-/),
  ]);
});

const linksIn = (address: string, label: string) =>
  documentAt(address)
    .root.querySelectorAll("nav")
    .filter((nav) => (nav.getAttribute("aria-label") ?? nav.querySelector("h2")?.text) === label)
    .flatMap((nav) => nav.querySelectorAll("a"))
    .map((link) => link.getAttribute("href"));

test("It links to the signs beside it, the other planets in its sign, its planet and its sign", () => {
  const page = "/planets/venus/akrep";
  expect(linksIn(page, "Venüs komşu burçlarda")).toEqual([
    "/planets/venus/terazi",
    "/planets/venus/yay",
  ]);
  expect(linksIn(page, "Akrep burcundaki diğer gezegenler")).toEqual(
    "gunes ay merkur mars jupiter saturn uranus neptun pluton"
      .split(" ")
      .map((slug) => `/planets/${slug}/akrep`),
  );
  expect(linksIn(page, "Gezegen ve burç")).toEqual(["/planets/venus", "/zodiac/akrep"]);
});

test("Before Koç comes Balık and after Balık comes Koç, and Güneş is read at the plain path", () => {
  expect(linksIn("/planets/gunes/koc", "Güneş komşu burçlarda")[0]).toBe("/planets/gunes/balik");
  expect(linksIn("/planets/gunes/balik", "Güneş komşu burçlarda")[1]).toBe("/planets/gunes/koc");
  expect(linksIn("/planets/gunes/koc", "Gezegen ve burç")[0]).toBe("/planets");
  expect(documentAt("/planets/gunes/koc").texts(".breadcrumbs li")).toEqual([
    "Anasayfa",
    "Gezegenler",
    "Güneş",
    "Koç",
  ]);
});

test("Each of a planet's twelve entries links to its page", () => {
  for (const [address, slug] of [
    ["/planets", "gunes"],
    ["/planets/ay", "ay"],
    ["/planets/pluton", "pluton"],
  ] as const) {
    const links = documentAt(address).root.querySelectorAll("details a");
    const own = links
      .map((link) => link.getAttribute("href")!)
      .filter((href) => href.startsWith(`/planets/${slug}/`));
    expect(new Set(own).size, address).toBe(12);
  }
});
