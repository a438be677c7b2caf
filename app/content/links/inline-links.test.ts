import { expect, test } from "vitest";
import { linkParagraphs, type NameKind, nameLinker } from "./inline-links.ts";

const charts = [
  { id: "solar", name: "Güneş Dönüşü" },
  { id: "eclipse", name: "Tutulma" },
  { id: "progress", name: "İlerletim" },
] as const;
const every: NameKind[] = ["placement", "technique", "planet"];
const linker = (kinds = every, own = "/blog", most?: number) =>
  nameLinker([...charts], kinds, own, most);
const links = (text: string, link = linker()) =>
  link(text).flatMap((part) => (typeof part === "string" ? [] : [[part.text, part.path]]));

test("A planet is linked with its suffix, and the text stays what it was", () => {
  const text = "Bu yıl Venüs’ün yolu açık.";
  expect(linker()(text)).toEqual([
    "Bu yıl ",
    { text: "Venüs’ün", path: "/planets/venus" },
    " yolu açık.",
  ]);
});

test("A planet in a sign is linked to its reading, however the sentence says it", () => {
  expect(links("Venüs’ü Yay’da olanın bavulu")).toEqual([["Venüs’ü Yay’da", "/planets/venus/yay"]]);
  expect(links("çoğunda Uranüs Yay’dadır ve")).toEqual([
    ["Uranüs Yay’dadır", "/planets/uranus/yay"],
  ]);
  expect(links("Koç’taki Neptün’le altmışlık")).toEqual([
    ["Koç’taki Neptün’le", "/planets/neptun/koc"],
  ]);
});

test("A technique is linked in large and small letters, with suffixes", () => {
  expect(links("o yılın Güneş dönüşünü okur")).toEqual([["Güneş dönüşünü", "/charts"]]);
  expect(links("İlerletim yavaş konuşur")).toEqual([["İlerletim", "/charts/progress"]]);
  expect(links("tam Güneş tutulması")).toEqual([["tutulması", "/charts/eclipse"]]);
});

test("The Sun and the Moon alone, months, and words that only begin alike are no names", () => {
  for (const text of ["Güneş doğdu, Ay battı.", "Marslı bir ayda", "Satürnyen", "altı Aylık"]) {
    expect(linker()(text)).toEqual([text]);
  }
});

test("A paragraph has one link, to what comes first among the kinds that are asked for", () => {
  const text = "Mars’tan sonra tutulma gelir.";
  expect(links(text)).toEqual([["tutulma", "/charts/eclipse"]]);
  expect(links(text, linker(["planet"]))).toEqual([["Mars’tan", "/planets/mars"]]);
  expect(links(text, linker([]))).toEqual([]);
});

test("A page is linked once in a text, and never from itself", () => {
  const link = linker(["planet"], "/planets/mars");
  expect(links("Mars ile Venüs", link)).toEqual([["Venüs", "/planets/venus"]]);
  expect(links("Venüs ile Mars", link)).toEqual([]);
});

test("A text has at most as many links as are asked for", () => {
  const link = linker(["planet"], "/blog", 2);
  const found = ["Mars", "Venüs", "Merkür", "Satürn"].flatMap((text) => links(text, link));
  expect(found.map(([text]) => text)).toEqual(["Mars", "Venüs"]);
});

test("Headings, lists, bold beginnings and paragraphs with a link of their own stay as they are", () => {
  const html = [
    "<h2>Mars’ın takvimi</h2>",
    "<ul>\n<li>Mars</li>\n</ul>",
    '<p>Bir <a href="/kvkk">metin</a> ve Mars.</p>',
    "<p><strong>Mars yılları.</strong> Sonra\nMars gelir.</p>",
  ].join("\n");
  expect(linkParagraphs(html, linker())).toBe(
    html.replace("\nMars gelir", '\n<a href="/planets/mars">Mars</a> gelir'),
  );
});
