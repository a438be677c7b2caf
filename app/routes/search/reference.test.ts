import { expect, test } from "vitest";
import { find } from "./find.ts";
import { searchFiles } from "./search-files.ts";
import { explaining, type IndexFile, readIndex } from "./search-index.ts";

const index = readIndex(searchFiles().dizin as IndexFile);
const firstOf = (query: string) => find(index, query).groups[0]!.results[0]!;

test.each([
  ["orb nedir", "Temel Bilgiler", /#orb$/],
  ["7. ev", "Temel Bilgiler", /^\/evler#ev-7$/],
  ["üçgen açı", "Temel Bilgiler", /^\/acilar#ucgen$|#ucgen$/],
  ["satürn retrosu", "Temel Bilgiler", /^\/retro#saturn$/],
  ["koç boğa uyumu", "Burç Uyumu", /^\/uyum\/koc-boga$/],
  ["balık ve akrep", "Burç Uyumu", /^\/uyum\/akrep-balik$/],
  ["terazi terazi uyumu", "Burç Uyumu", /^\/uyum\/terazi-terazi$/],
])("“%s” is answered by %s", (query, kind, path) => {
  const first = firstOf(query);
  expect([first.kind, first.path]).toEqual([kind, expect.stringMatching(path)]);
});

test.each([
  ["profeksiyon", "Haritalar"],
  ["dolunay", "Ay Evreleri"],
  ["akrep", "Burçlar"],
  ["venüs", "Gezegenler"],
])("“%s” is answered by the page about it, before what explains the word", (query, kind) => {
  expect(firstOf(query).kind).toBe(kind);
});

test.each(["void of course", "Pars Fortunae", "out of bounds", "solar arc", "whole sign"])(
  "“%s” is found first of all, though no page is called so",
  (name) => expect(firstOf(name).kind).toBe(explaining),
);
