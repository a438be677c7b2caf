import type { Page } from "@playwright/test";
import { panelPaths } from "../../contract/panel/paths.ts";
import { fullDay } from "../../panel/words/day-words.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { expectSoon, openStopped } from "./stopped-clock.ts";
import { bookOnSite, tomorrow } from "./work.ts";

/** Opens an empty day with the page's clock stopped. */
const openEmpty = (page: Page, day: string) =>
  openStopped(page, `/yonetim?gun=${day}`, page.getByText("Buna uyan randevu yok."));

test("A request made on the site appears in the open list at once, and is marked for a while", async ({
  page,
}) => {
  const day = tomorrow;
  await openEmpty(page, day);
  await bookOnSite(page.request, { day, timeSlot: "21:00", name: "Yeni Gelen" });
  const row = page.getByRole("region", { name: fullDay(day) }).getByRole("listitem");
  await expectSoon(page, row);
  await expect(row).toContainText("Yeni Gelen");
  const mark = row.getByText("Yeni", { exact: true });
  await expect(mark).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(mark).toBeHidden();
});

test("The waiting requests are counted in the title and on the way to the list", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto("/yonetim/hafta");
  for (const [index, timeSlot] of ["20:00", "21:00"].entries()) {
    expect(await bookOnSite(page.request, { day: tomorrow, timeSlot })).toBe(201);
    await expect(page).toHaveTitle(`(${index + 1}) Hafta | Yönetim`);
    const way = page.getByRole("link", { name: `${index + 1} talep yanıt bekliyor` });
    await expect(way).toBeVisible();
  }
});

test("A lost connection says so, and heals by itself with what was missed", async ({
  page,
  trouble,
}) => {
  const day = tomorrow;
  // The server seems to end every connection at once.
  await page.route(`**${panelPaths.events}`, (route) =>
    route.fulfill({ contentType: "text/event-stream", body: "retry: 300\n\n" }),
  );
  await page.goto(`/yonetim?gun=${day}`);
  const lost = page.getByText(/^Bağlantı koptu/);
  await expect(lost).toBeVisible();
  await expectNoFindings(page);
  await bookOnSite(page.request, { day, timeSlot: "21:00" });
  await page.unroute(`**${panelPaths.events}`);
  await expect(lost).toBeHidden();
  await expect(page.getByRole("link", { name: "Ayşe Yılmaz" })).toBeVisible();
  trouble.length = 0;
});

test("A connection that has fallen silent is given up, and made anew with what was missed", async ({
  page,
}) => {
  const day = tomorrow;
  await openEmpty(page, day);
  // From here on nobody answers.
  await page.route(`**${panelPaths.events}`, () => {});
  const lost = page.getByText(/^Bağlantı koptu/);
  await page.clock.runFor(40_000);
  await expect(lost).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(lost).toBeVisible();
  await bookOnSite(page.request, { day, timeSlot: "21:00" });
  await page.unroute(`**${panelPaths.events}`);
  await page.clock.runFor(50_000);
  await expectSoon(page, page.getByRole("link", { name: "Ayşe Yılmaz" }));
  await expect(lost).toBeHidden();
});
