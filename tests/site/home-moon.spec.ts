import type { Page } from "@playwright/test";
import { expect, hydrated, isSmall, open, test } from "../support/browser/site.ts";
import { openAt } from "./home-page.ts";

test("The moon explorer goes through eight phases and begins again [4.6]", async ({ page }) => {
  await open(page, "/");
  const explorer = page.getByRole("region", { name: "Ay’ın Evreleri" });
  const name = explorer.getByRole("heading", { level: 3 });
  const seen: string[] = [];
  for (let step = 0; step < 8; step += 1) {
    await expect(name).toHaveCount(1);
    seen.push((await name.textContent()) ?? "");
    expect(await explorer.getByRole("listitem").count()).toBeGreaterThanOrEqual(4);
    await explorer.getByRole("button", { name: "Sonraki Evre →" }).click();
  }
  expect(new Set(seen).size).toBe(8);
  await expect(name).toHaveText(seen[0]!);
});

test("The moon turns 45 degrees further at each step, past a full turn too [4.6]", async ({
  page,
}) => {
  await open(page, "/");
  const explorer = page.getByRole("region", { name: "Ay’ın Evreleri" });
  for (let step = 1; step <= 9; step += 1) {
    await explorer.getByRole("button", { name: "Sonraki Evre →" }).click();
    const turn = await explorer
      .locator(".moon-turn")
      .evaluate((moon: HTMLElement) => moon.style.rotate);
    expect(turn).toBe(`${step * 45}deg`);
  }
});

const calendar = (page: Page) => page.getByRole("region", { name: "Ay Takvimi", exact: true });

test("The moon calendar has 24 entries for 2025 with date, time, phase, sign and degree [4.7]", async ({
  page,
}) => {
  await open(page, "/#ay-2025");
  const rows = calendar(page).getByRole("listitem");
  await expect(rows).toHaveCount(24);
  await expect(rows.first()).toHaveText(/14 Ocak 2025\s*01:27\s*Dolunay\s*Yengeç 23°59′/);
  await expect(rows.filter({ hasText: "tutulması" })).toHaveCount(4);
});

test("The calendar's list scrolls inside 600 px, and inside 340 px from 768 px up [4.7]", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/");
  const list = page.getByRole("region", { name: "Ay Takvimi listesi" });
  expect((await list.boundingBox())?.height).toBe(isSmall(page) ? 600 : 340);
  expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
});

const openings = [
  ["2024-06-01T12:00:00Z", "2025"],
  ["2026-11-15T12:00:00Z", "2026"],
  // New Year has come to Istanbul three hours before it comes to Greenwich.
  ["2026-12-31T21:30:00Z", "2027"],
  ["2031-01-01T12:00:00Z", "2028"],
] as const;

for (const [moment, year] of openings) {
  test(`At ${moment} the moon calendar opens on ${year} [4.8]`, async ({ page }) => {
    await openAt(page, moment);
    await expect(calendar(page).getByRole("list")).toHaveCount(1);
    await expect(calendar(page).getByRole("list", { name: year })).toBeVisible();
  });
}

test("The moon calendar switches between 2025 and 2028, and the year has an address [4.8]", async ({
  page,
}) => {
  await open(page, "/");
  const years = calendar(page).getByRole("navigation", { name: "Takvim yılı" });
  await expect(years.getByRole("link")).toHaveText(["2025", "2026", "2027", "2028"]);
  await years.getByRole("link", { name: "2027" }).click();
  await expect(calendar(page).getByRole("listitem").first()).toContainText("2027");
  await expect(page).toHaveURL("/#ay-2027");
  await page.reload();
  await hydrated(page);
  await expect(calendar(page).getByRole("listitem").first()).toContainText("2027");
  await expect(years.getByRole("link", { name: "2027" })).toHaveAttribute("aria-current", "true");
});

const list = (page: Page) => page.getByRole("region", { name: "Ay Takvimi listesi" });

/** Where the coming event stands in the list's box: 0 at its top, 1 at its end. */
const placeInList = (page: Page) =>
  list(page)
    .locator('[data-state="coming"]')
    .evaluate((row) => {
      const box = row.closest("section")!.getBoundingClientRect();
      return (row.getBoundingClientRect().top - box.top) / box.height;
    });

test("The list opens at the coming event, those that have passed are calmer, and the page stays at its top [4.7]", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await openAt(page, "2026-07-01T12:00:00Z");
  const coming = list(page).locator('[data-state="coming"]');
  await expect(coming).toHaveCount(1);
  await expect(coming).toContainText("14 Temmuz 2026");
  await expect(coming).toContainText("sıradaki");
  expect(await placeInList(page)).toBeGreaterThan(0);
  expect(await placeInList(page)).toBeLessThan(0.5);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(list(page).locator('[data-state="past"]:visible')).toHaveCount(13);
  const colour = (row: string) =>
    list(page)
      .locator(`#ay-2026 ${row}`)
      .last()
      .evaluate((item) => getComputedStyle(item).color);
  expect(await colour('[data-state="past"]')).not.toBe(await colour("li"));
});

test("The mark moves on at the minute of the event, and a year that is chosen opens at its top [4.7] [4.8]", async ({
  page,
}) => {
  await openAt(page, "2026-11-24T14:53:00Z");
  await expect(list(page).locator('[data-state="coming"]')).toContainText("24 Kasım 2026");
  await page.clock.runFor(60_000);
  await expect(list(page).locator('[data-state="coming"]')).toContainText("9 Aralık 2026");
  const years = calendar(page).getByRole("navigation", { name: "Takvim yılı" });
  await years.getByRole("link", { name: "2028" }).click();
  await expect(calendar(page).getByRole("list", { name: "2028" })).toBeVisible();
  await expect.poll(() => list(page).evaluate((box) => box.scrollTop)).toBe(0);
});

test("After the last event that is computed all have passed and none is marked [4.7]", async ({
  page,
}) => {
  await openAt(page, "2029-01-02T12:00:00Z");
  await expect(list(page).locator('[data-state="past"]:visible')).toHaveCount(25);
  await expect(list(page).locator('[data-state="coming"]')).toHaveCount(0);
});
