import type { Page } from "@playwright/test";
import { forgetMissingFiles, note, stored, visit } from "../../site/offline-page.ts";
import { expect, open, test } from "../../support/browser/site.ts";

/** The file of the hero's picture that the browser chose, once it has it. */
const pictureOf = (page: Page) =>
  page.locator(".hero-sky img").evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return new URL(image.currentSrc).pathname;
  });

test("The hero's picture is loaded in the size of the window", async ({ browser, baseURL }) => {
  for (const [width, height, deviceScaleFactor, file] of [
    [390, 844, 3, "tall"],
    [767, 1000, 1, "tall"],
    [800, 900, 1, "1600"],
    [1280, 720, 1, "1600"],
    [1280, 720, 2, "2400"],
    [1600, 900, 1, "1600"],
    [1920, 1000, 1, "2400"],
    [2560, 1300, 1, "2400"],
  ] as const) {
    const viewport = { width, height };
    const page = await browser.newPage({ viewport, deviceScaleFactor, baseURL: baseURL! });
    await page.goto("/");
    expect(await pictureOf(page), `${width} px, ${deviceScaleFactor}x`).toMatch(
      new RegExp(`^/assets/sky-\\d{4}-\\d{2}-${file}-[\\w-]{8}\\.avif$`),
    );
    await page.close();
  }
});

/** Where the picture for phones has no lines, and where its sky ends, as shares of its height. */
const words = { from: 0.2, to: 0.8 };
const horizon = 1232 / 1350;

test("On a phone no line of the picture is behind the hero's words", async ({ page }) => {
  await open(page, "/");
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [430, 932],
    [360, 780],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const sky = (await page.locator(".hero-sky").boundingBox())!;
    const drawn = Math.max(sky.height, (sky.width * 1200) / 800);
    const share = (y: number) => 1 - (sky.y + sky.height - y) / drawn;
    const first = (await page.locator(".hero .eyebrow").boundingBox())!;
    const last = (await page.locator(".hero .actions").boundingBox())!;
    const size = `${width} × ${height}`;
    expect(share(first.y), size).toBeGreaterThanOrEqual(words.from);
    expect(share(last.y + last.height), size).toBeLessThanOrEqual(words.to);
    const caption = (await page.locator(".hero-caption").boundingBox())!;
    expect(share(caption.y), size).toBeGreaterThanOrEqual(horizon);
  }
});

test.describe("Without a network", () => {
  test.use({ serviceWorkers: "allow" });

  /** The month that the picture and the caption show. */
  async function expectMonth(page: Page, month: string, name: string) {
    await expect(page.locator(".hero-caption")).toContainText(name);
    expect(await pictureOf(page)).toContain(`sky-${month}-`);
  }

  test("a stored home page shows the month of its last visit until it is read again", async ({
    page,
    context,
    service,
    trouble,
  }) => {
    service.clock.now = new Date("2026-11-30T23:59:00+03:00");
    await visit(page, "/");
    await page.reload();
    await expectMonth(page, "2026-11", "Kasım 2026");
    await expect.poll(async () => (await stored(page)).join()).toContain("sky-2026-11-");
    service.clock.now = new Date("2026-12-01T00:00:00+03:00");
    await context.setOffline(true);
    await page.reload();
    await expect(note(page)).toBeVisible();
    await expectMonth(page, "2026-11", "Kasım 2026");
    await context.setOffline(false);
    await page.reload();
    await expectMonth(page, "2026-12", "Aralık 2026");
    await expect.poll(async () => (await stored(page)).join()).toContain("sky-2026-12-");
    await context.setOffline(true);
    await page.reload();
    await expect(note(page)).toBeVisible();
    await expectMonth(page, "2026-12", "Aralık 2026");
    forgetMissingFiles(trouble);
  });
});
