import { expect, test } from "vitest";
import { plainPath, redirectLocation, redirectTarget } from "./redirects.ts";

const redirects = {
  moved: {
    "/burclar": "/zodiac",
    "/hakkimizda": "/about",
    "/ates": "/zodiac#ateş",
    "/yok": "/x#y",
  },
  alike: { "/Consultation": "/consultation" },
};
const pages = ["/", "/zodiac", "/about", "/consultation", "/planets/venus/akrep"];
const targetOf = (path: string) => redirectTarget(path, redirects, (page) => pages.includes(page));

test("A path is written in small letters, without Turkish marks and further slashes", () => {
  expect(plainPath("/HAKKIMIZDA/")).toBe("/hakkimizda");
  expect(plainPath("/hakkımızda")).toBe("/hakkimizda");
  expect(plainPath("/İKİZLER//ŞÇĞÖÜâîû///")).toBe("/ikizler/scgouaiu");
  expect(plainPath("/burçlar".normalize("NFC"))).toBe("/burclar");
  expect(plainPath("/burçlar".normalize("NFD"))).toBe("/burclar");
  expect(plainPath("///")).toBe("/");
});

test("What means a page leads to it; the page itself leads nowhere", () => {
  expect(targetOf("/zodiac/")).toBe("/zodiac");
  expect(targetOf("//Planets/Venüs/AKREP")).toBe("/planets/venus/akrep");
  expect(targetOf("/BURÇLAR/")).toBe("/zodiac");
  expect(targetOf("//")).toBe("/");
  for (const page of pages) expect(targetOf(page)).toBeUndefined();
});

test("The one page with a second spelling does not lead on, but further spellings do [2.2]", () => {
  expect(targetOf("/Consultation")).toBeUndefined();
  expect(targetOf("/CONSULTATION")).toBe("/consultation");
  expect(targetOf("/Consultation/")).toBe("/consultation");
});

test("An address may mean a place in a page, and a query comes before it", () => {
  expect(targetOf("/Ateş/")).toBe("/zodiac#ateş");
  expect(redirectLocation("/zodiac#ateş", "?a=1")).toBe("/zodiac?a=1#ate%C5%9F");
  expect(redirectLocation("/zodiac", "?a=1")).toBe("/zodiac?a=1");
  for (const path of ["/yok", "/Zodiac#ates", "/zodiac#ateş"])
    expect(targetOf(path), path).toBeUndefined();
});

test("What means no page leads nowhere, whatever it names", () => {
  for (const path of [
    "//evil.com",
    "/\\evil.com",
    "//evil.com/zodiac",
    "/__proto__",
    "/constructor",
  ]) {
    expect(targetOf(path), path).toBeUndefined();
  }
});
