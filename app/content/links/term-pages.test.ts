import { allCharts } from "content-collections";
import { expect, test } from "vitest";
import { termPages } from "./term-pages.ts";

const pagesOf = termPages({
  charts: allCharts,
  aspects: [{ name: "Kavuşum", slug: "kavusum" }],
});
const paths = (term: string, ...also: string[]) => pagesOf(term, also).map(({ path }) => path);

test("A term leads to the page that tells it at length", () => {
  expect(paths("Akrep")).toEqual(["/zodiac/akrep"]);
  expect(paths("Venüs")).toEqual(["/planets/venus"]);
  expect(paths("Ateş")).toEqual(["/elements#ateş"]);
  expect(paths("Kavuşum", "konjunksiyon")).toEqual(["/acilar#kavusum"]);
  expect(paths("Geri gidiş", "retro")).toEqual(["/retro"]);
  expect(paths("Kavuşum açı")).toEqual(["/acilar#kavusum"]);
  expect(paths("Merkür geri gidişi", "Merkür retrosu")).toEqual(["/retro#merkur"]);
  expect(paths("Dolunay")).toEqual(["/#dolunay"]);
  expect(paths("7. ev")).toEqual(["/evler#ev-7"]);
  expect(paths("Profeksiyon")).toEqual(["/charts/profection"]);
  expect(paths("Efemeris")).toEqual([]);
});
