import { expect, test } from "vitest";
import { yearlyRetrogrades } from "./yearly-retrogrades.ts";

const year = (name: number) =>
  `<section aria-labelledby="yil-${name}"><h2 id="yil-${name}">${name}</h2></section>`;
const html = `<main>${year(2026)}${year(2027)}${year(2028)}</main>`;

test("The page of a year begins with it and leaves out those before", () => {
  expect([...yearlyRetrogrades(html)]).toEqual([
    ["2026", html],
    ["2027", `<main>${year(2027)}${year(2028)}</main>`],
    ["2028", `<main>${year(2028)}</main>`],
  ]);
});

test("A page without years stops the build", () => {
  expect(() => yearlyRetrogrades("<main></main>")).toThrow("not known here");
});
