import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { heroCaption, heroMonths } from "../../app/content/hero-sky.ts";

/** The months of the pictures in a page's hero, which all must be there, and its caption. */
function heroOf(file: string) {
  const html = readFileSync(file, "utf8");
  const [hero] = /<section class="sky hero">.*?<\/section>/s.exec(html)!;
  const pictures = [...hero.matchAll(/\/assets\/sky-(\d{4}-\d{2})-[\w-]+\.(?:avif|webp)/g)];
  for (const [address] of pictures)
    expect(existsSync(`build/client${address}`), address).toBe(true);
  const caption = /<p class="wrap hero-caption">(.*?)<\/p>/.exec(hero)?.[1];
  return {
    months: [...new Set(pictures.map(([, month]) => month))],
    files: pictures.length,
    caption,
  };
}

test("The home page of each month has all files of its sky and its caption", () => {
  for (const month of heroMonths) {
    const { months, files, caption } = heroOf(`build/home/${month}.html`);
    expect(months).toEqual([month]);
    expect(files).toBe(7);
    expect(caption).toBe(heroCaption(month));
    expect(existsSync(`build/home/${month}.html.br`), month).toBe(true);
  }
});

test("On a host without our server the home page's sky and caption match", () => {
  const { months, caption } = heroOf("build/client/index.html");
  expect(months).toHaveLength(1);
  expect(caption).toBe(heroCaption(months[0]!));
});
