import { expect, type Locator } from "@playwright/test";
import sharp from "sharp";
import { contrast, luminance } from "./contrast.ts";

/** The share of the pixels behind a line that may be brighter: a star's point, a hair of gold. */
const stars = 0.01;

export type Line = {
  text: string;
  colour: number[];
  large: boolean;
  /** What is read at length: paragraphs and lists on the page itself. */
  running: boolean;
  box: { x: number; y: number; width: number; height: number };
};

/** Every line of text of a section that is in sight, where it stands in it, and its colour. */
function linesOf(section: Locator): Promise<Line[]> {
  return section.evaluate((element) => {
    const area = element.getBoundingClientRect();
    const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    // What cannot be used need not stand out (1.4.3).
    const away =
      ":disabled, [aria-disabled=true], :has(> :disabled), .visually-hidden, .skip-link, .site-header:not(:has(:popover-open)), script";
    const isScrolledAway = (inner: Element, { left, right, top, bottom }: DOMRect) => {
      for (let at: Element | null = inner; at && at !== element; at = at.parentElement) {
        if (getComputedStyle(at).overflow === "visible") continue;
        const edge = at.getBoundingClientRect();
        if (left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom)
          return true;
      }
      return false;
    };
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      if (parentElement.closest(away)) continue;
      const style = getComputedStyle(parentElement);
      paint.fillStyle = style.color;
      paint.fillRect(0, 0, 1, 1);
      const size = Number.parseFloat(style.fontSize);
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects()) {
        const { left, right, top, bottom } = rect;
        const box = {
          x: left - area.left,
          y: top - area.top,
          width: right - left,
          height: bottom - top,
        };
        const inside =
          left >= area.left && right <= area.right && top >= area.top && bottom <= area.bottom;
        if (!inside || box.width < 2 || isScrolledAway(parentElement, rect)) continue;
        lines.push({
          text: textContent.trim().slice(0, 40),
          colour: [...paint.getImageData(0, 0, 1, 1).data.slice(0, 3)],
          large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
          running:
            size >= 16 &&
            parentElement.matches("main :is(p, li, dd)") &&
            !parentElement.closest(".sky"),
          box,
        });
      }
    }
    return lines;
  });
}

/** As the guidelines ask for it (1.4.3). */
export const leastContrast = ({ large }: Line): number => (large ? 3 : 4.5);

/** The lines with less contrast to the picture behind them than the least that is asked for. */
export async function weakLines(section: Locator, least = leastContrast): Promise<string[]> {
  await section.scrollIntoViewIfNeeded();
  const clip = (await section.boundingBox())!;
  const lines = await linesOf(section);
  expect(lines.length).toBeGreaterThan(0);
  // The picture behind, without what is written on it.
  const style =
    "*, ::first-letter { color: transparent !important; text-decoration-color: transparent !important } .icon, .site-header:not(:has(:popover-open)), .skip-link { visibility: hidden !important }";
  // Of the page, not of the section: for that Chromium makes a high window one pixel small and large again, and
  // the slider may come back on its other slide.
  const picture = await section.page().screenshot({ clip, style, animations: "disabled" });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.flatMap((line) => {
    const { text, colour, box } = line;
    const own = luminance(colour);
    const enough = least(line);
    // The mark of a neighbouring word reaches a pixel into the space before it.
    const right = Math.min(box.x + box.width - 1, info.width);
    const bottom = Math.min(box.y + box.height, info.height);
    let pixels = 0;
    let weak = 0;
    let worst = enough;
    for (let y = Math.floor(box.y); y < bottom; y += 1) {
      for (let x = Math.ceil(box.x); x < right; x += 1) {
        const ratio = contrast(own, luminance(data, (y * info.width + x) * 3));
        pixels += 1;
        if (ratio < enough) weak += 1;
        worst = Math.min(worst, ratio);
      }
    }
    const share = weak / pixels;
    if (share <= stars) return [];
    return [`${Math.ceil(share * 100)} % below ${enough}, ${worst.toFixed(2)} at worst: “${text}”`];
  });
}
