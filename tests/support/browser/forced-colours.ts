import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { contrast, luminance } from "./contrast.ts";
import { expect } from "./site.ts";

/** Small pictures: a pixel in a hundred may be drawn otherwise by another build of Chromium. */
export const likeness = { threshold: 0.2, maxDiffPixelRatio: 0.01 };

const colourOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).color);

/** Not the visitor's colour for words, but the one for what cannot be had. */
export async function expectGray(gone: Locator, there: Locator) {
  const gray = await gone.evaluate((one) => {
    const probe = one.ownerDocument.createElement("i");
    probe.style.color = "GrayText";
    one.ownerDocument.body.append(probe);
    return getComputedStyle(probe).color;
  });
  expect(await colourOf(gone)).toBe(gray);
  expect(await colourOf(there)).not.toBe(gray);
}

/** The colour of most of an element's pixels. */
async function groundOf(element: Locator): Promise<number> {
  const { dominant } = await sharp(await element.screenshot({ animations: "disabled" })).stats();
  return luminance([dominant.r, dominant.g, dominant.b]);
}

/** In forced colours: one of several stands out from another by the ground that it is written on. */
export async function expectStandsOut(chosen: Locator, other: Locator) {
  expect(contrast(await groundOf(chosen), await groundOf(other))).toBeGreaterThan(3);
}
