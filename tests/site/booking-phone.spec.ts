import type { Locator } from "@playwright/test";
import { expect, open, test } from "../support/browser/site.ts";
import { openBooking, submit, toContact } from "./booking-page.ts";

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

test("A number of another country, typed key by key, is never sent as one of ours [12.6]", async ({
  page,
}) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "20:00");
  await page.getByLabel("Ad Soyad").fill("Ayşe Yılmaz");
  const phone = page.getByLabel("Telefon");
  for (const typed of ["+994 50 123 45 67", "00971 50 123 45 67", "+7 916 123 45 67"]) {
    await phone.press("End");
    await phone.pressSequentially(typed);
    await expect(phone, typed).toHaveValue("0");
    await expect(submit(page)).toBeDisabled();
    // Whoever comes back to the field begins anew.
    await phone.blur();
    await phone.press("End");
    await phone.pressSequentially("5321234567");
    await expect(phone).toHaveValue("05321234567");
    await phone.fill("0");
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

test("A whole number pasted in the middle counts alone, and a digit too many changes nothing [12.6]", async ({
  page,
}) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "20:00");
  const phone = page.getByLabel("Telefon");
  const caretAt = (place: number) =>
    phone.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), place);
  for (const typed of ["0532 123 45 67", "+90 532 123 45 67", "5321234567"]) {
    for (const place of [1, 2, 3]) {
      await phone.fill("0532");
      await caretAt(place);
      await page.keyboard.insertText(typed);
      await expect(phone, `${place} ${typed}`).toHaveValue("05321234567");
      expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(11);
    }
  }
  await caretAt(4);
  await phone.press("9");
  await expect(phone).toHaveValue("05321234567");
  expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
});

test("In the look-up too a whole number pasted in the middle counts alone [13.1]", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Randevu Durumu Sorgula" }).click();
  const phone = page.getByLabel("Telefon numaranız");
  for (const place of [0, 1, 2]) {
    await phone.fill("532");
    await phone.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), place);
    await page.keyboard.insertText("0532 123 45 67");
    await expect(phone, `${place}`).toHaveValue("5321234567");
  }
});

test("Both phone fields bring a phone's keys, and the browser's own number [12.6] [13.1]", {
  tag: "@390",
}, async ({ page }) => {
  const expectPhoneField = async (field: Locator) => {
    for (const attribute of ["type", "inputmode", "autocomplete"])
      await expect(field).toHaveAttribute(attribute, "tel");
  };
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "20:00");
  await expectPhoneField(page.getByLabel("Telefon"));
  await open(page, "/");
  await page.getByRole("button", { name: "Randevu Durumu Sorgula" }).click();
  await expectPhoneField(page.getByLabel("Telefon numaranız"));
});
