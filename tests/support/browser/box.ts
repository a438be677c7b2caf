import type { Locator } from "@playwright/test";

/** Where something stands in the window, in whole pixels. */
export const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const box = { left, top, right, bottom, width, height };
    for (const side of Object.keys(box) as (keyof typeof box)[]) box[side] = Math.round(box[side]);
    return box;
  });
