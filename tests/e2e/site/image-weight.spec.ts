import type { Page } from "@playwright/test";
import sharp from "sharp";
import { pageAddresses } from "../../../content-model/addresses.ts";
import { expect, test } from "../site.ts";
import { pageKinds } from "./page-kinds.ts";

/** A picture as it is drawn: its file, and how wide, in pixels of the page, the whole of it is there. */
type Drawn = { file: string; width: number; widths: number[] };

/** Every picture on the page, those further down and those behind text included. */
async function picturesOn(page: Page): Promise<Drawn[]> {
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 600) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
  }
  await page.waitForLoadState("networkidle");
  return page.evaluate(async () => {
    const drawn: Drawn[] = [];
    for (const image of document.querySelectorAll("img")) {
      const { width } = image.getBoundingClientRect();
      if (width === 0 || image.currentSrc.endsWith(".svg")) continue;
      const source = image.parentElement?.querySelector("source");
      const widths = [...(source?.srcset ?? "").matchAll(/ (\d+)w/g)].map(([, w]) => Number(w));
      drawn.push({ file: image.currentSrc, width, widths });
    }
    for (const element of document.querySelectorAll("body *")) {
      const { backgroundImage, backgroundSize } = getComputedStyle(element);
      const file = /url\("([^"]+\.avif)"\)/.exec(backgroundImage)?.[1];
      const { width, height } = element.getBoundingClientRect();
      if (!file || width === 0) continue;
      const { naturalWidth, naturalHeight } = await new Promise<HTMLImageElement>((resolve) => {
        const image = new Image();
        image.onload = () => resolve(image);
        image.src = file;
      });
      const cover = Math.max(width, (height / naturalHeight) * naturalWidth);
      const stated = backgroundSize.split(", ").find((size) => size.includes("px"));
      drawn.push({ file, width: stated ? Number.parseFloat(stated) : cover, widths: [] });
    }
    return drawn;
  });
}

/** How wide the file itself is. */
async function widthOf(page: Page, { file }: Drawn): Promise<number> {
  return (await sharp(await (await page.request.get(file)).body()).metadata()).width;
}

/** Pictures that come in one width, or whose widths are chosen by the window's. */
const largest = /\/(hero-tall-800|hero-2400|[a-z]+-(narrow|1600))-[\w-]+\.avif$/;

for (const [width, height, density] of [
  [390, 844, 3],
  [1280, 900, 1],
  [2560, 1300, 1],
] as const) {
  test.describe(() => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density });
    for (const path of pageKinds) {
      test(`${path} draws no picture larger than its file at ${width} px, ${density}x, and loads none far larger [36.4]`, async ({
        page,
        trouble,
      }) => {
        await page.goto(path, { waitUntil: "networkidle" });
        const dots = Math.min(density, 2);
        for (const drawn of await picturesOn(page)) {
          const own = await widthOf(page, drawn);
          const said = `${drawn.file} of ${own} px, drawn ${drawn.width} px wide`;
          if (density === 1) expect(own, said).toBeGreaterThanOrEqual(Math.floor(drawn.width));
          const isLargest = own >= Math.max(0, ...drawn.widths) || largest.test(drawn.file);
          if (!isLargest) expect(own, said).toBeGreaterThanOrEqual(Math.floor(drawn.width * dots));
          const isSmallest = own <= Math.min(...drawn.widths);
          if (drawn.widths.length > 0 && !isSmallest)
            expect(own, said).toBeLessThanOrEqual(drawn.width * density * 2);
        }
        if (path === pageAddresses.notFound) trouble.length = 0;
      });
    }
  });
}
