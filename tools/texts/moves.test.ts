import { expect, test } from "vitest";
import { isShared, moveFinding, moveList, movesOf } from "./moves.ts";
import type { Text } from "./texts.ts";

const text = (kind: string, name: string, ...lines: string[]): Text => ({
  kind,
  name,
  words: 0,
  passages: lines.map((line, index) => ({ file: name, line: index + 1, text: line })),
});
const kind = (name: string, lines: string[]) =>
  lines.map((line, index) => text(name, `${index}.md`, line));
const shared = (texts: Text[]) => movesOf(texts).filter(isShared);

/** Openings and endings of their own. */
const others = (count: number) =>
  ["Deniz durulur.", "Rüzgâr kesildi.", "Kuşlar döndü.", "Yollar uzun.", "Ekmek pişti."]
    .concat(["Saat durmuş.", "Kim geldi?", "Kar yağdı.", "Bağ bozuldu."])
    .slice(0, count);

const openings = [
  "Koç armağanı yoklar.",
  "Balık’a armağan seçmek zordur.",
  "Yay’ın armağanı yoldadır.",
  "Kova armağanı çözer.",
];

test("An opening that more than a quarter of a kind shares is named with the texts [15.7]", () => {
  const [move] = shared(kind("moon phase", [...openings, ...others(8)]));
  expect(moveFinding(move!)).toEqual({
    file: "0.md",
    line: 1,
    rule: "shared move",
    message:
      "“moon phase” opens with “<burç> armağ…” in 4 of 12 texts, as at content/1.md:1, content/2.md:1, content/3.md:1",
  });
});

test("A quarter of a kind may share an opening, and it is listed all the same [15.7]", () => {
  const texts = kind("moon phase", [...openings.slice(1), ...others(9)]);
  expect(shared(texts)).toEqual([]);
  expect(moveList(movesOf(texts))).toBe("   3 of 12  “moon phase” opens with “<burç> armağ…”");
});

test("Two of four texts may begin alike [15.7]", () => {
  expect(shared(kind("moon phase", [...openings.slice(2), ...others(2)]))).toEqual([]);
});

test("A last word that more than a quarter of a kind shares is a move too [15.7]", () => {
  const endings = ["Sabır ister, öğretir.", "Zaman öğretti.", "Bu ev öğretecek."];
  expect(shared(kind("moon phase", [...endings, ...others(3)])).map(({ name }) => name)).toEqual([
    "closes with “öğret…”",
  ]);
});

test("A closing is named at the line where the text ends [15.7]", () => {
  const texts = others(3).map((line, index) => text("moon phase", `${index}.md`, line, "Geçer."));
  expect(shared(texts).map(moveFinding)).toMatchObject([{ file: "0.md", line: 2 }]);
});

test("A verb that says little is taken with the word before it [15.7]", () => {
  const endings = ["Kapılar yardım eder.", "Gök kabul eder.", "Su devam eder."];
  expect(shared(kind("moon phase", [...endings, ...others(3)]))).toEqual([]);
});

test("Texts of different kinds are not held against each other [15.7]", () => {
  expect(shared(openings.map((line, index) => text(`kind ${index}`, "a.md", line)))).toEqual([]);
});

test("What an image shows and who somebody is may be said alike [15.7]", () => {
  expect(shared(kind("image description", openings))).toEqual([]);
  expect(shared(kind("sign guide: Ünlüler", openings))).toEqual([]);
});
