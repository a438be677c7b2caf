import { addDays, istanbulInstant } from "../../../booking/istanbul-time.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { shortDay, daysInWords, weekOf } from "../../../panel/parts/day-words.ts";
import { expect, isSmall } from "../site.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, inStrip, nextMonday, send, today, tomorrow } from "./work.ts";

test("A week shows who comes, what is free and what is closed [20.4]", { tag: "@390" }, async ({
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

test("A free slot of the week leads to the entry with its day and hour chosen [20.4]", async ({
  page,
}) => {
  const day = tomorrow;
  await page.goto(`/yonetim/hafta?gun=${day}`);
  await press(page, page.getByRole("link", { name: `${shortDay(day)} 22:30 boş, randevu ekle` }));
  await expect(page.getByRole("heading", { level: 1, name: "Randevu ekle" })).toBeFocused();
  await expect(page.getByRole("radio", { name: inStrip(day) })).toBeChecked();
  await expect(page.getByRole("radio", { name: "22:30 Boş" })).toBeChecked();
});

test("An hour that passes while the week is open is shown as passed [20.4]", async ({ page }) => {
  const day = tomorrow;
  await page.addInitScript(() => {
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url);
        window.addEventListener("beat", () => this.dispatchEvent(new Event("beat")));
      }
    };
  });
  await page.clock.install({ time: istanbulInstant({ day, time: "20:50" }) });
  await page.goto(`/yonetim/hafta?gun=${day}`);
  const free = page.getByRole("link", { name: `${shortDay(day)} 21:30 boş, randevu ekle` });
  await expect(free).toBeVisible();
  await page.clock.setSystemTime(istanbulInstant({ day, time: "21:10" }));
  await page.evaluate(() => window.dispatchEvent(new Event("beat")));
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

test("A phone shows a day of the week at a time, a wide screen all of it [20.4]", {
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

test("A screen whose file is gone after an update says so, and the panel stays usable [20.6]", {
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
