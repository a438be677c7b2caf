import type { Locator, Page } from "@playwright/test";
import { day, forward, openBooking } from "../../site/booking-page.ts";
import type { Service } from "../../support/app.ts";
import { expectGray, expectStandsOut, likeness } from "../../support/browser/forced-colours.ts";
import { expect, open, test } from "../../support/browser/site.ts";
import { settle, states } from "../../support/browser/states.ts";

// Playwright hides a blinking caret with a style of its own.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

test.beforeEach(({ page }) =>
  page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }),
);

const stateNamed = (name: string) => (page: Page, service: Service) =>
  states.find((state) => state.name === name)!.show(page, service);
const at = (path: string) => (page: Page) => open(page, path);

/** Of several the chosen one: what is photographed, the one, and one that is not. */
const chosen: [
  name: string,
  show: (page: Page, service: Service) => Promise<unknown>,
  whole: string,
  one: string,
  other: string,
][] = [
  [
    "slot",
    stateNamed("booking-2-slots"),
    ".slots",
    ".slot:has(:checked)",
    ".slot:has(:enabled:not(:checked))",
  ],
  [
    "day",
    chooseDay,
    ".calendar table",
    ".selected .calendar-day",
    ".calendar-day:enabled:not(.selected *)",
  ],
  [
    "step",
    stateNamed("booking-2-slots"),
    ".steps",
    ".steps [aria-current]",
    ".steps li:last-child",
  ],
  ["tab", at("/charts"), ".tab-bar", ".tab-bar [aria-current]", ".tab-bar a:not([aria-current])"],
  [
    "planet",
    at("/planets/ay"),
    ".tab-bar",
    ".tab-bar [aria-current]",
    ".tab-bar a:not([aria-current])",
  ],
  [
    "section",
    at("/zodiac/aslan"),
    ".section-links",
    ".section-links [aria-current]",
    ".section-links a:not([aria-current])",
  ],
  ["menu", openMenu, ".menu", ".menu [aria-current]", ".menu a:not([aria-current])"],
  ["wide-menu", onDesk, ".menu", ".menu [aria-current]", ".menu a:not([aria-current])"],
  ["year", at("/"), ".switch", ".switch [aria-current]", ".switch a:not([aria-current])"],
  [
    "guide",
    stateNamed("sign-menu"),
    ".sidebar nav",
    ".sidebar nav [aria-current]",
    ".sidebar nav a:not([aria-current])",
  ],
  [
    "slide",
    at("/"),
    ".slider-controls",
    ".slider-controls [aria-current=true]",
    ".slider-controls [aria-current=false]",
  ],
  [
    "consultation",
    at("/consultation"),
    ".consultation-list",
    ".consultation-list [aria-current]",
    ".consultation-list a:not([aria-current])",
  ],
  [
    "article",
    at("/blog"),
    ".reader-list .scroll-row",
    ".reader-list [aria-current]",
    ".reader-list a:not([aria-current])",
  ],
  [
    "kind",
    at("/ara?q=mars"),
    ".search-kinds",
    ".search-kinds [aria-pressed=true]",
    ".search-kinds [aria-pressed=false]",
  ],
];

for (const [name, show, whole, one, other] of chosen) {
  test(`In forced colours the chosen ${name} stands out`, async ({ page, service }) => {
    await show(page, service);
    await settle(page);
    await expectStandsOut(page.locator(one).first(), page.locator(other).first());
    await expect(page.locator(whole)).toHaveScreenshot(`forced-${name}.png`, likeness);
  });
}

// Asked for with the page, and left out in forced colours: Chromium says so.
test.afterEach(({ trouble }) => {
  const isUnusedPicture = (line: string) => line.includes("was preloaded using link preload");
  trouble.splice(0, trouble.length, ...trouble.filter((line) => !isUnusedPicture(line)));
});

test("In forced colours a taken slot is grey and struck through", async ({ page, service }) => {
  await stateNamed("booking-2-slots")(page, service);
  await expectGray(
    page.locator(".slot:has(:disabled) > span").first(),
    page.locator(".slot > span").nth(2),
  );
});

test("In forced colours a day that is gone and a button that waits are grey", async ({ page }) => {
  await openBooking(page);
  await expectGray(
    page.locator(".calendar-day:disabled").first(),
    page.locator(".calendar-day:enabled").last(),
  );
  await page.locator(".calendar-day:enabled").last().click();
  await forward(page).click();
  await expect(forward(page)).toBeVisible();
  await expectGray(forward(page), page.getByRole("button", { name: "Geri" }));
  await expect(page.locator(".dialog-actions")).toHaveScreenshot("forced-disabled.png", likeness);
});

test("In forced colours the open entry of a planet is marked", async ({ page }) => {
  await open(page, "/planets/mars#koc");
  const edge = (summary: Locator) =>
    summary.evaluate((one) => getComputedStyle(one).borderLeftWidth);
  const entry = page.locator("details[open] > summary");
  expect(await edge(entry)).toBe("4px");
  expect(await edge(page.locator("details:not([open]) > summary").first())).toBe("0px");
  await expect(entry).toHaveScreenshot("forced-accordion.png", likeness);
});

test("In forced colours whatever has focus wears a ring of 3 px", async ({ page }) => {
  await open(page, "/charts");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
    return `${outlineStyle} ${outlineWidth}`;
  });
  expect(ring).toBe("solid 3px");
  await expect(page.locator(".site-header")).toHaveScreenshot("forced-focus.png", likeness);
});

test("In forced colours new and full moons differ without their names", async ({ page }) => {
  await open(page, "/");
  const ground = (kind: string) =>
    page
      .locator(`.calendar-list b.${kind}`)
      .first()
      .evaluate((one) => getComputedStyle(one, "::before").backgroundColor);
  expect(await ground("new")).not.toBe(await ground("full"));
});

async function chooseDay(page: Page) {
  await openBooking(page);
  await day(page, "26 Eylül 2025").click();
}

async function onDesk(page: Page) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/charts");
}

async function openMenu(page: Page) {
  await open(page, "/about");
  await page.getByRole("button", { name: "Menü" }).click();
}
