import { expect, test } from "vitest";
import { glossarySchema } from "./glossary.ts";
import { glossaryVolumes, volumeName, volumeOf } from "./glossary-volumes.ts";
import { firstSentence } from "./text.ts";

const text = `Bir sözcüğün ilk cümlesi onun ne olduğunu söyler. ${"Sonra bir örnek gelir. ".repeat(8)}`;
const entry = (term: string, more = {}) => ({ term, text: text.trim(), ...more });
const problems = (...terms: unknown[]) =>
  glossarySchema.safeParse({ terms }).error?.issues.map(({ message }) => message) ?? [];

test("Terms stand in the order of the Turkish alphabet", () => {
  expect(problems(entry("Cetvel"), entry("Çark"), entry("Ilık"), entry("İniş"))).toEqual([]);
  expect(problems(entry("Çark"), entry("Cetvel"))).toEqual(["“Cetvel” stands before “Çark”"]);
});

test("No two terms share an anchor, and a term leads to others that exist", () => {
  expect(problems(entry("Açı"), entry("Acı"))).toContain("“Acı” has the anchor of “Açı”");
  expect(problems(entry("Açı", { see: ["Orb"] }))).toEqual([
    "“Açı” leads to “Orb”, which is no term",
  ]);
  expect(problems(entry("Açı", { see: ["Açı"] }))).toEqual(["“Açı” leads to itself"]);
  expect(problems(entry("Açı", { see: ["Orb"] }), entry("Orb"))).toEqual([]);
});

test("Each letter with which a Turkish word begins is in one volume", () => {
  const letters = glossaryVolumes.join("");
  expect(letters).toBe("ABCÇDEFGHIİJKLMNOÖPRSŞTUÜVYZ");
  expect(volumeOf("ışık")).toBe("GHIİJ");
  expect(volumeOf("istasyon")).toBe("GHIİJ");
  expect(volumeOf("Özgürlük")).toBe("OÖPRSŞ");
  expect(glossaryVolumes.map(volumeName).slice(0, 2)).toEqual(["A–Ç", "D–F"]);
});

test("The first sentence of a text ends neither at a house's number nor in a bracket", () => {
  expect(firstSentence("Haritanın 7. evi ortaklığı anlatır. Karşısında 1. ev vardır.")).toBe(
    "Haritanın 7. evi ortaklığı anlatır.",
  );
  expect(firstSentence("Kimi “geri gidiş” der. “Retro” da denir.")).toBe("Kimi “geri gidiş” der.");
  expect(firstSentence("III. Murad zamanında kuruldu. Yıkıldı.")).toBe(
    "III. Murad zamanında kuruldu.",
  );
  expect(firstSentence("Tek cümle.")).toBe("Tek cümle.");
});
