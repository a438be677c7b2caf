import { expect, test } from "vitest";
import { formsOf, isFormOf } from "./suffixes.ts";

test.each([
  ["retrosu", "retro"],
  ["tasi", "tas"],
  ["taslarin", "tas"],
  ["rengi", "renk"],
  ["kitabinda", "kitap"],
  ["burcundayim", "burc"],
  ["dogumlular", "dogum"],
  ["yukselenim", "yukselen"],
  ["burctu", "burc"],
])("%s is a form of %s", (word, root) => {
  expect(isFormOf(word, root)).toBe(true);
});

test.each([
  ["kocaman", "koc"],
  ["tasarim", "tas"],
  ["aya", "ay"],
])("%s is none of %s", (word, root) => {
  expect(isFormOf(word, root)).toBe(false);
});

test("Of a form the other forms are found, when its root is a word of the texts", () => {
  const words = ["kova", "kovan", "tas", "tasari", "tasi", "taslar"];
  const found = (word: string) => formsOf(words, word).map((place) => words[place]);
  expect(new Set(found("tasin"))).toEqual(new Set(["tas", "tasi", "taslar"]));
  expect(found("taslik")).toContain("tas");
  expect(formsOf(["taslar"], "tasin")).toEqual([]);
});
