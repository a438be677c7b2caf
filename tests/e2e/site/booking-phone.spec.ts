import { expect, test } from "../site.ts";
import { openBooking, toContact } from "./booking-page.ts";

test("The phone field keeps eleven digits, and 0 of what is no number [12.6]", async ({ page }) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "20:00");
  const phone = page.getByLabel("Telefon");
  await phone.press("End");
  await phone.pressSequentially("5a32-123 45 67 89");
  await expect(phone).toHaveValue("05321234567");
  for (const typed of ["3", "+49 170 1234567", "12345678901"]) {
    await phone.fill(typed);
    await expect(phone).toHaveValue("0");
  }
});

test("However a number is typed or pasted, and wherever the caret stands, it becomes the one that was meant [12.6]", {
  tag: "@390",
}, async ({ page }) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "20:00");
  const phone = page.getByLabel("Telefon");
  await expect(phone).toHaveAttribute("autocomplete", "tel");
  for (const typed of [
    "+90 532 123 45 67",
    "90532 1234567",
    "0090 532 1234567",
    "532 1234567",
    "0532-123-45-67",
  ]) {
    for (const place of ["Home", "End", "Control+A"]) {
      await phone.fill("0");
      await phone.press(place);
      await phone.pressSequentially(typed);
      await expect(phone, `${place} ${typed}`).toHaveValue("05321234567");
      await phone.fill("0");
      await phone.press(place);
      await page.keyboard.insertText(typed);
      await expect(phone, `${place} ${typed} at once`).toHaveValue("05321234567");
    }
  }
});

test("A digit is corrected in the middle of the number, and the caret stays there [12.6]", async ({
  page,
}) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "20:00");
  const phone = page.getByLabel("Telefon");
  await phone.fill("05329934567");
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 6));
  await phone.press("Backspace");
  await phone.press("Backspace");
  await phone.pressSequentially("12");
  await expect(phone).toHaveValue("05321234567");
});
