import type { Page } from "@playwright/test";
import { accessibilityFindings } from "../../support/browser/axe.ts";
import { weakTexts } from "../../support/browser/contrast.ts";
import { type Line, leastContrast, weakLines } from "../../support/browser/contrast-on-pictures.ts";
import { dialogStates } from "../../support/browser/dialog-states.ts";
import { firstVisit } from "../../support/browser/first-visit.ts";
import { pageKinds, unlistedKinds } from "../../support/browser/page-kinds.ts";
import { expect, furtherStates, open, test } from "../../support/browser/site.ts";
import { growToPage, type State, settle, states } from "../../support/browser/states.ts";
import { expectLegible, large, type Viewport } from "../../support/browser/viewports.ts";
import { visitorAppointmentStates } from "../../support/browser/visitor-appointment-states.ts";

// The style that hides the letters is the test's, not the page's.
test.use({ bypassCSP: true });

const schemes = ["light", "dark"] as const;
const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

/** As the Web Content Accessibility Guidelines name it (1.4.12). */
const spaced =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Those that tests/site/visits.spec.ts leaves out. */
const viewports: Viewport[] = [
  { width: 360, height: 740 },
  { width: 800, height: 1000 },
  { width: 800, height: 1000, style: large },
  { width: 1024, height: 768, style: large },
  { width: 320, height: 640, style: spaced },
  { width: 1280, height: 900, style: spaced },
];

/** On the way to a booking large letters have to do with the smallest phone, too. */
const bookers: Viewport[] = [...viewports, { width: 320, height: 640, style: large }];
const isOnTheWay = (name: string) =>
  /^(booking-(?!kept)|status-|appointment-|\/consultation|\/randevum)/.test(name);

/** What is read at length has 7 : 1, all else 4.5 : 1. */
const least = (line: Line) => (line.running ? 7 : Math.max(leastContrast(line), 4.5));

/** Begins at the width of a phone: a menu that is open there is not on wider windows. */
async function expectReadable(page: Page, name: string, selector: string) {
  await settle(page);
  if (selector === "body") await growToPage(page, phone.width);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    const shown = page.locator(selector).filter({ visible: true }).first();
    expect.soft(await weakLines(shown, least), `${colorScheme}, 390 px`).toEqual([]);
  }
  await page.setViewportSize(phone);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme, contrast: "more" });
    expect.soft(await weakTexts(page), `more contrast, ${colorScheme}`).toEqual([]);
  }
  // Some states are shown with the page's clock at rest, and axe waits for its timers.
  await page.clock.resume();
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark", contrast: null });
  expect.soft(await accessibilityFindings(page), "dark, 390 px").toEqual([]);
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await expectLegible(page, isOnTheWay(name) ? bookers : viewports);
  await page.setViewportSize(desk);
  expect.soft(await accessibilityFindings(page), "light, 1280 px").toEqual([]);
}

/** Other pictures lie behind the words of wider windows. */
async function expectReadableOnSky(page: Page) {
  for (const width of [800, 1280]) {
    // High enough for every section: Chromium lays a page out anew to take a picture beyond the window.
    await page.setViewportSize({ width, height: 1600 });
    await settle(page);
    for (const section of await page.locator(".sky").filter({ visible: true }).all())
      expect.soft(await weakLines(section), `on the sky, ${width} px`).toEqual([]);
  }
}

for (const path of [...pageKinds, ...unlistedKinds]) {
  test(`${path} loads without shifts and is readable in every theme, width and letter size`, async ({
    page,
    trouble,
  }) => {
    await firstVisit(page, path);
    // Anew, so that the slider never began to move.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    await expectReadableOnSky(page);
    await page.setViewportSize(phone);
    await expectReadable(page, path, "body");
    // Chromium itself reports the 404 of the page for unknown addresses.
    if (path === "/404") trouble.length = 0;
  });
}

const overPages: State[] = dialogStates.filter(({ inView }) => inView);
/** The topmost of what can lie over a page. */
const above = ".toast, dialog[open], .menu:popover-open, .sidebar:popover-open";
const whole: State[] = [
  ...states.filter(({ name }) => ["search-found", "search-none", "booking-kept"].includes(name)),
  ...visitorAppointmentStates.filter(({ inView, noScript }) => !inView && !noScript),
  ...furtherStates
    .filter((path) => path.includes("#"))
    .map((path) => ({ name: path, show: (page: Page) => open(page, path) })),
];

for (const { name, show, timezoneId = "Europe/Istanbul" } of [...whole, ...overPages]) {
  test.describe(() => {
    test.use({ timezoneId, viewport: phone });
    test(`${name} is readable in every theme, width and letter size`, async ({
      page,
      service,
      trouble,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await show(page, service);
      // Chromium reports the refusals that some states are about.
      trouble.length = 0;
      const isOver = overPages.some((state) => state.name === name);
      await expectReadable(page, name, isOver ? above : "body");
    });
  });
}
