import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { leastContrast, weakLines } from "../support/browser/lines.ts";
import { expect, isSmall, open, test } from "../support/browser/site.ts";

const band = (page: Page) => page.locator(".planet > header");
const row = (page: Page, title: string) => page.locator("summary", { hasText: title });
const box = async (page: Page, title: string) => (await row(page, title).boundingBox())!;
const fact = (page: Page, label: string) =>
  band(page)
    .locator("dl > div", { has: page.getByText(label, { exact: true }) })
    .locator("dd");

for (const path of ["/planets", "/planets/saturn", "/planets/uranus"]) {
  test(`${path} shows its planet large, running off the edges of its sky`, {
    tag: ["@390", "@800"],
  }, async ({ page }) => {
    await open(page, path);
    const picture = (await band(page).locator("img").boundingBox())!;
    const sky = (await band(page).boundingBox())!;
    const { width } = page.viewportSize()!;
    expect(picture.width).toBeGreaterThanOrEqual({ 390: 390, 800: 600, 1280: 760 }[width]!);
    expect(picture.x + picture.width).toBeGreaterThan(sky.x + sky.width);
    expect(picture.y).toBeLessThan(sky.y);
    if (!isSmall(page)) expect(picture.y + picture.height).toBeGreaterThan(sky.y + sky.height);
    await page.setViewportSize({ width: 320, height: 640 });
    const sideways = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(sideways)).toBe(0);
  });
}

test.describe(() => {
  // The style that hides the letters is the test's, not the page's.
  test.use({ bypassCSP: true });

  for (const path of ["/planets", "/planets/saturn"]) {
    test(`On ${path} no word stands on the planet's light, at any width`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const width of [320, 390, 800, 1024, 1280, 1600, 1920, 2560]) {
        await page.setViewportSize({ width, height: 1200 });
        await open(page, path);
        expect.soft(await weakLines(band(page), leastContrast), `${width} px`).toEqual([]);
      }
    });
  }
});

test("The facts name the signs, and each leads to its entry", { tag: "@390" }, async ({ page }) => {
  await open(page, "/planets/mars");
  await expect(fact(page, "Yönettiği burçlar")).toHaveText("Koç, Akrep");
  await expect(fact(page, "Yüceldiği burç")).toHaveText("Oğlak");
  await expect(fact(page, "Düştüğü burç")).toHaveText("Yengeç");
  await expect(fact(page, "Hızı")).toHaveText("Bir burçta altı yedi hafta");
  await fact(page, "Düştüğü burç").getByRole("link").click();
  await expect(page.locator("details[open] h3")).toHaveText(["Mars Yengeç Burcunda"]);
  await expect(row(page, "Mars Yengeç Burcunda")).toBeInViewport({ ratio: 1 });
});

test("The comma follows its sign, and each sign is wide enough for a finger", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/planets/mars");
  const rulers = fact(page, "Yönettiği burçlar");
  const gap = await rulers.evaluate((dd) => {
    const edges = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const [first, comma] = dd.childNodes;
    return edges(comma!).left - edges(first!.firstChild!).right;
  });
  expect(Math.abs(gap)).toBeLessThan(1);
  for (const link of await band(page).locator("dd a").all())
    expect((await link.boundingBox())!.width).toBeGreaterThanOrEqual(44);
});

for (const [path, instant, title] of [
  ["/planets", "2026-03-20T17:00:00+03:00", "Güneş Balık Burcunda"],
  ["/planets", "2026-03-20T18:00:00+03:00", "Güneş Koç Burcunda"],
  ["/planets/ay", "2026-01-03T13:00:00+03:00", "Ay Yengeç Burcunda"],
  ["/planets/neptun", "2025-09-01T12:00:00+03:00", "Neptün Koç Burcunda"],
  ["/planets/neptun", "2025-12-01T12:00:00+03:00", "Neptün Balık Burcunda"],
  ["/planets/pluton", "2028-12-31T23:00:00+03:00", "Plüton Kova Burcunda"],
] as const) {
  test(`Opened at ${instant}, ${path} says “${title}” and leads there`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(instant));
    await open(page, path);
    const today = fact(page, "Bugün").getByRole("link");
    await expect(today).toHaveText(title);
    await today.click();
    await expect(page.locator("details[open] h3")).toHaveText([title]);
  });
}

for (const instant of ["2024-12-31T23:59:00+03:00", "2029-01-01T00:00:00+03:00"]) {
  test(`At ${instant} nothing is said of today, and nothing moves for it`, async ({ page }) => {
    const height = async () => (await band(page).boundingBox())!.height;
    await open(page, "/planets/mars");
    const known = await height();
    await page.clock.setFixedTime(new Date(instant));
    await open(page, "/planets/mars");
    await expect(page.getByText("Bugün", { exact: true })).toBeHidden();
    expect(await height()).toBe(known);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Without JavaScript nothing is said of today", async ({ page }) => {
    await page.goto("/planets/mars");
    await expect(page.getByText("Bugün", { exact: true })).toBeHidden();
    await expect(fact(page, "Hızı")).toBeVisible();
  });
});

test("The entries stand in two columns, on a phone in one", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/planets/mars");
  const [koc, boga, ikizler] = [
    await box(page, "Mars Koç Burcunda"),
    await box(page, "Mars Boğa Burcunda"),
    await box(page, "Mars İkizler Burcunda"),
  ];
  if (isSmall(page)) {
    expect(boga.x).toBe(koc.x);
    expect(boga.y).toBeGreaterThanOrEqual(koc.y + koc.height);
  } else {
    expect(boga.x).toBeGreaterThan(koc.x + koc.width);
    expect(boga.y).toBe(koc.y);
  }
  expect(ikizler.x).toBe(koc.x);
  expect(ikizler.y).toBeGreaterThanOrEqual(boga.y + boga.height);
});

test("On a small phone every title of the index is one line", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/planets/merkur");
  const heights = await page
    .locator(".accordion h3")
    .evaluateAll((all) => all.map((title) => title.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

for (const sign of ["İkizler", "Yengeç"]) {
  test(`${sign} opens below its row across the index, and no title leaves its place`, {
    tag: ["@390", "@800"],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/planets/mars");
    const title = `Mars ${sign} Burcunda`;
    await row(page, title).scrollIntoViewIfNeeded();
    const before = await box(page, title);
    await row(page, title).click();
    await expect(page.locator("details[open] .own-page")).toBeVisible();
    expect(await box(page, title)).toEqual(before);
    const text = (await page.locator("details[open] > div").boundingBox())!;
    const index = (await page.locator(".accordion").boundingBox())!;
    expect(text.width).toBe(index.width);
    expect(text.y).toBeGreaterThanOrEqual(before.y + before.height);
    if (!isSmall(page)) {
      const neighbour = await box(page, sign === "İkizler" ? "Mars Yengeç" : "Mars İkizler");
      expect(neighbour.y).toBe(before.y);
    }
    const next = await box(page, "Mars Aslan Burcunda");
    expect(next.y).toBeGreaterThanOrEqual(text.y + text.height);
    expect(next.x).toBe(index.x);
  });
}

test("The title of an open entry is the tab of its sheet, and its neighbour stands apart from it", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/planets/mars#koc");
  const sheet = page.locator("details[open] > div");
  const colour = (place: Locator) =>
    place.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [own, other] = ["Mars Koç Burcunda", "Mars Boğa Burcunda"];
  expect(await colour(row(page, own))).toBe(await colour(sheet));
  expect(await colour(row(page, other))).not.toBe(await colour(sheet));
  const { x, y } = (await sheet.boundingBox())!;
  const [tab, neighbour] = [await box(page, own), await box(page, other)];
  expect(tab.x).toBe(x);
  if (isSmall(page)) return expect(tab.y + tab.height).toBeCloseTo(y, 0);
  const apart = y - neighbour.y - neighbour.height;
  expect(apart).toBeGreaterThanOrEqual(12);
  const bridge = await row(page, own).evaluate((element) => {
    const { content, height } = getComputedStyle(element, "::before");
    return content === "none" ? 0 : Number.parseFloat(height);
  });
  expect(bridge).toBeGreaterThanOrEqual(apart);
});

test("The closing paragraph has a heading", async ({ page }) => {
  await open(page, "/planets/venus");
  const heading = page.getByRole("heading", { level: 2, name: "Doğum haritasında Venüs" });
  await expect(heading).toBeVisible();
  await expect(heading.locator("+ p")).toContainText("Boğa ile Terazi’yi yönetir");
});

test("A planet's page with an open entry has no accessibility finding", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/planets/saturn#boga");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
