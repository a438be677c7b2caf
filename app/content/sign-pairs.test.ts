import { expect, test } from "vitest";
import { pairAddress } from "./addresses.ts";
import { redirects } from "./redirects.ts";
import { angleBetween, inZodiacOrder, signPairs } from "./sign-pairs.ts";
import { slugOf } from "./slug.ts";

test("Every two signs are a pair once, and each sign with itself: 78", () => {
  const pairs = signPairs();
  expect(pairs).toHaveLength(78);
  expect(new Set(pairs.map((pair) => pair.toSorted().join())).size).toBe(78);
  expect(pairs.slice(0, 2)).toEqual([
    ["Koç", "Koç"],
    ["Koç", "Boğa"],
  ]);
});

test("Two signs named the other way round lead to their page", () => {
  const { moved } = redirects();
  expect(moved["/uyum/boga-koc"]).toBe("/uyum/koc-boga");
  expect(moved["/burc-uyumu/balik-yay"]).toBe("/uyum/yay-balik");
  expect(moved["/uyum/koc-koc"]).toBeUndefined();
  const turned = signPairs().filter(([first, second]) => first !== second);
  for (const [first, second] of turned) {
    const target = pairAddress(slugOf(first), slugOf(second));
    expect(moved[pairAddress(slugOf(second), slugOf(first))]).toBe(target);
  }
});

test("The names that people type lead to the pages of the reference", () => {
  expect(redirects().moved).toMatchObject({
    "/astroloji-sozlugu": "/sozluk",
    "/burc-uyumu": "/uyum",
    "/on-iki-ev": "/evler",
    "/burcum-ne": "/burcum",
    "/retro-takvimi": "/retro",
  });
});

test("The angle between two signs is counted the short way", () => {
  expect(angleBetween("Koç", "Koç")).toBe(0);
  expect(angleBetween("Koç", "Balık")).toBe(30);
  expect(angleBetween("Koç", "Terazi")).toBe(180);
  expect(angleBetween("Yengeç", "Balık")).toBe(120);
  expect(inZodiacOrder("Balık", "Koç")).toEqual(["Koç", "Balık"]);
});
