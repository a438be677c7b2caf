import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { allAddresses, pageAddresses } from "../../../content-model/addresses.ts";
import { watchAnswers } from "../../support/browser/answers.ts";
import { expect, hydrated, test } from "../../support/browser/site.ts";
import { specifiedPages } from "../../support/specified-pages.ts";

const kB = 1000;

test("The HTML of the eight pages is at most 20 kB, brotli", async ({ request }) => {
  for (const path of specifiedPages) {
    const html = await (await request.get(path)).body();
    const bytes = brotliCompressSync(html).length;
    expect(bytes, `${path}: ${bytes} bytes`).toBeLessThanOrEqual(20 * kB);
  }
});

/** What React takes over; of the others, what loads the small module. All that is not named loads no script. */
const hydratedPages = /^\/($|blog|consultation$|ara$)/;
const modulePages = /^\/(charts|planets(?!\/\w+\/)|zodiac\/.|burcum$)/;

function moduleOf(path: string): string[] {
  if (path.endsWith("/cark")) return ["keep-middle"];
  if (path === pageAddresses.birthSign) return ["find-sign"];
  return modulePages.test(path) ? ["reading"] : [];
}

const chosenTheme = readFileSync("app/theme/chosen-theme.js", "utf8");
const registerWorker = readFileSync("app/offline/register.js", "utf8");

/** The script within a reading page's head: see night.spec.ts and offline.spec.ts. */
const linesOf = (path: string) =>
  moduleOf(path)[0] === "reading" ? [chosenTheme] : [chosenTheme, registerWorker];

/** What was loaded of a kind before any interaction, compressed; scrolling is none yet. */
async function loaded(page: Page, path: string, kind: string, compress: (body: Buffer) => Buffer) {
  const bodies: Promise<number>[] = [];
  const count = (answer: Response) => {
    if (answer.request().resourceType() !== kind) return;
    bodies.push(answer.body().then((body) => compress(body).length));
  };
  page.on("response", count);
  const answered = watchAnswers(page);
  await page.goto(path, { waitUntil: "load" });
  await hydrated(page);
  await page.mouse.wheel(0, 20_000);
  await answered();
  page.off("response", count);
  return (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0);
}

const gzip = (body: Buffer) => gzipSync(body, { level: 9 });

// One address of each route: the code is the same for all of a route's addresses.
const routes = [
  ...Object.values(pageAddresses),
  "/zodiac/aslan/saglik",
  "/planets/mars",
  "/blog/yukselen-koc",
];

for (const path of routes) {
  test(`${path} loads at most 15 kB of CSS before any interaction`, async ({ page, trouble }) => {
    const bytes = await loaded(page, path, "stylesheet", gzip);
    expect(bytes).toBeGreaterThan(kB);
    expect(bytes, `${bytes} bytes of CSS`).toBeLessThanOrEqual(15 * kB);
    if (path === pageAddresses.notFound) trouble.length = 0;
  });
}

for (const path of routes.filter((route) => hydratedPages.test(route))) {
  test(`${path} loads at most 115 kB of JavaScript before any interaction`, async ({ page }) => {
    const bytes = await loaded(page, path, "script", gzip);
    expect(bytes).toBeGreaterThan(50 * kB);
    expect(bytes, `${bytes} bytes of JavaScript`).toBeLessThanOrEqual(115 * kB);
  });
}

for (const path of routes.filter((route) => modulePages.test(route))) {
  test(`${path} loads one module of at most 1 kB, brotli`, async ({ page }) => {
    const bytes = await loaded(page, path, "script", brotliCompressSync);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes, `${bytes} bytes of JavaScript`).toBeLessThanOrEqual(kB);
  });
}

for (const path of routes.filter(
  (route) => !hydratedPages.test(route) && !modulePages.test(route),
)) {
  test(`${path} loads no JavaScript at all`, async ({ page, trouble }) => {
    expect(await loaded(page, path, "script", gzip)).toBe(0);
    if (path === pageAddresses.notFound) trouble.length = 0;
  });
}

test("No reading page names a script, preloads one, or carries data for it", async ({
  request,
}) => {
  const addresses = allAddresses().filter((path) => !hydratedPages.test(path));
  expect(addresses.length).toBeGreaterThan(100);
  for (const path of addresses) {
    const html = await (await request.get(path)).text();
    const scripts = html.match(/<script(?![^>]*application\/ld\+json)[^>]*>/g) ?? [];
    expect(scripts.toSorted(), path).toEqual([
      ...moduleOf(path).map((name) =>
        expect.stringMatching(` type="module".* src="/assets/${name}-[\\w-]{8}\\.js"`),
      ),
      ...linesOf(path).map(() => "<script>"),
    ]);
    const lines = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code);
    expect(lines, path).toEqual(linesOf(path));
    expect(lines.join("").length, path).toBeLessThanOrEqual(1.5 * kB);
    expect(html, path).not.toContain("modulepreload");
  }
});

test("No schema library, parser or ephemeris reaches the browser", async ({ request }) => {
  const scripts = new Set<string>();
  for (const path of allAddresses()) {
    const html = await (await request.get(path)).text();
    for (const [script] of html.matchAll(/\/assets\/[^"']+\.js/g)) scripts.add(script);
  }
  for (const script of scripts) {
    const code = await (await request.get(script)).text();
    expect(code, script).not.toMatch(/ZodError|invalid_type|YAMLParseError|astronomy/);
  }
});
