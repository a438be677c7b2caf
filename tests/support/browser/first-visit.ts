import { expect, type Page, type Request } from "@playwright/test";
import { delayResponses } from "./delay-responses.ts";
import { hydrated } from "./site.ts";

export type Loaded = { name: string; kind: string; bytes: number };
type Seen = { paints: number; shift: number; moved: string[] };

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
const hasFonts = (page: Page) => page.evaluate(() => document.fonts.check("1em 'Source Sans 3'"));

/** Half of what Google’s scale calls “good”; a line of text more gives about 0.03. */
const mostShift = 0.05;
/** Only the script knows that the address names no appointment: what it says then takes the place of a line. */
const mostShiftWithoutKey = 0.15;

/**
 * Loads a page whose fonts and pictures arrive after it has been painted, and taken over by React where it is: nothing
 * moves meanwhile. Returns all that it loaded before one scrolls.
 */
export async function firstVisit(page: Page, path: string): Promise<Loaded[]> {
  const loaded: Promise<Loaded>[] = [];
  let asked = 0;
  const ask = () => {
    asked += 1;
  };
  const finish = (request: Request) => {
    const { pathname: name } = new URL(request.url());
    // The sprite of icons is asked for by <use>, which is not counted among the images.
    const kind = name.endsWith(".svg") ? "image" : request.resourceType();
    loaded.push(request.sizes().then(({ responseBodySize: bytes }) => ({ name, kind, bytes })));
  };
  page.on("request", ask).on("requestfinished", finish);
  await page.addInitScript(() => {
    const seen: Seen = { paints: 0, shift: 0, moved: [] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.paints += list.getEntries().length;
    }).observe({ type: "paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        };
        seen.shift += value;
        for (const { node } of sources) seen.moved.push(node?.textContent?.slice(0, 40) ?? "");
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const release = await delayResponses(page, /\.(woff2|avif|webp|png|svg)$/);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.paints > 1);
  await page.waitForLoadState("domcontentloaded");
  // The page is still loading: a first key has React take it over before anything arrives.
  await page.keyboard.press("Shift");
  await hydrated(page);
  expect(await hasFonts(page)).toBe(false);
  release();
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect.poll(() => loaded.length).toBe(asked);
  page.off("request", ask).off("requestfinished", finish);
  const { shift, moved } = await seenBy(page);
  expect(await hasFonts(page)).toBe(true);
  expect
    .soft(shift, moved.join(" | "))
    .toBeLessThan(path === "/randevum" ? mostShiftWithoutKey : mostShift);
  return Promise.all(loaded);
}
