import { addDays } from "../../booking/istanbul-time.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { daysInWords, fullDay } from "../../panel/words/day-words.ts";
import { dayInFigures } from "../../panel/words/typed-day.ts";
import { expectReport } from "../site/booking-page.ts";
import { expect } from "../support/browser/site.ts";
import { openSheet, runs, sheet, takenOn } from "./closed-page.ts";
import { typeDay } from "./day-field.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, send, tomorrow } from "./work.ts";

const from = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

test("Sixteen closed days are one row, opened whole or in part, and closed again", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  const days = from(addDays(tomorrow, 6), 16);
  const words = daysInWords(days);
  await page.goto("/yonetim/kapali");
  await send(page, panelPaths.closed, {
    days: days.map((day) => ({ day })),
    reason: "Yıllık izin",
  });
  await expect(runs(page)).toHaveCount(1);
  await expect(runs(page)).toContainText(`${words}16 gün · Yıllık izin`);
  await press(page, page.getByRole("button", { name: `Aç: ${words}`, exact: true }));
  await expect(page.getByText(`${words} açıldı.`)).toBeVisible();
  await expect(runs(page)).toHaveCount(0);
  expect(await takenOn(page, days[3]!)).toEqual([]);
  await page.keyboard.press("Control+z");
  await expect(runs(page)).toContainText("16 gün · Yıllık izin");

  await tabTo(page, runs(page).locator("summary").first());
  await page.keyboard.press("Enter");
  await expectNoFindings(page);
  await press(page, page.getByRole("button", { name: `Aç: ${fullDay(days[5]!)}`, exact: true }));
  await expect(runs(page)).toHaveCount(2);
  await expect(runs(page).first()).toContainText("5 gün · Yıllık izin");
  await expect(runs(page).last()).toContainText("10 gün · Yıllık izin");
  expect(await takenOn(page, days[5]!)).toEqual([]);
});

test("Closing fourteen days says so, and the record has one line for it", {
  tag: "@390",
}, async ({ page }) => {
  const days = from(tomorrow, 14);
  await openSheet(page);
  await typeDay(page, sheet(page).getByLabel("Gün", { exact: true }), days[0]!);
  await typeDay(page, sheet(page).getByLabel("Son gün"), days[13]!);
  await page.keyboard.press("Enter");
  await expect(page.getByText("14 gün kapatıldı.")).toBeVisible();
  await page.goto("/yonetim/kayitlar");
  const entry = page.getByRole("listitem").filter({ hasText: "Saatler kapatıldı" });
  await expect(entry.locator("p")).toHaveText([
    `${daysInWords(days)}: 14 gün, 106 randevu aralığı`,
  ]);
});

test("Whoever leaves a closing for a card in the way finds it as it was, without what was solved", {
  tag: ["@390", "@800"],
}, async ({ page, trouble }) => {
  const [newYear, feast] = ["2026-01-01", "2026-03-20"];
  const solved = await bookAndFind(page, { day: newYear, timeSlot: "20:30", name: "Önce Çözülen" });
  await bookAndFind(page, { day: newYear, timeSlot: "22:00", name: "Yolda Kalan" });
  await openSheet(page, "Resmî tatiller");
  const boxOf = (day: string) => sheet(page).getByRole("checkbox", { name: fullDay(day) });
  await tabTo(page, sheet(page).getByLabel("Yıl", { exact: true }));
  await page.keyboard.type("2026");
  await tabTo(page, boxOf(feast));
  await page.keyboard.press("Space");
  await press(page, sheet(page).getByRole("button", { name: /günü kapat$/ }));
  const conflicts = sheet(page).getByRole("list", { name: "Bu saatlerdeki randevular" });
  await expect(conflicts.getByRole("listitem")).toHaveCount(2);
  await expectReport(trouble, /status of 409/);
  await press(page, conflicts.getByRole("link", { name: /Önce Çözülen/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Önce Çözülen" })).toBeVisible();
  const { id, version } = solved;
  expect(await send(page, panelPaths.cancel(id), { version, reason: "Tatil" })).toBe(200);
  await press(page, page.getByRole("button", { name: "Geri", exact: true }));

  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page).getByLabel("Yıl", { exact: true })).toHaveValue("2026");
  await expect(boxOf(feast)).not.toBeChecked();
  await expect(boxOf(newYear)).toBeChecked();
  await expect(conflicts.getByRole("listitem")).toHaveCount(1);
  await expect(conflicts).toContainText("Yolda Kalan");
  await expect(sheet(page)).toContainText("1 randevu var. Önce taşıyın ya da iptal edin.");
  await expectNoFindings(page);
  await press(page, sheet(page).getByRole("button", { name: "Randevulu günleri seçimden çıkar" }));
  await expect(boxOf(newYear)).not.toBeChecked();
  await expect(sheet(page)).toContainText("Yolda randevu kalmadı; şimdi kapatabilirsiniz.");
  await press(page, sheet(page).getByRole("button", { name: /günü kapat$/ }));
  await expect(sheet(page)).toBeHidden();
  expect(await takenOn(page, newYear)).toEqual(["22:00"]);
});

test("A closing of days and hours is kept for a card as well, and forgotten once its sheet is closed", async ({
  page,
  trouble,
}) => {
  await bookAndFind(page, { day: tomorrow, timeSlot: "21:00", name: "Yolda Duran" });
  await openSheet(page);
  await typeDay(page, sheet(page).getByLabel("Gün", { exact: true }), tomorrow);
  await tabTo(page, sheet(page).getByLabel("Bütün gün"));
  await page.keyboard.press("ArrowDown");
  await tabTo(page, sheet(page).getByRole("checkbox", { name: "21:00" }));
  await page.keyboard.press("Space");
  await tabTo(page, sheet(page).getByLabel("Neden"));
  await page.keyboard.type("Diş hekimi");
  await page.keyboard.press("Enter");
  const link = sheet(page).getByRole("link", { name: /Yolda Duran/ });
  await expect(link).toBeVisible();
  await expectReport(trouble, /status of 409/);
  await press(page, link);
  await expect(page.getByRole("heading", { level: 1, name: "Yolda Duran" })).toBeVisible();
  await page.goBack();
  await expect(sheet(page).getByLabel("Gün", { exact: true })).toHaveValue(dayInFigures(tomorrow));
  await expect(sheet(page).getByRole("checkbox", { name: "21:00" })).toBeChecked();
  await expect(sheet(page).getByLabel("Neden")).toHaveValue("Diş hekimi");
  await expect(link).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain("Yolda");

  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(/\/kapali$/);
  await press(page, page.getByRole("button", { name: "Gün kapat" }));
  await expect(sheet(page).getByLabel("Neden")).toHaveValue("");
  await expect(sheet(page).getByLabel("Bütün gün")).toBeChecked();
  await expect(link).toHaveCount(0);
});
