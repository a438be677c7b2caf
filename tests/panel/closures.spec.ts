import type { Locator, Page } from "@playwright/test";
import { defaultHours } from "../../booking/hours.ts";
import { addDays } from "../../booking/istanbul-time.ts";
import { slotsOf } from "../../booking/slots.ts";
import { paths } from "../../contract/public/paths.ts";
import { daysInWords, fullDay } from "../../panel/words/day-words.ts";
import { expect, isSmall } from "../support/browser/site.ts";
import { typeDay } from "./day-field.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, bookedOn, tomorrow as day, today } from "./work.ts";

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
  await expect(page.getByText("4 randevu saati kapatıldı.")).toBeVisible();
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

test("A day with four appointments is closed and all are cancelled by six taps, or seven on a phone", {
  tag: "@390",
}, async ({ page }) => {
  for (const timeSlot of ["20:00", "21:00", "22:00", "23:00"]) {
    await bookAndFind(page, { day: today, timeSlot, phone: `0532111${timeSlot.replace(":", "")}` });
  }
  await page.goto("/yonetim");
  let taps = 0;
  async function tap(control: Locator) {
    await control.click();
    taps += 1;
  }
  const button = (name: string) => sheet(page).getByRole("button", { name });
  if (isSmall(page)) await tap(page.getByRole("link", { name: "Diğer" }));
  await tap(page.getByRole("link", { name: "Kapalı", exact: true }));
  await tap(page.getByRole("button", { name: "Gün kapat", exact: true }));
  await tap(button("Günü kapat"));
  await expect(sheet(page)).toContainText("İçlerinde 4 randevu var:");
  expect(await takenOn(page, today)).toEqual(slotsOf({ day: today, hours: defaultHours }));
  await expectNoFindings(page);
  await tap(sheet(page).getByText("Hepsini iptal et"));
  await tap(button("Danışman müsait değil"));
  await tap(button("4 randevuyu iptal et"));
  await expect(page.getByRole("link", { name: "4 Haber verilecek" })).toBeVisible();
  expect((await bookedOn(page, today)).map(({ status }) => status)).toEqual(
    Array(4).fill("cancelled"),
  );
  expect(taps).toBeLessThanOrEqual(isSmall(page) ? 7 : 6);
});
