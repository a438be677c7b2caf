import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../site.ts";

const entry = (page: Page, sign: string) =>
  page.locator("details", { hasText: `Mars ${sign} Burcunda` });
const row = (page: Page, sign: string) => entry(page, sign).locator("summary");
const top = async (one: Locator) => (await one.boundingBox())!.y;
const height = async (one: Locator) => (await one.boundingBox())!.height;
const toMiddle = (one: Locator) =>
  one.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));

async function press(page: Page, one: Locator, how: "mouse" | "keyboard") {
  if (how === "mouse") return one.click();
  await one.focus();
  await page.keyboard.press("Enter");
}

/** Whatever opens or closes from now on stands at this part of its way for hours. */
const standAt = (page: Page, part: number) =>
  page.evaluate((part) => {
    const style = document.createElement("style");
    style.textContent = `.accordion:has(summary:focus) details::details-content {
      transition-duration: 90000s !important;
      transition-delay: ${-part * 90_000}s !important;
      transition-timing-function: linear !important;
    }`;
    document.head.append(style);
  }, part);

// For that style.
test.use({ bypassCSP: true });

for (const how of ["mouse", "keyboard"] as const) {
  for (const part of [0.1, 0.5, 0.9]) {
    test(`A row pressed by ${how} stays when ${part} of its entry is open and as much of the one above closed [39.6]`, {
      tag: "@390",
    }, async ({ page }) => {
      await open(page, "/planets/mars#koc");
      const [koc, boga] = [entry(page, "Koç"), entry(page, "Boğa")];
      await toMiddle(boga);
      const whole = { koc: await height(koc), boga: await height(boga) };
      const before = await top(row(page, "Boğa"));
      await standAt(page, part);
      await press(page, row(page, "Boğa"), how);
      await expect.poll(() => height(koc)).toBeLessThan(whole.koc - 20);
      await expect
        .poll(async () => Math.abs((await top(row(page, "Boğa"))) - before))
        .toBeLessThan(2);
      expect(await height(koc)).toBeGreaterThan(80);
      expect(await height(boga)).toBeGreaterThan(whole.boga + 20);
    });
  }
}

test("An entry closes in motion, and its row stays [39.6]", async ({ page }) => {
  await open(page, "/planets/mars#boga");
  const boga = entry(page, "Boğa");
  await toMiddle(row(page, "Boğa"));
  const [before, whole] = [await top(boga), await height(boga)];
  await standAt(page, 0.5);
  await row(page, "Boğa").click();
  await expect.poll(() => height(boga)).toBeLessThan(whole - 20);
  expect(await height(boga)).toBeGreaterThan(80);
  await expect(page.locator("#boga")).toBeVisible();
  expect(await top(boga)).toBeCloseTo(before, 0);
});

test("Where reduced motion is preferred an entry is open at once, and its row stays [39.6]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/planets/mars#koc");
  await toMiddle(row(page, "Boğa"));
  const before = await top(row(page, "Boğa"));
  const whole = await height(entry(page, "Koç"));
  await standAt(page, 0.5);
  await row(page, "Boğa").click();
  await expect.poll(() => height(entry(page, "Koç"))).toBeLessThan(80);
  expect(whole).toBeGreaterThan(200);
  await expect.poll(() => top(row(page, "Boğa"))).toBeCloseTo(before, 0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Without JavaScript an entry opens in motion too [39.6]", async ({ page }) => {
    await page.goto("/planets/mars");
    await standAt(page, 0.5);
    const boga = entry(page, "Boğa");
    const closed = await height(boga);
    await row(page, "Boğa").click();
    await expect.poll(() => height(boga)).toBeGreaterThan(closed + 20);
    const half = await height(boga);
    await page.goto("/about");
    await page.goto("/planets/mars#boga");
    expect(half).toBeLessThan((await height(boga)) - 20);
  });
});
