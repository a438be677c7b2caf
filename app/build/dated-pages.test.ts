import { expect, test } from "vitest";
import { heroCaption, heroMonths } from "../content/hero-sky.ts";
import { monthlyHomes, yearlyRetrogrades } from "./dated-pages.ts";

const assetsOf = (month: string) =>
  ["1600", "2400", "tall"].map((size) => `/assets/sky-${month}-${size}-abcd123_.avif`);
const assets = heroMonths.flatMap(assetsOf);
const script = `<script>data("${assetsOf("2027-03")[0]}", "${heroCaption("2027-03")}")</script>`;
const html = `<main><section class="sky hero"><source srcSet="${assetsOf("2027-03").join(", ")}"/><p>${heroCaption("2027-03")}</p></section></main>${script}`;

test("The home page of each month has its own pictures and caption, and the same scripts", () => {
  const pages = monthlyHomes(html, assets);
  expect(pages.map(({ month }) => month)).toEqual(heroMonths);
  for (const { month, html } of pages) {
    const [shown, rest] = html.split("</main>");
    for (const address of assetsOf(month)) expect(shown).toContain(address);
    expect(shown).toContain(heroCaption(month));
    if (month !== "2027-03") expect(shown).not.toMatch(/2027-03|Mart 2027/);
    expect(rest).toBe(script);
  }
});

test("A month without its files, or a page without a sky, stops the build", () => {
  expect(() => monthlyHomes(html, assets.slice(1))).toThrow("no sky of 2026-11, 1600, avif");
  expect(() => monthlyHomes("<main></main>", assets)).toThrow("in an unknown way");
});

const year = (name: number) =>
  `<section aria-labelledby="yil-${name}"><h2 id="yil-${name}">${name}</h2></section>`;
const retrogrades = `<main>${year(2026)}${year(2027)}${year(2028)}</main>`;

test("The page of a year leaves out the years before it", () => {
  expect([...yearlyRetrogrades(retrogrades)]).toEqual([
    ["2026", retrogrades],
    ["2027", `<main>${year(2027)}${year(2028)}</main>`],
    ["2028", `<main>${year(2028)}</main>`],
  ]);
});

test("A page without years stops the build", () => {
  expect(() => yearlyRetrogrades("<main></main>")).toThrow("in an unknown way");
});
