import type { Page } from "@playwright/test";
import { chartAddresses } from "../../../app/content/addresses.ts";
import { boxOf } from "../../support/browser/box.ts";
import { expect, open, test } from "../../support/browser/site.ts";

const wheel = (page: Page) => page.getByRole("article").getByRole("img");
const wheelBox = async (page: Page) => (await wheel(page).boundingBox())!;

test("The wheel is large and stays in sight beside its text", async ({ page }) => {
  await open(page, "/charts");
  const text = page.locator(".chart .prose");
  for (const [width, height] of [
    [1280, 900],
    [1600, 1000],
    [2560, 1300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    const at = await wheelBox(page);
    expect(at.width).toBeGreaterThanOrEqual(640);
    // 78 rem in the middle, with a padding of 2 rem.
    expect(at.x).toBe((width - 78 * 16) / 2 + 32);
    expect(at.x + at.width).toBeLessThan((await text.boundingBox())!.x);
    for (const paragraph of (await text.locator("p").all()).slice(0, 2)) {
      await paragraph.evaluate((p) => p.scrollIntoView({ block: "start", behavior: "instant" }));
      const bar = (await page.getByRole("navigation", { name: "Harita" }).boundingBox())!;
      const figure = (await page.getByRole("figure").boundingBox())!;
      expect(figure.y).toBeGreaterThanOrEqual(bar.y + bar.height);
      expect(figure.y + figure.height).toBeLessThanOrEqual(height);
    }
  }
  await page.setViewportSize({ width: 1280, height: 640 });
  const { slugs, link } = chartAddresses();
  for (const id of slugs) {
    await open(page, link(id));
    await page.locator(".chart .prose p").nth(2).scrollIntoViewIfNeeded();
    const caption = page.getByRole("figure").getByRole("definition");
    await expect(caption.last()).toBeInViewport({ ratio: 1 });
  }
});

test("On a phone the button is below the wheel and the dates are in the column of the links", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/charts");
  const button = await boxOf(page.getByText("Büyüt", { exact: true }));
  expect(button.top).toBeGreaterThanOrEqual((await boxOf(wheel(page))).bottom);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const links = await boxOf(page.locator(".related"));
    expect((await boxOf(page.locator(".text-dates"))).left).toBe(links.left);
  }
});

test("The middle of an enlarged wheel stays in the middle while it is resized", async ({
  page,
}) => {
  await open(page, "/charts/nodes/cark");
  const sheet = page.getByRole("region", { name: "Çark" });
  /** Where the window's middle is on the wheel, across and down. */
  const middle = async () => {
    const [port, box] = [(await sheet.boundingBox())!, await wheelBox(page)];
    const share = (at: number, size: number, from: number, whole: number) =>
      Math.round(((at + size / 2 - from) / whole) * 50) / 50;
    return [
      share(port.x, port.width, box.x, box.width),
      share(port.y, port.height, box.y, box.height),
    ];
  };
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ["2 kat", "3 kat", "Tamamı"]) {
      await page.getByRole("radio", { name }).check();
      await expect.poll(middle).toEqual([0.5, 0.5]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
    }
  }
});
