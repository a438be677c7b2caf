import type { Page } from "@playwright/test";
import {
  allAddresses,
  pageAddresses,
  unlistedAddresses,
} from "../../../content-model/addresses.ts";
import { isReading, pageKinds } from "../../support/browser/page-kinds.ts";
import { expect, hydrated, test } from "../../support/browser/site.ts";

/** In kilobytes of 1000 bytes, as they travel (brotli where that helps). */
const forReading = { script: 1, document: 14, stylesheet: 10, font: 45, all: 110 };
const withScript = { script: 115, document: 20, stylesheet: 12, font: 45, all: 240 };

function budgetOf(path: string) {
  // A picture alone, to be looked at large.
  if (path.endsWith("/cark")) return { ...forReading, all: 190 };
  if (isReading(path)) return forReading;
  return path === pageAddresses.home ? { ...withScript, all: 290 } : withScript;
}

type Loaded = { name: string; kind: string; bytes: number };

/** Everything that a first visit loads before one scrolls. */
async function firstVisit(page: Page, path: string): Promise<Loaded[]> {
  const loaded: Promise<Loaded>[] = [];
  let asked = 0;
  page.on("request", () => {
    asked += 1;
  });
  page.on("requestfinished", (request) => {
    const { pathname: name } = new URL(request.url());
    const kind = request.resourceType();
    loaded.push(request.sizes().then((sizes) => ({ name, kind, bytes: sizes.responseBodySize })));
  });
  await page.goto(path, { waitUntil: "networkidle" });
  if (!isReading(path)) await hydrated(page);
  // What React asks for, it asks for in the frames after.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect.poll(() => loaded.length).toBe(asked);
  return Promise.all(loaded);
}

// A phone of today; at three dots a pixel it is given the same files, see image-weight.spec.ts.
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

// Of their kinds the ones with the heaviest pictures, when all addresses were measured.
const heaviest = [
  "/planets/ay",
  "/charts/profection",
  "/blog/yukselen-ikizler",
  "/uyum/koc-yengec",
];
const unlisted = ["/cevrimdisi", "/charts/profection/cark", "/zodiac/akrep/yazdir"];

for (const path of [...pageKinds, ...heaviest, ...unlisted]) {
  test(`${path} stays within its budget on a first visit with a phone`, async ({
    page,
    trouble,
  }) => {
    const loaded = await firstVisit(page, path);
    const list = loaded
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ name, kind, bytes }) => `${bytes} ${kind} ${name}`);
    const kilobytes = (kind?: string) =>
      loaded
        .filter((one) => kind === undefined || one.kind === kind)
        .reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    expect(kilobytes("document")).toBeGreaterThan(1);
    expect(kilobytes("font")).toBeGreaterThan(20);
    const { all, ...kinds } = budgetOf(path);
    for (const [kind, most] of Object.entries(kinds)) {
      expect.soft(kilobytes(kind), `${kind} of ${list.join("\n")}`).toBeLessThanOrEqual(most);
    }
    expect.soft(kilobytes(), list.join("\n")).toBeLessThanOrEqual(all);
    if (path === pageAddresses.notFound) trouble.length = 0;
  });
}

test("The HTML of every address stays within its budget", async ({ request }) => {
  const heavy: string[] = [];
  for (const path of [...allAddresses(), ...unlistedAddresses()]) {
    const answer = await request.get(path, { headers: { "accept-encoding": "br" } });
    const bytes = Number(answer.headers()["content-length"]);
    expect(bytes, path).toBeGreaterThan(0);
    if (bytes > budgetOf(path).document * 1000) heavy.push(`${path}: ${bytes} bytes`);
  }
  expect(heavy).toEqual([]);
});

test("The fonts that a first screen shows are asked for at once, and no others", async ({
  page,
}) => {
  const fonts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".woff2")) fonts.add(pathname);
  });
  for (const path of pageKinds.filter((path) => path !== pageAddresses.notFound)) {
    fonts.clear();
    await page.goto(path, { waitUntil: "networkidle" });
    const preloaded = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
    expect([...fonts].toSorted(), path).toEqual(preloaded.toSorted());
  }
});
