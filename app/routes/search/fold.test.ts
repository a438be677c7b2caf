import { expect, test } from "vitest";
import { fold, termsOf, wordsOf } from "./fold.ts";

test("Turkish letters typed either way become the same [18.2]", () => {
  expect(new Set(["İĞDE", "iğde", "IGDE", "ığde", "igde"].map(fold))).toEqual(new Set(["igde"]));
  expect(fold("ŞÇÖÜ şçöü SCOU")).toBe("scou scou scou");
  expect(fold("kâğıt hâlâ Beyoncé")).toBe("kagit hala beyonce");
});

test("A letter whose accent came apart is the same letter", () => {
  expect(fold("güneş".normalize("NFD"))).toBe("gunes");
});

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
