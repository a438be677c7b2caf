import { typeDay } from "../../panel/day-field.ts";
import { press } from "../../panel/keyboard.ts";
import { test } from "../../panel/signed-in.ts";
import { today } from "../../panel/work.ts";
import { expect } from "../../support/browser/site.ts";

test("A day can be typed when the calendar's file does not load", async ({ page, trouble }) => {
  await page.goto("/yonetim/kayitlar");
  await page.route("**/yonetim/assets/day-calendar-*.js", (route) => route.abort());
  await press(page, page.getByRole("button", { name: "Takvimden seç" }).first());
  await expect(page.getByText("Takvim yüklenemedi. Günü yazabilirsiniz.")).toBeVisible();
  await page.keyboard.press("Escape");
  await typeDay(page, page.getByLabel("İlk gün"), today);
  trouble.length = 0;
});
