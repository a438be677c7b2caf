import type { Page } from "@playwright/test";
import { defaultHours } from "../../booking/hours.ts";
import { addDays } from "../../booking/istanbul-time.ts";
import { slotsOf } from "../../booking/slots.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { paths } from "../../contract/public/paths.ts";
import { daysInWords, fullDay } from "../../panel/words/day-words.ts";
import { expectReport } from "../site/booking-page.ts";
import { expect } from "../support/browser/site.ts";
import { typeDay } from "./day-field.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, tomorrow as day, send } from "./work.ts";

const next = addDays(day, 1);
const sheet = (page: Page) => page.getByRole("dialog");
const runs = (page: Page) => page.getByRole("list", { name: "Kapalı günler" }).locator("> li");

async function openSheet(page: Page, first: string, last: string) {
  await press(page, page.getByRole("button", { name: "Gün kapat", exact: true }));
  await typeDay(page, sheet(page).getByLabel("Gün", { exact: true }), first);
  if (last) await typeDay(page, sheet(page).getByLabel("Son gün"), last);
}

async function takenOn(page: Page, day: string): Promise<string[]> {
  const answer = await page.request.get(paths.takenTimesOf(day));
  return (await answer.json()).dolu;
}

test("Days and hours are closed at once, undone, and opened one by one", async ({ page }) => {
  await page.goto("/yonetim/kapali");
  await openSheet(page, day, "");
  await tabTo(page, sheet(page).getByLabel("Neden"));
  await page.keyboard.type("Tatildeyiz");
  await page.keyboard.press("Enter");
  await expect(runs(page)).toContainText("Tatildeyiz");
  await expect(runs(page)).toContainText("Bütün gün");
  expect(await takenOn(page, day)).toEqual(slotsOf({ day, hours: defaultHours }));
  await expect(page.getByRole("button", { name: "Gün kapat", exact: true })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(runs(page)).toHaveCount(0);
  expect(await takenOn(page, day)).toEqual([]);

  await openSheet(page, day, next);
  await tabTo(page, sheet(page).getByLabel("Bütün gün"));
  await page.keyboard.press("ArrowDown");
  for (const time of ["21:00", "22:30"]) {
    await tabTo(page, sheet(page).getByRole("checkbox", { name: time }));
    await page.keyboard.press("Space");
  }
  await expectNoFindings(page);
  await press(page, sheet(page).getByRole("button", { name: "Saatleri kapat" }));
  await expect(page.getByText("4 randevu aralığı kapatıldı.")).toBeVisible();
  await expect(runs(page).first()).toContainText(`${daysInWords([day, next])}2 gün`);
  await expect(runs(page).first()).toContainText("21:00–21:30 arası");
  await expect(runs(page).last()).toContainText("22:30–23:00 arası");
  for (const summary of ["summary >> nth=0", "li summary >> nth=0"]) {
    await tabTo(page, runs(page).first().locator(summary));
    await page.keyboard.press("Enter");
  }
  await expectNoFindings(page);
  await press(page, page.getByRole("button", { name: `21:00 aç: ${fullDay(day)}` }));
  expect(await takenOn(page, day)).toEqual(["22:30"]);
  await expect(runs(page).first()).toContainText(fullDay(next));
  await press(
    page,
    page.getByRole("button", { name: `Aç: ${fullDay(next)} 21:00–21:30 arası`, exact: true }),
  );
  await expect(runs(page)).toHaveCount(1);
  await expect(page.getByRole("list", { name: "Kapalı günler" })).toBeFocused();
  expect(await takenOn(page, next)).toEqual(["22:30"]);
  await page.keyboard.press("Control+z");
  await expect(runs(page)).toHaveCount(2);
  expect(await takenOn(page, next)).toEqual(["21:00", "22:30"]);
});

test("Appointments that prevent a closure are listed, resolved at their cards, and then it closes", async ({
  page,
  trouble,
}) => {
  const { id, version } = await bookAndFind(page, { day, timeSlot: "20:30", name: "Yolda Duran" });
  await page.goto("/yonetim/kapali");
  await openSheet(page, day, next);
  await page.keyboard.press("Enter");
  await expect(sheet(page).getByRole("alert")).toHaveText(
    "Kapatılmak istenen saatlerde randevu var. Önce taşıyın ya da iptal edin.",
  );
  await expectReport(trouble, /status of 409/);
  await expectNoFindings(page);
  expect(await takenOn(page, day)).toEqual(["20:30"]);
  expect(await takenOn(page, next)).toEqual([]);
  await press(page, sheet(page).getByRole("link", { name: /Yolda Duran/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Yolda Duran" })).toBeVisible();
  expect(await send(page, panelPaths.cancel(id), { version, reason: "Tatil" })).toBe(200);
  await press(page, page.getByRole("button", { name: "Geri", exact: true }));
  await expect(sheet(page)).toContainText("Yolda randevu kalmadı; şimdi kapatabilirsiniz.");
  await press(page, sheet(page).getByRole("button", { name: "Günü kapat" }));
  await expect(page.getByText("2 gün kapatıldı.")).toBeVisible();
  expect(await takenOn(page, day)).toEqual(slotsOf({ day, hours: defaultHours }));
});
