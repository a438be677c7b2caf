import type { Page } from "@playwright/test";
import { panelPaths } from "../../contract/panel/paths.ts";
import { shortDay } from "../../panel/words/day-words.ts";
import { expect } from "../support/browser/site.ts";
import { closingBody } from "../support/closures.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { send, tomorrow, weekGrid } from "./work.ts";

const closedBlock = (page: Page, day: string, words: string) =>
  weekGrid(page).getByRole("button", { name: `${shortDay(day)} ${words}` });

test("Free hours are closed together with a reason, opened together or one by one, and undone", {
  tag: "@390",
}, async ({ page }) => {
  const day = tomorrow;
  await page.goto(`/yonetim/hafta?gun=${day}`);
  const toggle = page.getByRole("button", { name: "Saat kapat" });
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await press(page, toggle);
  await expect(weekGrid(page).getByRole("link", { name: /boş, randevu ekle/ })).toHaveCount(0);
  for (const time of ["21:30", "22:00"]) {
    const box = weekGrid(page).getByRole("checkbox", {
      name: `${shortDay(day)} ${time}, kapatmak için seç`,
    });
    await tabTo(page, box);
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
  }
  await expectNoFindings(page);
  await tabTo(page, page.getByLabel("Neden"));
  await page.keyboard.type("Ders");
  await press(page, page.getByRole("button", { name: "Seçilenleri kapat (2)" }));
  const block = closedBlock(page, day, "21:30–22:00 Kapalı Ders");
  await expect(block).toBeVisible();
  await expect(page.getByText("2 randevu saati kapatıldı.")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(block).toBeHidden();
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await expect(
    weekGrid(page).getByRole("link", { name: `${shortDay(day)} 21:30 boş, randevu ekle` }),
  ).toBeVisible();

  // What is closed opens as a whole or by the hour.
  const times = ["21:00", "21:30", "22:00"];
  await send(page, panelPaths.closed, closingBody([{ day, times }], "Ders"));
  const whole = closedBlock(page, day, "21:00–22:00 Kapalı Ders");
  await press(page, whole);
  const sheet = page.getByRole("dialog", { name: "Kapalı saatler" });
  await expect(sheet).toContainText("Ders");
  await expectNoFindings(page);
  await press(page, sheet.getByRole("button", { name: /^22:00 aç/ }));
  await expect(sheet).toBeHidden();
  await expect(closedBlock(page, day, "21:00–21:30 Kapalı Ders")).toBeVisible();
  await expect(
    weekGrid(page).getByRole("link", { name: `${shortDay(day)} 22:00 boş, randevu ekle` }),
  ).toBeVisible();
  await page.keyboard.press("Control+z");
  await press(page, whole);
  await press(page, sheet.getByRole("button", { name: "Hepsini aç" }));
  await expect(whole).toBeHidden();
  await expect(weekGrid(page).getByText("Kapalı")).toHaveCount(0);
});
