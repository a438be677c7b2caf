import type { Page } from "@playwright/test";
import sharp from "sharp";
import { slugOf } from "../../../app/content/slug.ts";
import { signNames } from "../../../app/content/zodiac.ts";
import { boxOf } from "../../support/browser/box.ts";
import { expect, open, test } from "../../support/browser/site.ts";

const ring = (page: Page) => page.locator(".sign-header img");
const facts = (page: Page) => page.locator(".sign-facts dd");

test("The cards of a season are a list, a block of four, a row and a column", async ({ page }) => {
  await open(page, "/zodiac");
  const places = () =>
    page.locator(".season").evaluateAll((all) =>
      all.map((season) => {
        const boxes = [...season.querySelectorAll("h2, .sign-card")].map((part) =>
          part.getBoundingClientRect(),
        );
        const [heading, ...cards] = boxes;
        return {
          heading: heading!,
          columns: new Set(cards.map(({ x }) => Math.round(x))).size,
          rows: new Set(cards.map(({ y }) => Math.round(y))).size,
          cards,
        };
      }),
    );
  for (const [width, columns, rows] of [
    [390, 1, 3],
    [800, 2, 2],
    [1024, 3, 1],
    [1280, 1, 3],
    [2560, 1, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const found = await places();
    for (const season of found) {
      expect([season.columns, season.rows], `${width} px`).toEqual([columns, rows]);
    }
    const tops = new Set(found.map(({ heading }) => Math.round(heading.y)));
    expect(tops.size, `${width} px`).toBe(width >= 1280 ? 1 : 4);
    // A row is level across the seasons.
    if (width >= 1280)
      for (const row of [0, 1, 2])
        expect(new Set(found.map(({ cards }) => Math.round(cards[row]!.y))).size).toBe(1);
  }
});

test("A sign's ring is whole on the first screen at every width, and overlaps nothing", async ({
  page,
}) => {
  for (const [width, size] of [
    [320, 160],
    [390, 160],
    [800, 288],
    [1280, 352],
    [1600, 448],
    [2560, 448],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/zodiac/aslan");
    await expect(ring(page), `${width} px`).toBeInViewport({ ratio: 1 });
    const drawn = await boxOf(ring(page));
    expect(drawn.width).toBe(size);
    const name = await boxOf(page.getByRole("heading", { level: 1 }));
    expect(name.right <= drawn.left + 1 || name.left >= drawn.right - 1, `${width} px`).toBe(true);
    expect((await boxOf(page.locator(".sign-facts"))).top).toBeGreaterThanOrEqual(drawn.bottom - 1);
  }
});

test("The facts cut no line around the ring", async ({ page }) => {
  for (const width of [1024, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/zodiac/aslan");
    const { top } = await boxOf(page.locator(".sign-facts"));
    const strip = await page.screenshot({ clip: { x: 0, y: top - 4, width, height: 3 } });
    const { channels } = await sharp(strip).stats();
    // Gold is light in all its colours, the night in red alone.
    expect(channels[1]!.max, `${width} px`).toBeLessThan(25);
  }
});

test("On a phone every sign's ring, days, facts and sections are on the first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const sign of signNames.map(slugOf)) {
    await open(page, `/zodiac/${sign}`);
    await expect(ring(page), sign).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".sign-days"), sign).toBeInViewport({ ratio: 1 });
    await expect(facts(page).last(), sign).toBeInViewport({ ratio: 1 });
    const links = page.getByRole("navigation", { name: "Bölümlere git" }).getByRole("link");
    await expect(links).toHaveCount(7);
    for (const link of await links.all()) await expect(link, sign).toBeInViewport({ ratio: 1 });
  }
});

test("In wide windows a sign's list, text and margin follow the grid, and the list stays", async ({
  page,
}) => {
  for (const width of [1280, 1600, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/zodiac/aslan");
    // 78 rem in the middle, with a padding of 2 rem; the root has no scroll bar in this browser.
    const left = (width - 78 * 16) / 2 + 32;
    const rail = await boxOf(page.locator(".sidebar nav"));
    const text = await boxOf(page.locator(".guide-text"));
    const margin = await boxOf(page.getByRole("navigation", { name: "Okumaya devam" }));
    const logo = await boxOf(page.getByRole("banner").getByRole("link").first());
    expect([rail.left, rail.width]).toEqual([left, 16 * 16]);
    expect([text.left, text.width]).toEqual([left + 18 * 16, 42 * 16]);
    expect([margin.left, margin.width]).toEqual([left + 62 * 16, 12 * 16]);
    expect(logo.left).toBe(left);
    expect((await boxOf(page.locator(".sign-facts"))).left).toBe(left);
    await page.mouse.wheel(0, 1500);
    await expect
      .poll(async () => (await boxOf(page.locator(".guide-text"))).top)
      .toBeLessThan(-300);
    await expect(page.locator(".sidebar nav")).toBeInViewport({ ratio: 1 });
  }
});

test("A card's number is below its icon on a phone, beside it elsewhere", async ({ page }) => {
  const rows = () =>
    page
      .locator("ol.guide-cards > li")
      .evaluateAll((all) =>
        all.map((card) =>
          getComputedStyle(card).gridTemplateRows.split(" ").map(Number.parseFloat),
        ),
      );
  await open(page, "/zodiac/aslan/saglik");
  expect((await rows()).map(({ length }) => length)).toEqual(Array(10).fill(1));
  expect((await boxOf(page.locator("ol.guide-cards > li").nth(5))).height).toBeLessThan(70);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [first] of await rows()) expect(first).toBeLessThan(30);
});

test("On a small phone an arrow is beside its title, and four compatible signs share a row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/zodiac/koc/taslar");
  const next = page.getByRole("link", { name: "Sonraki bölüm" });
  const [title, arrow] = [await boxOf(next.locator("b")), await boxOf(next.locator("svg"))];
  expect(arrow.top).toBeLessThan(title.bottom);
  expect(arrow.left).toBeGreaterThan(title.right);
  const coins = page.locator(".related img");
  await expect(coins).toHaveCount(4);
  const tops = await coins.evaluateAll((all) => all.map((coin) => coin.getBoundingClientRect().y));
  expect(new Set(tops).size).toBe(1);
});
