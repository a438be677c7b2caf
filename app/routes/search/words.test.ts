import { expect, test } from "vitest";
import { termsOf, wordsOf } from "./words.ts";

test("A name's suffix after the apostrophe is no part of the word", () => {
  expect(wordsOf("Koç’un evi")).toEqual([
    { folded: "koc", start: 0, end: 3 },
    { folded: "evi", start: 7, end: 10 },
  ]);
  expect(termsOf("Mars'ın Mars gücü")).toEqual(["mars", "gucu"]);
});

test("Signs that are no letters separate words", () => {
  expect(termsOf("  “ay–güneş”, 23°59′! ")).toEqual(["ay", "gunes", "23", "59"]);
  expect(termsOf("…")).toEqual([]);
});
