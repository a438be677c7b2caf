import { expect, test } from "vitest";
import { find } from "./find.ts";
import { searchFiles } from "./search-files.ts";
import { type IndexFile, readIndex } from "./search-index.ts";

const index = readIndex(searchFiles().dizin as IndexFile);
const now = new Date("2026-11-16T12:00:00+03:00");
const firstOf = (query: string) => find(index, query, now).groups[0]!.results[0]!;

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
