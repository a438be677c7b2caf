import type { Locator, Page } from "@playwright/test";
import { chooseHour, opener, submit, toast } from "../../site/booking-page.ts";
import { moveAndCancel } from "../../site/visitor-appointment-page.ts";
import { expect, open, test } from "../../support/browser/site.ts";

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

/** In a dialog nothing has to be looked for; on a page one scrolls down to it. */
async function press(page: Page, control: Locator) {
  const isInDialog = (await page.getByRole("dialog").count()) > 0;
  // Into the middle: at the edge of the window a fraction of a pixel may stay outside.
  if (!isInDialog) await control.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(control).toBeInViewport({ ratio: 1 });
  await expectNothingSideways(page);
  await control.tap();
}

async function expectNothingSideways(page: Page) {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("dialog, .dialog-body")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, className }) => `${tagName} ${className}`),
  );
  expect(wide).toEqual([]);
}

test("On the smallest phone a visitor books, moves and cancels with everything pressed in sight", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/consultation#mini-ongoru");
  await press(page, opener(page));
  await chooseHour(page, ["26 Eylül 2025", "21:30"], press);
  for (const [label, words] of [
    ["Ad Soyad", "Ayşe Yılmaz"],
    ["Telefon", "05321234567"],
  ] as const) {
    await press(page, page.getByLabel(label));
    await page.keyboard.type(words);
  }
  await press(page, submit(page));
  await expect(toast(page)).toBeHidden();
  await press(page, page.getByRole("link", { name: "Randevunuzu görün" }));

  await moveAndCancel(page, press);
  await expectNothingSideways(page);
});
