import type { Page } from "@playwright/test";
import { addDays, istanbulInstant } from "../../booking/istanbul-time.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { daysInWords, shortDay, weekOf } from "../../panel/words/day-words.ts";
import { expect, isSmall } from "../support/browser/site.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { closedBlock, grid } from "./week-page.ts";
import { bookAndFind, inStrip, nextMonday, send, today, tomorrow } from "./work.ts";

/** The panel's clock follows what the server tells it; answers with how to let it tell. */
async function beatByHand(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url);
        window.addEventListener("beat", () => this.dispatchEvent(new Event("beat")));
      }
    };
  });
  return async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("beat")));
  };
}

test("A week shows who comes, what is free and what is closed", { tag: "@390" }, async ({
  page,
}) => {
  const day = tomorrow;
  await bookAndFind(page, { day, timeSlot: "21:00", name: "Meral Hafta" });
  await page.goto(`/yonetim/hafta?gun=${day}`);
  await send(page, panelPaths.closed, { days: [{ day, times: ["22:00"] }], reason: "Deneme" });
  const grid = page.getByRole("table", { name: "Haftanın saatleri" });
  await expect(grid.getByRole("link", { name: /^Meral Hafta.*Beklemede$/ })).toBeVisible();
  await expect(
    grid.getByRole("link", { name: `${shortDay(day)} 21:30 boş, randevu ekle` }),
  ).toBeVisible();
  await expect(grid.getByText("Kapalı").first()).toBeVisible();
  await expect(grid.getByRole("columnheader")).toHaveCount(isSmall(page) ? 0 : 7);
  await expectNoFindings(page);
  await press(page, grid.getByRole("link", { name: /^Meral Hafta/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Meral Hafta" })).toBeFocused();
});

test("A free slot of the week leads to the entry with its day and hour chosen", async ({
  page,
}) => {
  const day = tomorrow;
  await page.goto(`/yonetim/hafta?gun=${day}`);
  await press(page, page.getByRole("link", { name: `${shortDay(day)} 22:30 boş, randevu ekle` }));
  await expect(page.getByRole("heading", { level: 1, name: "Randevu ekle" })).toBeFocused();
  await expect(page.getByRole("radio", { name: inStrip(day) })).toBeChecked();
  // Chosen, it no longer says that it is free.
  await expect(page.getByRole("radio", { name: "22:30 Seçildi" })).toBeChecked();
});

test("An hour that passes while the week is open is shown as passed", async ({ page }) => {
  const day = tomorrow;
  const beat = await beatByHand(page);
  await page.clock.install({ time: istanbulInstant({ day, time: "20:50" }) });
  await page.goto(`/yonetim/hafta?gun=${day}`);
  const free = page.getByRole("link", { name: `${shortDay(day)} 21:30 boş, randevu ekle` });
  await expect(free).toBeVisible();
  await page.clock.setSystemTime(istanbulInstant({ day, time: "21:10" }));
  await beat();
  await expect(free).toBeHidden();
  await expect(
    page.getByRole("link", { name: `${shortDay(day)} 22:00 boş, randevu ekle` }),
  ).toBeVisible();
});

test("One goes from week to week, and back to today", async ({ page }) => {
  await page.goto("/yonetim/hafta");
  const words = (day: string) => page.getByText(daysInWords(weekOf(day)), { exact: true });
  await expect(words(today)).toBeVisible();
  await press(page, page.getByRole("link", { name: "Sonraki hafta" }));
  await expect(words(addDays(today, 7))).toBeVisible();
  await press(page, page.getByRole("link", { name: "Önceki hafta" }));
  await press(page, page.getByRole("link", { name: "Önceki hafta" }));
  await expect(words(addDays(today, -7))).toBeVisible();
  await press(page, page.getByRole("link", { name: "Bugün" }));
  await expect(words(today)).toBeVisible();
});

test("A phone shows a day of the week at a time, a wide screen all of it", {
  tag: "@390",
}, async ({ page }) => {
  const [day, other] = weekOf(nextMonday) as [string, string];
  await bookAndFind(page, { day: other, timeSlot: "20:00", name: "Öbür Gün" });
  await page.goto(`/yonetim/hafta?gun=${day}`);
  await expect(page.getByRole("rowheader", { name: "20:00" })).toBeVisible();
  const onOtherDay = page.getByRole("link", { name: /^Öbür Gün/ });
  await expect(onOtherDay).toBeVisible({ visible: !isSmall(page) });
  if (!isSmall(page)) return;
  const days = page.getByRole("navigation", { name: "Günler" });
  await press(page, days.getByRole("link", { name: inStrip(other) }));
  await expect(onOtherDay).toBeVisible();
});

test("A screen whose file is gone after an update says so, and the panel stays usable", {
  tag: "@390",
}, async ({ page, trouble }) => {
  await page.goto("/yonetim");
  await page.route("**/yonetim/assets/week-*.js", (route) => route.abort());
  await press(page, page.getByRole("link", { name: "Hafta", exact: true }));
  await expect(page.getByRole("alert")).toContainText("Bu ekran gösterilemedi.");
  await expectNoFindings(page);
  await press(page, page.getByRole("link", { name: /^Randevular/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Randevular" })).toBeFocused();
  await press(page, page.getByRole("link", { name: "Hafta", exact: true }));
  await page.unroute("**/yonetim/assets/week-*.js");
  await press(page, page.getByRole("button", { name: "Yeniden yükle" }));
  await expect(page.getByRole("heading", { level: 1, name: "Hafta" })).toBeFocused();
  trouble.length = 0;
});

test("A closed week is one block a day with its reason, not a word in every hour", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  const week = weekOf(nextMonday);
  await page.goto(`/yonetim/hafta?gun=${nextMonday}`);
  const days = week.map((day) => ({ day }));
  expect(await send(page, panelPaths.closed, { days, reason: "Yıllık izin" })).toBe(200);
  const shown = isSmall(page) ? 1 : 7;
  const words = (text: string) => grid(page).getByText(text).filter({ visible: true });
  await expect(words("Kapalı")).toHaveCount(shown);
  await expect(words("Yıllık izin")).toHaveCount(shown);
  const monday = closedBlock(page, nextMonday, "20:00–23:00 Kapalı Yıllık izin");
  await expect(monday).toBeVisible();
  const top = await grid(page).getByRole("rowheader", { name: "20:00" }).boundingBox();
  const end = await grid(page).getByRole("rowheader", { name: "23:00" }).boundingBox();
  const block = await monday.boundingBox();
  expect(block!.height).toBeGreaterThan(end!.y - top!.y);
  await expectNoFindings(page);
});

test("A line shows where now is in today's column, and moves with the clock", {
  tag: "@390",
}, async ({ page }) => {
  const beat = await beatByHand(page);
  await page.clock.install({ time: istanbulInstant({ day: today, time: "21:15" }) });
  await page.goto("/yonetim/hafta");
  const line = page.locator(".now-line").filter({ visible: true });
  const row = (time: string) => grid(page).getByRole("rowheader", { name: time });
  /** How far the line lies below the row's top, as a part of its height. */
  const place = async (time: string) => {
    const { y, height } = (await row(time).boundingBox())!;
    return ((await line.boundingBox())!.y - y) / height;
  };
  await expect(line).toHaveCount(1);
  await expect(row("21:00")).toHaveAttribute("aria-current", "time");
  expect(await place("21:00")).toBeGreaterThan(0.4);
  expect(await place("21:00")).toBeLessThan(0.6);
  await expectNoFindings(page);
  await page.clock.setSystemTime(istanbulInstant({ day: today, time: "21:31" }));
  await beat();
  await expect(row("21:30")).toHaveAttribute("aria-current", "time");
  await expect(row("21:00")).not.toHaveAttribute("aria-current");
  expect(await place("21:30")).toBeLessThan(0.1);
  await press(page, page.getByRole("link", { name: "Sonraki hafta" }));
  await expect(row("21:30")).not.toHaveAttribute("aria-current");
  await expect(line).toHaveCount(0);
});

test("At 1920 px the week uses the screen, and no name or type is cut off at any width", {
  tag: "@800",
}, async ({ page }) => {
  const name = "Ayşegül Karahanoğulları";
  const randevuTipi = "Tek Konu Danışmanlığı";
  await bookAndFind(page, { day: tomorrow, timeSlot: "21:00", name, randevuTipi });
  await page.goto(`/yonetim/hafta?gun=${tomorrow}`);
  const person = grid(page).getByRole("link", { name: new RegExp(`^${name}`) });
  await expect(person).toBeVisible();
  const cutOff = () =>
    person
      .locator("b, small")
      .evaluateAll(
        (texts) => texts.filter((text) => text.scrollWidth > text.clientWidth + 1).length,
      );
  expect(await cutOff()).toBe(0);
  await page.setViewportSize({ width: 1920, height: 1080 });
  const { x, width } = (await grid(page).boundingBox())!;
  expect(1920 - (x + width)).toBeLessThan(64);
  expect(await cutOff()).toBe(0);
  const lines = await person.locator("small").evaluate((text) => text.getClientRects().length);
  expect(lines).toBe(1);
});
