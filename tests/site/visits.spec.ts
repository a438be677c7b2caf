import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { pageAddresses } from "../../app/content/addresses.ts";
import { accessibilityFindings } from "../support/browser/axe.ts";
import { dialogStates } from "../support/browser/dialog-states.ts";
import { firstVisit, type Loaded } from "../support/browser/first-visit.ts";
import { moving } from "../support/browser/motion.ts";
import { isReading, pageKinds, unlistedKinds } from "../support/browser/page-kinds.ts";
import { expect, test } from "../support/browser/site.ts";
import { settle } from "../support/browser/states.ts";
import {
  deskViewports,
  expectLegible,
  phone,
  phoneViewports,
} from "../support/browser/viewports.ts";

test.use(phone);

/** Starts at the width of a phone: a menu that is open there is not on wider windows. */
async function expectForEveryone(page: Page) {
  await settle(page);
  expect.soft(await moving(page)).toEqual([]);
  await expectLegible(page, phoneViewports);
  // Some states are shown with the page's clock at rest, and axe waits for its timers.
  await page.clock.resume();
  expect.soft(await accessibilityFindings(page), "by day, 390 px").toEqual([]);
  await expectLegible(page, deskViewports);
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
  expect.soft(await accessibilityFindings(page), "by night, 1280 px").toEqual([]);
}

for (const path of [...pageKinds, ...unlistedKinds]) {
  test(`${path} loads within budget and without shifts, and is accessible at any width and letter size`, async ({
    page,
    trouble,
  }) => {
    const loaded = await firstVisit(page, path);
    expectWithinBudget(path, loaded);
    const preloads = page.locator('link[rel="preload"][as="font"]');
    const early = await preloads.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const fonts = loaded.filter(({ kind }) => kind === "font").map(({ name }) => name);
    expect(new Set(fonts)).toEqual(new Set(early));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectForEveryone(page);
    // Chromium itself reports the 404 of the page for unknown addresses.
    if (path === "/404") expect(trouble.splice(0)).toEqual([expect.stringContaining("404")]);
  });
}

for (const { address, name, show, timezoneId = "Europe/Istanbul" } of dialogStates) {
  test.describe(() => {
    test.use({ timezoneId });
    test(`${address} with ${name} is accessible at any width and letter size`, async ({
      page,
      service,
      trouble,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await show(page, service);
      await expectForEveryone(page);
      // Chromium itself reports the refusal that some states are about.
      const others = trouble.splice(0).filter((line) => !/status of \d+ .*\/api\//.test(line));
      expect(others).toEqual([]);
    });
  });
}

/** In kilobytes of 1000 bytes, as they travel (brotli where that helps). */
const pictures = { image: 120 };
const forReading = { script: 1, document: 16, stylesheet: 10, font: 45, ...pictures, all: 110 };
const withScript = { script: 115, document: 20, stylesheet: 12, font: 45, ...pictures, all: 240 };

function budgetOf(path: string) {
  // A picture alone, to be looked at large.
  if (path.endsWith("/cark")) return { ...forReading, image: 170, all: 190 };
  if (isReading(path)) return forReading;
  // The private link can be kept there.
  if (path === "/randevum") return { ...withScript, script: 116.5 };
  if (path === pageAddresses.home) return { ...withScript, script: 4, document: 12, all: 190 };
  if (path.startsWith(pageAddresses.blog))
    return { ...withScript, script: 2, document: 12, all: 130 };
  return withScript;
}

/** What a first visit with a phone loads before one scrolls. */
function expectWithinBudget(path: string, loaded: Loaded[]) {
  const list = loaded
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, kind, bytes }) => `${bytes} ${kind} ${name}`)
    .join("\n");
  const ofKind = (kind: string) => loaded.filter((one) => one.kind === kind);
  const kilobytes = (some: Loaded[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  expect(kilobytes(ofKind("document"))).toBeGreaterThan(1);
  expect(kilobytes(ofKind("font"))).toBeGreaterThan(20);
  const { all, ...kinds } = budgetOf(path);
  for (const [kind, most] of Object.entries(kinds))
    expect.soft(kilobytes(ofKind(kind)), `${kind} of ${list}`).toBeLessThanOrEqual(most);
  expect.soft(kilobytes(loaded), list).toBeLessThanOrEqual(all);
  // What is specified of scripts is specified with gzip.
  const scripts = ofKind("script").map(({ name, kind }) => {
    const bytes = gzipSync(readFileSync(`build/client${name}`), { level: 9 }).length;
    return { name, kind, bytes };
  });
  const most = Math.max(budgetOf(path).script, withScript.script);
  expect.soft(kilobytes(scripts), list).toBeLessThanOrEqual(most);
}
