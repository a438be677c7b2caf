import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { slugOf } from "../../content-model/slug.ts";
import { signNames } from "../../content-model/zodiac.ts";
import { expect, isSmall, open, test } from "../support/browser/site.ts";

const signs = signNames.map(slugOf);
const ring = (page: Page) => page.locator(".sign-header img");
const facts = (page: Page) => page.locator(".sign-facts dd");
const sectionLinks = (page: Page) =>
  page.getByRole("navigation", { name: "Bölümlere git" }).getByRole("link");

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${place} is not shown`);
  return box;
}

test("A sign's page begins with its ring, its name, its days and its seven facts", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/zodiac/akrep/taslar");
  const header = page.locator(".sign-header");
  await expect(header.getByRole("heading", { level: 1 })).toHaveText("Akrep Burcu: Taşlar");
  await expect(header.getByText("23 Ekim - 21 Kasım")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".sign-facts dt")).toHaveText([
    "Element",
    "Nitelik",
    "Yöneticiler",
    "Karşıt burç",
    "Gün",
    "Maden",
    "Beden",
  ]);
  await expect(facts(page)).toHaveText([
    "Su",
    "Sabit",
    "Mars & Plüton",
    "Boğa",
    "Salı",
    "Demir",
    "Üreme organları",
  ]);
  await expect(header.getByRole("link", { name: "Plüton" })).toHaveAttribute(
    "href",
    "/planets/pluton",
  );
  await header.getByRole("link", { name: "Boğa" }).click();
  await expect(page).toHaveURL("/zodiac/boga");
});

for (const [width, size] of [
  [320, 160],
  [390, 160],
  [800, 288],
  [1280, 352],
  [1600, 448],
  [2560, 448],
] as const) {
  test(`At ${width} px the ring is ${size} px wide, stands whole in the first screen and overlaps nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/zodiac/aslan");
    await expect(ring(page)).toBeInViewport({ ratio: 1 });
    const drawn = await boxOf(ring(page));
    expect(drawn.width).toBe(size);
    const name = await boxOf(page.getByRole("heading", { level: 1 }));
    const apart = name.x + name.width <= drawn.x + 1 || name.x >= drawn.x + drawn.width - 1;
    expect(apart, "the name stands beside the ring").toBe(true);
    const row = await boxOf(page.locator(".sign-facts"));
    expect(row.y).toBeGreaterThanOrEqual(drawn.y + drawn.height - 1);
  });
}

for (const width of [1024, 1280, 2560]) {
  test(`At ${width} px no line around the ring is cut by the facts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/zodiac/aslan");
    const { y } = await boxOf(page.locator(".sign-facts"));
    const strip = await page.screenshot({ clip: { x: 0, y: y - 4, width, height: 3 } });
    const { channels } = await sharp(strip).stats();
    // Gold is light in all its colours, the night in red alone.
    expect(channels[1]!.max).toBeLessThan(25);
  });
}

for (const [width, height] of [
  [390, 844],
  [390, 664],
] as const) {
  test(`On a phone of ${width} × ${height} px the ring, the days, the facts and the seven sections are on the first screen of every sign`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const sign of signs) {
      await open(page, `/zodiac/${sign}`);
      await expect(ring(page), sign).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".sign-days"), sign).toBeInViewport({ ratio: 1 });
      await expect(facts(page).last(), sign).toBeInViewport({ ratio: 1 });
      await expect(sectionLinks(page)).toHaveCount(7);
      for (const link of await sectionLinks(page).all())
        await expect(link, sign).toBeInViewport({ ratio: 1 });
    }
  });
}

test("On a phone a section of the first screen leads there, and is marked there", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/zodiac/aslan");
  if (!isSmall(page)) return expect(sectionLinks(page)).toHaveCount(0);
  await sectionLinks(page).filter({ hasText: "Taşlar" }).click();
  await expect(page).toHaveURL("/zodiac/aslan/taslar");
  await expect(sectionLinks(page).and(page.locator("[aria-current=page]"))).toHaveText("Taşlar");
});

for (const width of [1280, 1600, 2560]) {
  test(`At ${width} px rail, text and margin stand on the page's grid`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/zodiac/aslan");
    // 78 rem in the middle, with a padding of 2 rem; the root has no scroll bar in this browser.
    const left = (width - 78 * 16) / 2 + 32;
    const rail = await boxOf(page.locator(".sidebar nav"));
    const text = await boxOf(page.locator(".guide-text"));
    const margin = await boxOf(page.getByRole("navigation", { name: "Okumaya devam" }));
    const logo = await boxOf(page.getByRole("banner").getByRole("link").first());
    expect([rail.x, rail.width]).toEqual([left, 16 * 16]);
    expect([text.x, text.width]).toEqual([left + 18 * 16, 42 * 16]);
    expect([margin.x, margin.width]).toEqual([left + 62 * 16, 12 * 16]);
    expect(logo.x).toBe(left);
    expect((await boxOf(page.locator(".sign-facts"))).x).toBe(left);
    await page.mouse.wheel(0, 1500);
    await expect.poll(async () => (await boxOf(page.locator(".guide-text"))).y).toBeLessThan(-300);
    await expect(page.locator(".sidebar nav")).toBeInViewport({ ratio: 1 });
  });
}

test("No sign's page scrolls sideways at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const sign of signs) {
    await open(page, `/zodiac/${sign}`);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, sign).toBe(0);
  }
});

test("In the sidebar and among the compatible signs a sign is a medallion of 64 px", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/zodiac/koc/taslar");
  if (isSmall(page)) await page.getByRole("button", { name: "Menüye Dön" }).click();
  const own = page.getByRole("complementary", { name: "KOÇ BURCU" }).locator("img");
  await expectMedallions(own, ["koc"]);
  if (isSmall(page)) await page.keyboard.press("Escape");
  const related = page.getByRole("navigation", { name: "Okumaya devam" });
  await related.scrollIntoViewIfNeeded();
  await expectMedallions(related.locator("img"), ["ikizler", "aslan", "yay", "kova"]);
  await related.getByRole("link", { name: "Yay" }).click();
  await expect(page).toHaveURL("/zodiac/yay");
});

/** Each is its sign's own file of 128 px, which no ring has, drawn round at half of that. */
async function expectMedallions(images: Locator, slugs: string[]) {
  await expect(images).toHaveCount(slugs.length);
  for (const [index, slug] of slugs.entries()) {
    const image = images.nth(index);
    await expect(image).toHaveAttribute("src", `/${slug}.png`);
    await expect(image).toHaveJSProperty("complete", true);
    const drawn = await image.evaluate((one: HTMLImageElement) => {
      const { width } = one.getBoundingClientRect();
      const { borderRadius } = getComputedStyle(one);
      return { file: one.currentSrc, own: one.naturalWidth, width, borderRadius };
    });
    expect(drawn).toEqual({
      file: expect.stringMatching(`/assets/${slug}-[\\w-]{8}\\.avif$`),
      own: 128,
      width: 64,
      borderRadius: "50%",
    });
  }
}
