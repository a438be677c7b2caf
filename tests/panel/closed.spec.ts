import { holidays } from "../../booking/holidays.ts";
import { usualHours } from "../../booking/hours.ts";
import { addDays } from "../../booking/istanbul-time.ts";
import { slotsOf } from "../../booking/slots.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { daysInWords, fullDay } from "../../panel/words/day-words.ts";
import { expectReport } from "../site/booking-page.ts";
import { expect } from "../support/browser/site.ts";
import { openSheet, rowOf, runs, sheet, takenOn } from "./closed-page.ts";
import { typeDay } from "./day-field.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { expectSoon, stopClock } from "./stopped-clock.ts";
import { bookAndFind, send, tomorrow } from "./work.ts";

test("A whole day is closed, is taken for visitors at once, and is taken back", async ({
  page,
}) => {
  const day = tomorrow;
  await openSheet(page);
  await expectNoFindings(page);
  await typeDay(page, sheet(page).getByLabel("Gün", { exact: true }), day);
  await tabTo(page, sheet(page).getByLabel("Neden"));
  await page.keyboard.type("Tatildeyiz");
  await page.keyboard.press("Enter");
  await expect(sheet(page)).toBeHidden();
  await expect(rowOf(page, day)).toContainText("Tatildeyiz");
  await expect(rowOf(page, day)).toContainText("Bütün gün");
  expect(await takenOn(page, day)).toEqual(slotsOf({ day, hours: usualHours }));
  await expect(page.getByRole("button", { name: "Gün kapat", exact: true })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(rowOf(page, day)).toBeHidden();
  expect(await takenOn(page, day)).toEqual([]);
});

test("Certain hours of several days are closed, and opened again one by one or together", {
  tag: "@390",
}, async ({ page }) => {
  const day = tomorrow;
  const next = addDays(day, 1);
  await openSheet(page);
  await typeDay(page, sheet(page).getByLabel("Gün", { exact: true }), day);
  await typeDay(page, sheet(page).getByLabel("Son gün"), next);
  await tabTo(page, sheet(page).getByLabel("Bütün gün"));
  await page.keyboard.press("ArrowDown");
  for (const time of ["21:00", "22:30"]) {
    await tabTo(page, sheet(page).getByRole("checkbox", { name: time }));
    await page.keyboard.press("Space");
  }
  await expectNoFindings(page);
  await press(page, sheet(page).getByRole("button", { name: "Saatleri kapat" }));
  await expect(page.getByText("4 randevu aralığı kapatıldı.")).toBeVisible();
  await expect(runs(page)).toHaveCount(1);
  await expect(runs(page)).toContainText(`${daysInWords([day, next])}2 gün`);
  await expect(runs(page)).toContainText("21:00, 22:30");
  await expectNoFindings(page);

  for (const summary of ["summary >> nth=0", "li summary >> nth=0"]) {
    await tabTo(page, runs(page).locator(summary));
    await page.keyboard.press("Enter");
  }
  await expectNoFindings(page);
  await press(page, page.getByRole("button", { name: `21:00 aç: ${fullDay(day)}` }));
  await expect(runs(page)).toHaveCount(2);
  await expect(rowOf(page, day)).not.toContainText("21:00");
  expect(await takenOn(page, day)).toEqual(["22:30"]);
  await stopClock(page);
  await press(page, page.getByRole("button", { name: `Aç: ${fullDay(next)}`, exact: true }));
  await expectSoon(page, rowOf(page, next), 0);
  await expect(page.getByRole("list", { name: "Kapalı günler" })).toBeFocused();
  await press(page, page.getByRole("button", { name: "Geri al: 26 Eylül: saatler açıldı." }));
  await expectSoon(page, rowOf(page, next).filter({ hasText: "21:00, 22:30" }));
});

test("A range that ends before it begins, and hours that none were chosen of, are said in place", async ({
  page,
}) => {
  const day = tomorrow;
  await openSheet(page);
  await typeDay(page, sheet(page).getByLabel("Gün", { exact: true }), day);
  await typeDay(page, sheet(page).getByLabel("Son gün"), addDays(day, -1));
  await page.keyboard.press("Enter");
  await expect(sheet(page)).toContainText("Son gün ilk günden önce olamaz.");
  await expectNoFindings(page);
  await typeDay(page, sheet(page).getByLabel("Son gün"), day);
  await tabTo(page, sheet(page).getByLabel("Bütün gün"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(sheet(page).getByRole("alert")).toHaveText("En az bir saat seçin.");
});

test("Appointments in the way are listed with the way to their cards, and nothing is closed", async ({
  page,
  trouble,
}) => {
  const day = tomorrow;
  await openSheet(page);
  const appointment = await bookAndFind(page, { day, timeSlot: "20:30", name: "Yolda Duran" });
  await typeDay(page, sheet(page).getByLabel("Gün", { exact: true }), day);
  await page.keyboard.press("Enter");
  await expect(sheet(page).getByRole("alert")).toHaveText(
    "Kapatılmak istenen saatlerde randevu var. Önce taşıyın ya da iptal edin.",
  );
  await expectReport(trouble, /status of 409/);
  await expectNoFindings(page);
  expect(await takenOn(page, day)).toEqual(["20:30"]);
  await press(page, sheet(page).getByRole("link", { name: /Yolda Duran/ }));
  await expect(page).toHaveURL(new RegExp(`/yonetim/randevu/${appointment.id}$`));
});

test("Public holidays are closed from the list, half days marked and closed ones shown as such", {
  tag: "@390",
}, async ({ page }) => {
  await openSheet(page, "Resmî tatiller");
  const year = "2026";
  const name = "Cumhuriyet Bayramı arifesi";
  const day = `${year}-10-28`;
  const boxOf = (day: string) => sheet(page).getByRole("checkbox", { name: fullDay(day) });
  await tabTo(page, sheet(page).getByLabel("Yıl", { exact: true }));
  await page.keyboard.type(year);
  await expect(sheet(page)).toContainText(`${fullDay(day)} · yarım gün, 13:00’ten sonra`);
  await expectNoFindings(page);
  for (const other of holidays.filter((holiday) => holiday.day.startsWith(year))) {
    if (other.day === day || !(await boxOf(other.day).isEnabled())) continue;
    await tabTo(page, boxOf(other.day));
    await page.keyboard.press("Space");
  }
  await press(page, sheet(page).getByRole("button", { name: "1 günü kapat" }));
  await expect(sheet(page)).toBeHidden();
  await expect(rowOf(page, day)).toContainText(name);

  await press(page, page.getByRole("button", { name: "Resmî tatiller" }));
  await tabTo(page, sheet(page).getByLabel("Yıl", { exact: true }));
  await page.keyboard.type(year);
  await expect(boxOf(day)).toBeDisabled();
  await expect(boxOf(day)).toHaveAccessibleName(/zaten kapalı$/);
  await expectNoFindings(page);
});

test("A year of too many digits leaves the sheet as it is", async ({ page }) => {
  await openSheet(page);
  const field = sheet(page).getByLabel("Gün", { exact: true });
  await typeDay(page, field, "20261-01-01");
  await expect(sheet(page).getByRole("button", { name: "Günü kapat" })).toBeVisible();
});

test("A second tap does not cover the offer to take the first one back", async ({ page }) => {
  const day = tomorrow;
  await page.goto("/yonetim/kapali");
  await send(page, panelPaths.closed, { days: [{ day, times: ["21:00"] }], reason: "" });
  const open = page.getByRole("button", { name: `Aç: ${fullDay(day)}`, exact: true });
  await expect(open).toBeVisible();
  const answers: Promise<unknown>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(panelPaths.reopen)) answers.push(response.finished());
  });
  await open.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(rowOf(page, day)).toBeHidden();
  await expect.poll(() => answers.length).toBe(2);
  await Promise.all(answers);
  await page.getByRole("button", { name: "Geri al" }).click();
  await expect(rowOf(page, day)).toContainText("21:00");
});
