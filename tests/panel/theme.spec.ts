import { choose, expectPaper } from "../site/theme-choice.ts";
import { expect, isSmall } from "../support/browser/site.ts";
import { expectNoFindings } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, tomorrow } from "./work.ts";

test("The panel is dark where that is chosen in its menu, on the next screen and after a reload", {
  tag: "@390",
}, async ({ page }) => {
  await bookAndFind(page, { day: tomorrow, timeSlot: "21:00" });
  await page.goto(isSmall(page) ? "/yonetim/diger" : "/yonetim");
  await expectPaper(page, "day");
  await choose(page, "Koyu");
  await expectPaper(page, "night");
  await page.goto("/yonetim");
  await expect(page.getByRole("button", { name: /^Onayla/ })).toBeVisible();
  await expectPaper(page, "night");
  await expectNoFindings(page);
});
