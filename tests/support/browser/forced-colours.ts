import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { contrast, luminance } from "./contrast.ts";
import { expect } from "./site.ts";

const colourOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).color);

/** The first has the system's colour for disabled text, the other has not. */
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

/** The luminance of the colour of most of an element's pixels. */
async function backgroundOf(element: Locator): Promise<number> {
  const { dominant } = await sharp(await element.screenshot({ animations: "disabled" })).stats();
  return luminance([dominant.r, dominant.g, dominant.b]);
}

/** Selected and other items differ by their backgrounds. */
export async function expectStandsOut(selected: Locator, other: Locator) {
  expect(contrast(await backgroundOf(selected), await backgroundOf(other))).toBeGreaterThan(3);
}
