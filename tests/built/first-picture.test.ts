import { expect, test } from "vitest";
import { htmlOf } from "../support/built-pages.ts";

/** Browsers take an element for there as soon as its opening tag is. */
for (const address of ["/zodiac", "/zodiac/koc", "/zodiac/balik/taslar"]) {
  test(`The first picture of ${address} is drawn behind the moving rings`, () => {
    const html = htmlOf(address);
    const [main] = html.match(/<main\b.*<\/main>/s)!;
    const awaited = /<link rel="expect" href="#([^"]+)" blocking="render"/.exec(html)![1];
    const rings = [...main.matchAll(/ring-\w+/g)];
    expect(rings.length).toBeGreaterThan(0);
    const moving = address === "/zodiac" ? rings : rings.slice(0, 1);
    expect(main.indexOf(` id="${awaited}"`)).toBeGreaterThan(moving.at(-1)!.index);
  });
}
