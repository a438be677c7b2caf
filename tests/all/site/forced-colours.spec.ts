import type { Locator, Page } from "@playwright/test";
import {
  day,
  firstFree,
  forward,
  hold,
  openBooking,
  opener,
  slot,
  toSlots,
} from "../../site/booking-page.ts";
import { expectGray, expectStandsOut } from "../../support/browser/forced-colours.ts";
import { expect, open, test } from "../../support/browser/site.ts";
import { settle } from "../../support/browser/states.ts";

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(({ page }) =>
  page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }),
);

// The page preloads them, and forced colours leave them out: Chromium warns of that.
test.afterEach(({ trouble }) => {
  const isUnusedPicture = (line: string) => line.includes("was preloaded using link preload");
  trouble.splice(0, trouble.length, ...trouble.filter((line) => !isUnusedPicture(line)));
});

const style = (element: Locator, property: keyof CSSStyleDeclaration, part?: string) =>
  element.evaluate(
    (one, [property, part]) => String(getComputedStyle(one, part)[property as never]),
    [property as string, part] as const,
  );

/** Lists of which one item is the current one. */
const current: [address: string, lists: string[]][] = [
  ["/", [".year-tabs", ".slider-controls"]],
  ["/blog", [".reader-list"]],
  ["/charts", [".tab-bar"]],
  ["/consultation", [".consultation-list"]],
  ["/planets/ay", [".tab-bar"]],
  ["/sozluk/g-j", ["nav[aria-label=Harfler]"]],
  ["/zodiac/aslan", [".section-links"]],
];

async function expectCurrentStandsOut(page: Page, list: string) {
  const items = page.locator(list).first();
  await expectStandsOut(
    items.locator("[aria-current]:not([aria-current=false])").first(),
    items.locator(":is(a:not([aria-current]), [aria-current=false])").first(),
  );
}

test("Forced colours: the current item of every list stands out", async ({ page }) => {
  for (const [address, lists] of current)
    await test.step(address, async () => {
      await open(page, address);
      await settle(page);
      for (const list of lists) await expectCurrentStandsOut(page, list);
    });
  await test.step("menus", async () => {
    await page.getByRole("button", { name: "Menüye Dön" }).click();
    await expectCurrentStandsOut(page, ".sidebar nav");
    await open(page, "/about");
    await page.getByRole("button", { name: "Menü" }).click();
    await expectCurrentStandsOut(page, ".menu");
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, "/charts");
    await expectCurrentStandsOut(page, ".menu");
  });
  await open(page, "/ara?q=mars");
  const kinds = page.locator(".search-kinds");
  await expectStandsOut(
    kinds.locator("[aria-pressed=true]"),
    kinds.locator("[aria-pressed=false]").first(),
  );
});

test("Forced colours: the page's own name in the breadcrumbs is as legible as the heading", async ({
  page,
}) => {
  for (const address of ["/evler", "/zodiac/aslan"]) {
    await open(page, address);
    const [name, title] = [page.locator(".breadcrumbs [aria-current]"), page.locator("h1")];
    for (const property of ["color", "backgroundColor", "forcedColorAdjust"] as const)
      expect(await style(name, property), address).toBe(await style(title, property));
  }
});

test("Forced colours: the states of a page differ without its colours", async ({ page }) => {
  await test.step("the open entry of a planet", async () => {
    await open(page, "/planets/mars#koc");
    const summary = page.locator("details[open] > summary");
    expect(await style(summary, "borderLeftWidth")).toBe("4px");
    const closed = page.locator("details:not([open]) > summary").first();
    expect(await style(closed, "borderLeftWidth")).toBe("0px");
  });
  await test.step("the focus", async () => {
    await open(page, "/charts");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    await expect(focused).toHaveCSS("outline-style", "solid");
    await expect(focused).toHaveCSS("outline-width", "3px");
  });
  await test.step("new and full moons, and a refused number", async () => {
    await open(page, "/");
    const moon = (kind: string) =>
      style(page.locator(`.calendar-list b.${kind}`).first(), "backgroundColor", "::before");
    expect(await moon("new")).not.toBe(await moon("full"));
    await page.getByRole("button", { name: "Randevu durumunu sorgula" }).click();
    await page.getByLabel("Telefon numaranız").fill("532");
    await page.getByRole("button", { name: "Sorgula", exact: true }).click();
    await expect(page.locator(".phone-field")).toHaveCSS("border-style", "dashed");
  });
  // The browser draws its own radio buttons in any colours.
  for (const [address, name] of [
    ["/kvkk", "Koyu"],
    ["/charts/solar/cark", "2 kat"],
  ] as const)
    await test.step(`the checked ${name}`, async () => {
      await open(page, address);
      const radio = page.getByRole("radio", { name });
      await radio.check();
      await expect(radio).toHaveCSS("appearance", "auto");
    });
  await test.step("the button of a type that cannot be booked", async () => {
    await open(page, "/consultation#normal-dogum-haritasi");
    await expect(opener(page)).toBeDisabled();
    await expectGray(opener(page), page.getByRole("heading", { level: 1 }));
  });
});

test("Forced colours: the days of the calendar differ", async ({ page, service }) => {
  await hold(service, "2025-09-25");
  await hold(service, "2025-09-27", { closed: true });
  await openBooking(page, undefined, "mini-dogum-haritasi");
  const free = day(page, "26 Eylül 2025");
  await expect(day(page, "25 Eylül 2025")).toBeDisabled();
  for (const name of ["23 Eylül 2025", "25 Eylül 2025", "27 Eylül 2025"])
    await expectGray(day(page, name), free);
  expect(await style(day(page, "24 Eylül 2025"), "borderTopWidth")).toBe("2px");
  expect(await style(free, "borderTopWidth")).toBe("1px");
  // The days until which an answer is promised.
  await expect(day(page, "28 Eylül 2025")).toHaveCSS("text-decoration-line", "underline");
  await expect(day(page, "29 Eylül 2025")).toHaveCSS("text-decoration-line", "none");
  await firstFree(page).click();
  await expect(firstFree(page)).toHaveAttribute("aria-pressed", "true");
  await expectStandsOut(firstFree(page), day(page, "30 Eylül 2025"));
  await day(page, "30 Eylül 2025").click();
  await expectStandsOut(
    page.locator(".selected .calendar-day"),
    page.locator(".calendar-day:enabled:not(.selected *)").first(),
  );
});

test("Forced colours: hours, steps and fields of the dialog differ by their state", async ({
  page,
  service,
}) => {
  await hold(service, "2025-09-26", { times: ["20:30"] });
  await openBooking(page);
  await toSlots(page, "26 Eylül 2025");
  await expectGray(forward(page), page.getByRole("button", { name: "Geri" }));
  await expectGray(
    page.locator(".slot:has(:disabled) > span").first(),
    page.locator(".slot:has(:enabled) > span").first(),
  );
  await slot(page, "21:30").check();
  await expectStandsOut(
    page.locator(".slot:has(:checked)"),
    page.locator(".slot:has(:enabled:not(:checked))").first(),
  );
  await expectStandsOut(
    page.locator(".steps [aria-current]"),
    page.locator(".steps li:last-child"),
  );
  await forward(page).click();
  await page.getByLabel("Telefon").fill("0532");
  await page.getByLabel("Ad Soyad").fill("Ayşe Yılmaz");
  await expect(page.getByLabel("Telefon")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Telefon")).toHaveCSS("border-style", "dashed");
  await expect(page.getByLabel("Ad Soyad")).toHaveCSS("border-style", "solid");
});
