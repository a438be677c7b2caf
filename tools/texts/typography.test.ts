import { expect, test } from "vitest";
import { typographyFindings } from "./typography.ts";

const rules = (text: string) =>
  typographyFindings({ file: "a.md", line: 3, field: [], text }).map(({ rule }) => rule);

test("Straight quotes and apostrophes are found", () => {
  expect(rules('O "iyiyim" dedi.')).toEqual(["straight quote"]);
  expect(rules("Mars'ın gücü")).toEqual(["straight quote"]);
});

test("Double spaces are found", () => {
  expect(rules("İki  boşluk")).toEqual(["double space"]);
});

test("Letters that a wrong encoding leaves are found", () => {
  for (const text of ["GÃ¼neÅŸ", "GÄ±da", "G\ufffdneþ", "yýldýz", "doðum", "Marsâ€™ın"]) {
    expect(rules(text), text).toContain("wrong letter");
  }
});

test("An accent that is not merged with its letter is found", () => {
  expect(rules("güneş".normalize("NFD"))).toEqual(["wrong letter"]);
  expect(rules("i\u0307stanbul")).toEqual(["wrong letter"]);
});

test("Good Turkish passes: curly quotes, circumflexes, dashes, foreign names", () => {
  expect(rules("“Kâğıt” hâlâ Skarsgård’ın elinde – 23°59′, Ömür Çağı, İğde.")).toEqual([]);
});
