import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { settle } from "../../shots/states.ts";
import { contrast, luminance } from "../contrast.ts";
import { eightPages, expect, furtherPages, open, test } from "../site.ts";
import { openBooking } from "./booking-page.ts";

// The style that hides the letters is the test's, not the page's.
test.use({ bypassCSP: true });

/** The share of the pixels behind a line that may be brighter: a star's point, a hair of gold. */
const stars = 0.01;

type Line = {
  text: string;
  colour: number[];
  large: boolean;
  box: { x: number; y: number; width: number; height: number };
};

/** Every line of text of a section, where it stands in it, and its colour. */
function linesOf(section: Locator): Promise<Line[]> {
  return section.evaluate((element) => {
    const area = element.getBoundingClientRect();
    const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      if (parentElement.closest(":disabled, .visually-hidden")) continue;
      const style = getComputedStyle(parentElement);
      paint.fillStyle = style.color;
      paint.fillRect(0, 0, 1, 1);
      const size = Number.parseFloat(style.fontSize);
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const box = {
          x: left - area.left,
          y: top - area.top,
          width: right - left,
          height: bottom - top,
        };
        const inside =
          left >= area.left && right <= area.right && top >= area.top && bottom <= area.bottom;
        if (!inside || box.width < 2) continue;
        lines.push({
          text: textContent.slice(0, 40),
          colour: [...paint.getImageData(0, 0, 1, 1).data.slice(0, 3)],
          large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
          box,
        });
      }
    }
    return lines;
  });
}

async function weakLines(section: Locator): Promise<string[]> {
  const lines = await linesOf(section);
  expect(lines.length).toBeGreaterThan(0);
  // The picture behind, without what is written on it.
  const style =
    "* { color: transparent !important } .icon, .site-header, .skip-link { visibility: hidden !important }";
  const { data, info } = await sharp(await section.screenshot({ style, animations: "disabled" }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ text, colour, large, box }) => {
    const own = luminance(colour);
    const ratios: number[] = [];
    for (let y = Math.floor(box.y); y < Math.min(box.y + box.height, info.height); y += 1) {
      for (let x = Math.floor(box.x); x < Math.min(box.x + box.width, info.width); x += 1) {
        const start = (y * info.width + x) * 3;
        ratios.push(contrast(own, luminance(data.subarray(start, start + 3))));
      }
    }
    const worst = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length * stars)] ?? 0;
    return worst < (large ? 3 : 4.5) ? [`${worst.toFixed(2)} “${text}”`] : [];
  });
}

async function expectReadable(page: Page, selector: string) {
  for (const width of [390, 800, 1280]) {
    // High enough for every section: Chromium lays a page out anew to take a picture beyond the window.
    await page.setViewportSize({ width, height: 1600 });
    await settle(page);
    for (const section of await page.locator(selector).all()) {
      if (await section.isVisible()) expect(await weakLines(section), `${width} px`).toEqual([]);
    }
  }
}

for (const path of [...eightPages, ...furtherPages, "/zodiac/aslan"]) {
  test(`What stands on the sky of ${path} can be read at every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    await expectReadable(page, ".sky");
  });
}

test("The title of the booking dialog can be read at every width", async ({ page }) => {
  await openBooking(page);
  await expectReadable(page, ".dialog-head");
});
