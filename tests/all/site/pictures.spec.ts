import type { Page } from "@playwright/test";
import sharp from "sharp";
import { pageAddresses } from "../../../app/content/addresses.ts";
import { pageKinds } from "../../support/browser/page-kinds.ts";
import { expect, test } from "../../support/browser/site.ts";

/** A picture as it is drawn: its file, and how wide, in pixels of the page, the whole of it is there. */
type Drawn = { file: string; width: number; widths: number[] };

/** Every picture on the page, those further down and those behind text included. */
async function picturesOn(page: Page): Promise<Drawn[]> {
  return page.evaluate(async () => {
    const drawn: Drawn[] = [];
    for (const image of document.querySelectorAll("img")) {
      const { width } = image.getBoundingClientRect();
      if (width === 0) continue;
      // What is further down has chosen no file as long as it is not asked for.
      image.loading = "eager";
      await image.decode();
      if (image.currentSrc.endsWith(".svg")) continue;
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
const largest = /\/(sky-[\d-]+-(tall|2400)|[a-zA-Z]+-(narrow|1600|2560))-[\w-]+\.avif$/;

for (const [width, height, density] of [
  [390, 844, 3],
  [1280, 900, 1],
  [2560, 1300, 1],
] as const) {
  test(`No picture is enlarged, or loaded far larger than drawn, at ${width} px, ${density}x`, async ({
    browser,
    baseURL,
  }) => {
    const dots = Math.min(density, 2);
    for (const path of pageKinds) {
      // Else a larger file that another page has loaded would be taken.
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: density,
        baseURL,
      });
      const page = await context.newPage();
      await page.goto(path, { waitUntil: "networkidle" });
      for (const drawn of await picturesOn(page)) {
        const own = await widthOf(page, drawn);
        const said = `${path}: ${drawn.file} of ${own} px, drawn ${drawn.width} px wide`;
        if (density === 1) expect.soft(own, said).toBeGreaterThanOrEqual(Math.floor(drawn.width));
        const isLargest = own >= Math.max(0, ...drawn.widths) || largest.test(drawn.file);
        if (!isLargest)
          expect.soft(own, said).toBeGreaterThanOrEqual(Math.floor(drawn.width * dots));
        const isSmallest = own <= Math.min(...drawn.widths);
        if (drawn.widths.length > 0 && !isSmallest)
          expect.soft(own, said).toBeLessThanOrEqual(drawn.width * density * 2);
      }
      await context.close();
    }
  });
}

for (const width of [390, 1280, 2560]) {
  test.describe(() => {
    test.use({ viewport: { width, height: 900 }, hasOwnClock: false });
    test(`The largest picture of each first screen is preloaded in one file at ${width} px`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      for (const path of pageKinds.filter((path) => path !== pageAddresses.notFound)) {
        asked.length = 0;
        await page.goto(path, { waitUntil: "networkidle" });
        const { early, largest } = await page.evaluate(async () => {
          const links = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]");
          const fits = [...links].filter(({ media }) => matchMedia(media).matches);
          const images = document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]");
          const entry = await new Promise<PerformanceEntry & { url?: string }>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!)).observe({
              type: "largest-contentful-paint",
              buffered: true,
            });
          });
          const early = [...fits.map(({ href }) => href), ...[...images].map((i) => i.currentSrc)];
          return { early, largest: entry.url };
        });
        if (largest) expect(early, path).toContain(largest);
        const skies = asked.filter((name) =>
          /\/(sky-[\d-]+|\w+-(narrow|1600|2560))-.*\.avif$/.test(name),
        );
        expect(new Set(skies).size, `${path}: ${skies.join(" ")}`).toBeLessThanOrEqual(1);
        for (const sky of skies) expect(early.map((url) => new URL(url).pathname)).toContain(sky);
      }
    });
  });
}
