import { expect, test } from "@playwright/test";
import { allAddresses } from "../../../content-model/addresses.ts";
import { htmlOf } from "../../support/built-pages.ts";

const explaining = /<a href="(\/sozluk#[^"]+|\/evler#[^"]+)">/g;
const within = (path: string) => {
  const [, main = ""] = htmlOf(path).split(/<main\b|<\/main>/);
  return main;
};

const texts = allAddresses().filter((path) =>
  /^\/(zodiac\/.|planets\/\w+\/|charts|blog)/.test(path),
);

test("First uses of technical words lead to what explains them, few in a text [58.12]", () => {
  const counts = texts.map((path) => {
    const found = [...within(path).matchAll(explaining)].map(([, href]) => href);
    expect(new Set(found).size, path).toBe(found.length);
    expect(found.length, path).toBeLessThanOrEqual(path.startsWith("/planets/") ? 2 : 3);
    return found.length;
  });
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(20);
});

test("No heading or label is such a link, and no planet's own page has any [58.12]", () => {
  for (const path of texts) {
    expect(within(path), path).not.toMatch(
      /<(h[1-6]|strong|dt)[^>]*>[^<]*<a href="\/(sozluk|evler)#/,
    );
  }
  for (const path of ["/planets", "/planets/mars", "/planets/pluton"]) {
    expect(within(path)).not.toMatch(explaining);
  }
});
