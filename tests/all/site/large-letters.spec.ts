import type { Locator, Page } from "@playwright/test";
import { chooseHour, opener, submit, toast } from "../../site/booking-page.ts";
import { moveAndCancel } from "../../site/visitor-appointment-page.ts";
import { illegible } from "../../support/browser/legible.ts";
import { drawn } from "../../support/browser/pending-requests.ts";
import { expect, open, test } from "../../support/browser/site.ts";
import { smallTargets } from "../../support/browser/targets.ts";

// The reader's own style comes from outside the page.
test.use({
  bypassCSP: true,
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  isMobile: true,
});

/** Before each press all text is legible and all targets are large enough. */
async function press(page: Page, control: Locator) {
  // A finger comes down on what it sees: Chromium draws what was scrolled two frames later.
  await control.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await drawn(page);
  expect.soft(await illegible(page), String(control)).toEqual([]);
  expect.soft(await smallTargets(page, 44), String(control)).toEqual([]);
  await expect(control).toBeInViewport({ ratio: 1 });
  await control.tap();
}

async function write(page: Page, label: string, words: string) {
  const field = page.getByLabel(label);
  await press(page, field);
  await expect(field).toBeFocused();
  // At a person's pace: two taps in the middle of the screen within 300 ms are a double tap, which sets no caret.
  await page.keyboard.type(words, { delay: 50 });
  await expect(field).toHaveValue(words);
}

async function openLarge(page: Page, path: string) {
  await open(page, path);
  await page.addStyleTag({ content: "html { font-size: 200% }" });
}

test("With 200 % letters on the smallest phone a visitor books, looks up, moves and cancels", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openLarge(page, "/consultation#mini-ongoru");
  await press(page, opener(page));
  await chooseHour(page, ["26 Eylül 2025", "21:30"], press);
  await write(page, "Ad Soyad", "Ayşe Yılmaz");
  await write(page, "Telefon", "05321234567");
  await press(page, submit(page));
  await expect(toast(page)).toBeHidden();
  const link = page.getByRole("link", { name: "Randevunuzu görün" });
  await link.scrollIntoViewIfNeeded();
  const own = (await link.getAttribute("href"))!;

  await openLarge(page, "/");
  await press(page, page.getByRole("button", { name: "Randevu durumunu sorgula" }));
  await write(page, "Telefon numaranız", "5321234567");
  await press(page, page.getByRole("button", { name: "Sorgula", exact: true }));
  await expect(page.getByRole("dialog").getByRole("listitem")).toContainText("26 Eylül 2025 21:30");
  await press(page, page.getByRole("button", { name: "Kapat" }));

  await openLarge(page, own);
  await moveAndCancel(page, press);
  expect(await illegible(page)).toEqual([]);
});
