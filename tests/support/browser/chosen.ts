import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { contrast, luminance } from "./contrast.ts";
import { expect } from "./site.ts";

/** The colour of most of an element's pixels. */
async function groundOf(element: Locator): Promise<number> {
  const { dominant } = await sharp(await element.screenshot({ animations: "disabled" })).stats();
  return luminance([dominant.r, dominant.g, dominant.b]);
}

/** In forced colours: one of several stands out from another by the ground that it is written on. */
export async function expectStandsOut(chosen: Locator, other: Locator) {
  expect(contrast(await groundOf(chosen), await groundOf(other))).toBeGreaterThan(3);
}
