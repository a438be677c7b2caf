import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { pageAddresses } from "../../../content-model/addresses.ts";
import { pageKinds } from "../../support/browser/page-kinds.ts";
import { expect, furtherStates, test } from "../../support/browser/site.ts";
import { specifiedPages } from "../../support/specified-pages.ts";

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
  test.describe(() => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density });
    for (const path of pageKinds) {
      test(`${path} draws no picture larger than its file at ${width} px, ${density}x, and loads none far larger`, async ({
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

for (const width of [390, 800, 1280, 2560]) {
  test.describe(() => {
    test.use({ viewport: { width, height: 900 }, hasOwnClock: false });
    test(`The largest picture of each first screen is asked for with the page, and in one file only, at ${width} px`, async ({
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

test("Every picture that a page shows is kept for good, and changes its name with its content", async ({
  request,
}) => {
  const pictures = new Set<string>();
  for (const path of pageKinds) {
    const html = await (await request.get(path)).text();
    for (const [file] of html.matchAll(/\/[\w/.-]+\.(?:avif|webp)/g)) pictures.add(file);
  }
  expect(pictures.size).toBeGreaterThan(50);
  for (const file of pictures) {
    expect(file).toMatch(/^\/assets\/[\w-]+-[\w-]{8}\.(avif|webp)$/);
    const cached = (await request.get(file)).headers()["cache-control"];
    expect(cached, file).toBe("public, max-age=31536000, immutable");
  }
});

test("No script lists the pictures", () => {
  for (const script of globSync("build/client/assets/*.js")) {
    const named = readFileSync(script, "utf8").match(/\.(avif|webp)/g) ?? [];
    expect(named.length, script).toBeLessThanOrEqual(3);
  }
});

// A fragment scrolls by itself: what counts is the page it belongs to.
const paths = new Set([...specifiedPages, ...furtherStates].map((path) => path.split("#")[0]!));

for (const path of paths) {
  test(`${path} loads at most 120 kB of pictures on a phone before one scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const pictures: Promise<{ name: string; bytes: number }>[] = [];
    page.on("requestfinished", (request) => {
      // The sprite of icons is asked for by <use>, which is not counted among the images.
      if (request.resourceType() !== "image" && !request.url().includes(".svg")) return;
      const name = new URL(request.url()).pathname;
      pictures.push(request.sizes().then(({ responseBodySize: bytes }) => ({ name, bytes })));
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const loaded = await Promise.all(pictures);
    const sum = loaded.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum).toBeGreaterThan(1000);
    expect(sum, loaded.map(({ name, bytes }) => `${bytes} ${name}`).join("\n")).toBeLessThanOrEqual(
      120_000,
    );
  });
}
