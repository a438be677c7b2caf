import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/site.ts";

const row = (page: Page, sign: string) =>
  page.locator("summary", { hasText: `Mars ${sign} Burcunda` });
const top = async (one: Locator) => (await one.boundingBox())!.y;

/** How far an entry is open: from its row to the next one. */
const height = (page: Page, sign: string) =>
  row(page, sign).evaluate((summary) => {
    const { bottom } = summary.getBoundingClientRect();
    const tops = [...document.querySelectorAll("summary, .accordion ~ h2")]
      .map((one) => one.getBoundingClientRect().top)
      .filter((top) => top > bottom - 1);
    return Math.min(...tops) - bottom;
  });

const toMiddle = (one: Locator) =>
  one.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));

/** Transitions that begin from now on stop at this share of their way. */
const holdAt = (page: Page, part: number) =>
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
  test(`A row pressed by ${how} keeps its place while its entry opens and the one above closes`, {
    tag: "@390",
  }, async ({ page }) => {
    for (const part of [0.1, 0.5, 0.9]) {
      await page.goto("/about");
      await open(page, "/planets/mars#koc");
      // In the row below, however many columns there are.
      const pressed = row(page, "İkizler");
      await toMiddle(pressed);
      const whole = await height(page, "Koç");
      const before = await top(pressed);
      await holdAt(page, part);
      if (how === "mouse") await pressed.click();
      else await pressed.press("Enter");
      await expect.poll(() => height(page, "Koç")).toBeLessThan(whole - 20);
      await expect.poll(async () => Math.abs((await top(pressed)) - before)).toBeLessThan(2);
      expect(await height(page, "Koç")).toBeGreaterThan(20);
      expect(await height(page, "İkizler")).toBeGreaterThan(20);
    }
  });
}

test("An entry closes with a transition, and its row keeps its place", async ({ page }) => {
  await open(page, "/planets/mars#boga");
  const boga = row(page, "Boğa");
  await toMiddle(boga);
  const [before, whole] = [await top(boga), await height(page, "Boğa")];
  await holdAt(page, 0.5);
  await boga.click();
  await expect.poll(() => height(page, "Boğa")).toBeLessThan(whole - 20);
  expect(await height(page, "Boğa")).toBeGreaterThan(20);
  await expect(page.locator("#boga")).toBeVisible();
  expect(await top(boga)).toBeCloseTo(before, 0);
});

test("With reduced motion an entry opens at once, and its row keeps its place", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/planets/mars#koc");
  await toMiddle(row(page, "İkizler"));
  const before = await top(row(page, "İkizler"));
  const whole = await height(page, "Koç");
  await holdAt(page, 0.5);
  await row(page, "İkizler").click();
  await expect.poll(() => height(page, "Koç")).toBeLessThan(20);
  expect(whole).toBeGreaterThan(200);
  await expect.poll(() => top(row(page, "İkizler"))).toBeCloseTo(before, 0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("An entry opens with a transition without JavaScript, too", async ({ page }) => {
    await page.goto("/planets/mars");
    await holdAt(page, 0.5);
    await row(page, "Boğa").click();
    await expect.poll(() => height(page, "Boğa")).toBeGreaterThan(20);
    const half = await height(page, "Boğa");
    await page.goto("/about");
    await page.goto("/planets/mars#boga");
    expect(half).toBeLessThan((await height(page, "Boğa")) - 20);
  });
});
