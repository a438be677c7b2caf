import { wordsOnPhone } from "../../art/scenes/hero.ts";
import { heroSize, turnedFrame } from "../../art/scenes/hero-frame.ts";
import { expect, open, test } from "../support/browser/site.ts";

const caption = "İstanbul’un güney göğü: Aralık 2026, saat 21.00";

/** Of the hero's picture: the file that was loaded, and where the whole of it lies in the window. */
const picture = (file: { currentSrc: string }) => new URL(file.currentSrc).pathname;

test("The caption names the month of the sky that is shown, before the script and after it", {
  tag: "@390",
}, async ({ page, service }) => {
  service.clock.now = new Date("2026-12-01T00:00:00+03:00");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const shown = document.querySelector(".hero-caption")?.textContent;
      if (shown) seen.add(shown);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  await open(page, "/");
  await expect(page.locator(".hero-caption")).toHaveText(caption);
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(
    [caption],
  );
  const skies = asked.filter((path) => path.startsWith("/assets/sky-"));
  expect(skies).toHaveLength(1);
  expect(skies[0]).toContain("sky-2026-12-");
});

test("A reader without JavaScript sees the month's sky, too", async ({ browser, service }) => {
  service.clock.now = new Date("2026-12-15T12:00:00+03:00");
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: service.url });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator(".hero-caption")).toHaveText(caption);
  await context.close();
});

for (const [width, height, density, file] of [
  [390, 844, 3, "tall"],
  [767, 1000, 1, "tall"],
  [800, 900, 1, "1600"],
  [1280, 720, 1, "1600"],
  [1280, 720, 2, "2400"],
  [1600, 900, 1, "1600"],
  [1920, 1000, 1, "2400"],
  [2560, 1300, 1, "2400"],
] as const) {
  test.describe(() => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density });
    test(`At ${width} px, ${density}x, the hero is loaded as ${file}`, async ({ page }) => {
      await page.goto("/");
      const image = page.locator(".hero-sky img");
      await image.evaluate((image: HTMLImageElement) => image.decode());
      const loaded = await image.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(picture({ currentSrc: loaded })).toMatch(
        new RegExp(`^/assets/sky-\\d{4}-\\d{2}-${file}-[\\w-]{8}\\.avif$`),
      );
    });
  });
}

/** The top of the domes and minarets in the picture, as a share of its height. */
const skylineTop = 1 - 253 / 1350;

for (const width of [768, 800, 1024, 1280, 1440, 1600, 2560]) {
  test(`The notification covers nothing of the skyline at ${width} px`, async ({ page }) => {
    for (const height of [640, 720, 900, 1100]) {
      await page.setViewportSize({ width, height });
      await open(page, "/");
      const card = (await page.getByRole("complementary", { name: "Duyuru" }).boundingBox())!;
      const sky = (await page.locator(".hero-sky").boundingBox())!;
      // The picture covers the band and stands on its lower edge.
      const drawn = Math.max(sky.height, (sky.width * 1350) / 2400);
      const top = sky.y + sky.height - drawn * (1 - skylineTop);
      expect(card.y + card.height, `${width} × ${height}`).toBeLessThanOrEqual(top);
    }
  });
}

/** The line on which the sky ends, as a share of the picture's height. */
const horizon = turnedFrame(0).horizon / heroSize.height;

test("On a phone the words stand where the picture has no lines", async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [430, 932],
    [360, 780],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, "/");
    const sky = (await page.locator(".hero-sky").boundingBox())!;
    const drawn = Math.max(sky.height, (sky.width * 1200) / 800);
    const share = (y: number) => 1 - (sky.y + sky.height - y) / drawn;
    const first = (await page.locator(".hero .eyebrow").boundingBox())!;
    const last = (await page.locator(".hero .actions").boundingBox())!;
    const size = `${width} × ${height}`;
    expect(share(first.y), size).toBeGreaterThanOrEqual(wordsOnPhone.from);
    expect(share(last.y + last.height), size).toBeLessThanOrEqual(wordsOnPhone.to);
    const caption = (await page.locator(".hero-caption").boundingBox())!;
    expect(share(caption.y), size).toBeGreaterThanOrEqual(horizon);
  }
});
