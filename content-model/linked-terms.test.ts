import { expect, test } from "vitest";
import { linkedBlocks, termLinker } from "./linked-terms.ts";

const terms = ["Yücelme", "Kavuşum", "Kare", "Geri gidiş", "Altmışlık", "Yükselen"].map((term) => ({
  term,
  slug: term.toLocaleLowerCase("tr-TR").replace(/ü/g, "u").replace(/ş/g, "s").replace(" ", "-"),
}));

const pathsIn = (texts: string[], most?: number) => {
  const link = termLinker(terms, most);
  return texts.map((text) =>
    link([text]).flatMap((part) => (typeof part === "string" ? [] : [`${part.text} ${part.path}`])),
  );
};

test("The first use of a technical word leads to the glossary, with its suffix [58.12]", () => {
  expect(pathsIn(["Venüs Balık’ta yücelir, sonra yine yücelir.", "Yücelmesi de budur."])).toEqual([
    ["yücelir /sozluk#yucelme"],
    [],
  ]);
  expect(termLinker(terms)(["Geri gidişler üç kez olur."])).toEqual([
    "",
    { text: "Geri gidişler", path: "/sozluk#geri-gidis" },
    " üç kez olur.",
  ]);
});

test("A house that is named by its number leads to what is written of it [58.12]", () => {
  const found = ["yedinci evinizde", "12. evin", "On ikinci ev"].map((said) => pathsIn([said])[0]);
  expect(found).toEqual([
    ["yedinci evinizde /evler#ev-7"],
    ["12. evin /evler#ev-12"],
    ["On ikinci ev /evler#ev-12"],
  ]);
  expect(pathsIn(["ikinci evlilik", "ilk ev", "2. evli"])).toEqual([[], [], []]);
});

test("One in a paragraph, few in a text, none where something is linked already [58.12]", () => {
  expect(pathsIn(["Kavuşum ile kare açı"])).toEqual([["Kavuşum /sozluk#kavusum"]]);
  const texts = ["kavuşum", "kare açı", "altmışlık", "geri gidiş"];
  expect(pathsIn(texts).flat()).toHaveLength(3);
  expect(pathsIn(texts, 2).flat()).toHaveLength(2);
  const linked = ["Kavuşum ve ", { text: "Mars", path: "/planets/mars" }];
  expect(termLinker(terms)(linked)).toBe(linked);
});

test("Words that only look technical stay words [58.12]", () => {
  expect(pathsIn(["kare masa", "yükselen fiyatlar", "karesi", "yücegönüllü"]).flat()).toEqual([]);
});

test("Neither a heading nor a label is linked [58.12]", () => {
  const link = termLinker(terms);
  expect(
    linkedBlocks(
      [
        { kind: "heading", text: "Kavuşum" },
        { kind: "paragraph", label: "Kavuşum", text: "Yan yana durur." },
        { kind: "cards", numbered: false, items: [{ label: "Kavuşum", text: "kavuşumda" }] },
      ],
      link,
    ),
  ).toEqual([
    { kind: "heading", text: "Kavuşum" },
    { kind: "paragraph", label: "Kavuşum", text: ["Yan yana durur."] },
    {
      kind: "cards",
      numbered: false,
      items: [{ label: "Kavuşum", text: ["", { text: "kavuşumda", path: "/sozluk#kavusum" }, ""] }],
    },
  ]);
});

test("A word that the glossary does not have is not linked [58.12]", () => {
  expect(termLinker([])(["kavuşum"])).toEqual(["kavuşum"]);
});
