import { expect, open, test } from "../site.ts";
import { pageKinds } from "./page-kinds.ts";

// 1280 × 900 at 400 %, and a phone held sideways.
for (const [width, height] of [
  [320, 225],
  [568, 320],
  [844, 390],
] as const) {
  test(`At ${width} × ${height} px what stays in sight while one scrolls takes less than a third [40.2]`, async ({
    page,
    trouble,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of pageKinds) {
      await open(page, path);
      await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
      const taken = await page.evaluate(() =>
        [".site-header", ".tab-bar"]
          .map((bar) => document.querySelector(bar)?.getBoundingClientRect())
          .filter((box) => box !== undefined && box.bottom > 0 && box.top < innerHeight / 3)
          .reduce((sum, box) => sum + box!.height, 0),
      );
      expect.soft(taken / height, path).toBeLessThan(1 / 3);
    }
    trouble.length = 0;
  });
}
