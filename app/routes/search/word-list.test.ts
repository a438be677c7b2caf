import fc from "fast-check";
import { expect, test } from "vitest";
import { exactly, oneLetterApart, startingWith } from "./word-list.ts";

const words = ["ay", "ayna", "koc", "mars", "marti"];

test("A word is found at its place, and words by their start", () => {
  expect(exactly(words, "koc")).toBe(2);
  expect(exactly(words, "ko")).toBeUndefined();
  expect(startingWith(words, "mar")).toEqual([3, 4]);
  expect(startingWith(words, "z")).toEqual([]);
});

const word = fc.stringMatching(/^[a-e]{1,7}$/);

test("A word is one letter apart from what one slip makes of it", () => {
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom(..."abcde"), (right, at, letter) => {
      const place = at % right.length;
      const [before, after] = [right.slice(0, place), right.slice(place + 1)];
      expect(oneLetterApart(right, before + letter + after)).toBe(true);
      expect(oneLetterApart(right, before + after)).toBe(true);
      expect(oneLetterApart(right, before + letter + right.slice(place))).toBe(true);
      const [next = ""] = after;
      expect(oneLetterApart(right, before + next + right[place] + after.slice(1))).toBe(true);
    }),
  );
});

test("What takes two slips is another word", () => {
  for (const other of ["mxxs", "ma", "marsxx", "rmsa", "masra"]) {
    expect(oneLetterApart("mars", other), other).toBe(false);
  }
});
