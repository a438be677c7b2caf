import type { Page } from "@playwright/test";
import { delayResponses } from "../../support/browser/delay-responses.ts";
import { noteOwnScrolls } from "../../support/browser/nested-scrolling.ts";
import { drawn } from "../../support/browser/pending-requests.ts";
import { expect, hydrated, open, test } from "../../support/browser/site.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

/** An address with a fragment moves the page itself while it loads, and smoothly. */
async function stayAt(page: Page, place: number) {
  await page.waitForLoadState("load");
  const places = async () => {
    await scrollTo(page, place);
    return page.evaluate(async () => {
      const seen = new Set<number>();
      for (let frame = 0; frame < 10; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.add(Math.round(scrollY));
      }
      return [...seen];
    });
  };
  await expect.poll(places).toEqual([place]);
}

// The page asks the browser whether one has come back, which a clock of ours would hide.
test.use({ hasOwnClock: false });

// The back-forward cache is off here: each page is loaded again, which is harder.
for (const [kind, paths] of [
  [
    "that React takes over",
    [
      "/",
      "/#ay-2027",
      "/blog/yukselen-koc",
      "/consultation#mini-ongoru",
      "/ara?q=mars",
      "/randevum",
    ],
  ],
  [
    "to be read",
    [
      "/charts/progress",
      "/zodiac",
      "/zodiac/aslan/saglik",
      "/planets/mars#koc",
      "/sozluk",
      "/uyum",
      "/kvkk",
    ],
  ],
] as const) {
  test(`Back restores the scroll position on pages ${kind}`, { tag: "@390" }, async ({ page }) => {
    for (const path of paths) await test.step(path, () => expectPlaceKept(page, path));
  });
}

async function expectPlaceKept(page: Page, path: string) {
  await open(page, path);
  if (path.startsWith("/ara")) await expect(page.locator(".search-group li")).not.toHaveCount(0);
  // Until it knows that there is no key the page is longer.
  if (path === "/randevum") await expect(page.locator(".appointment-unknown")).toBeVisible();
  const lowest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  // Among them the home page's words of today, which come late, and its slides, which get copies beside them.
  for (const top of path === "/" ? [900, 1100, 1240] : [1100]) {
    const place = Math.min(top, Math.floor(lowest * 0.8));
    await stayAt(page, place);
    await page.goto(path === "/kvkk" ? "/about" : "/kvkk");
    await page.goBack();
    await hydrated(page);
    for (const late of await page.locator(".today-sky b").all()) await expect(late).not.toBeEmpty();
    await expect.poll(() => scrolled(page)).toBe(place);
  }
}

for (const [path, shown] of [
  ["/#dolunay", "Dolunay"],
  ["/consultation#mini-ongoru", "Mini Öngörü"],
] as const) {
  test(`Back to ${path} causes no scroll by script`, async ({ page }) => {
    await open(page, path);
    await page.goto("/kvkk");
    await noteOwnScrolls(page);
    await page.goBack();
    await expect(page.getByRole("article").getByRole("heading", { name: shown })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-scrolled");
  });
}

test("Back from one consultation to another shows its text at once, without a scroll by script", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await noteOwnScrolls(page);
  await open(page, "/consultation");
  const list = page.getByRole("navigation", { name: "Danışmanlık Türleri" });
  const shown = page.getByRole("article").getByRole("heading").first();
  for (const name of ["Mini Öngörü", "Yıllık Öngörü"]) {
    await list.getByRole("link", { name }).click();
    await expect(shown).toHaveText(name);
  }
  await drawn(page);
  await page.evaluate(() => delete document.documentElement.dataset.scrolled);
  for (const [go, name] of [
    ["goBack", "Mini Öngörü"],
    ["goForward", "Yıllık Öngörü"],
  ] as const) {
    await page[go]();
    await expect(shown).toHaveText(name);
    await expect(shown).toBeInViewport();
  }
  await drawn(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-scrolled");
});

test("Back to a private page restores its position before the appointment has loaded", async ({
  page,
}) => {
  await open(page, "/randevum");
  await expect(page.locator(".appointment-unknown")).toBeVisible();
  await stayAt(page, 200);
  await page.goto("/kvkk");
  const release = await delayResponses(page, "**/assets/*.js");
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByText("Randevunuz getiriliyor…")).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(200);
  release();
  await expect(page.locator(".appointment-unknown")).toBeVisible();
  expect(await scrolled(page)).toBe(200);
});

test("Forward restores the scroll position", async ({ page }) => {
  for (const [from, to] of [
    ["/zodiac", "/zodiac/aslan"],
    ["/blog", "/consultation"],
    ["/consultation", "/"],
  ] as const) {
    await open(page, from);
    await open(page, to);
    await stayAt(page, 700);
    await page.goBack();
    await hydrated(page);
    await page.goForward();
    await hydrated(page);
    await expect(page).toHaveURL(to);
    await expect.poll(() => scrolled(page)).toBe(700);
  }
});
