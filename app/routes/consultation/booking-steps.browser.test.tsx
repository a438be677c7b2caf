import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  back,
  chosenDay,
  close,
  day,
  dialog,
  fillContact,
  forward,
  heading,
  nameField,
  nextMonth,
  openBooking,
  opener,
  phoneField,
  press,
  previousMonth,
  slot,
  submit,
  toContact,
  toSlots,
} from "../../../tests/support/component/booking.tsx";
import { fakeService } from "../../../tests/support/component/fake-service.ts";

fakeService();

test("Without the settings the calendar reaches 180 days ahead [12.3]", async () => {
  await openBooking({ answers: { "GET /api/ayarlar": { status: 500 } } });
  for (const _ of Array(6)) await press(nextMonth);
  await expect.element(page.getByRole("grid", { name: "Mart 2026" })).toBeVisible();
  await expect.element(day("23 Mart 2026")).toBeEnabled();
  await expect.element(day("24 Mart 2026")).toBeDisabled();
  await expect.element(nextMonth).toBeDisabled();
});

test("Three steps ask for date, time and contact, and Geri goes back one step [12.1]", async () => {
  await openBooking();
  await expect.element(dialog).toHaveAccessibleName("Mini Öngörü");
  await expect.element(heading).toHaveTextContent("Size en uygun tarihi seçin.");
  await expect.element(page.getByRole("grid", { name: "Eylül 2025" })).toBeVisible();
  await expect.element(back).not.toBeInTheDocument();
  await toSlots("25 Eylül 2025");
  await expect.element(heading).toHaveTextContent("Size en uygun saati seçin.");
  const progress = page.getByRole("list", { name: "Adımlar" });
  await expect.element(progress).toHaveTextContent("TarihSaatİletişim");
  expect(document.querySelector("[aria-current=step]")).toHaveTextContent("Saat");
  await press(slot("20:00"));
  await press(forward);
  await expect.element(heading).toHaveTextContent("İletişim bilgilerinizi girin.");
  await expect.element(nameField).toHaveValue("");
  await expect.element(phoneField).toHaveValue("0");
  await expect.element(submit).toHaveTextContent("Randevu Oluştur");
  await press(back);
  await expect.element(heading).toHaveTextContent("Size en uygun saati seçin.");
  await press(back);
  await expect.element(heading).toHaveTextContent("Size en uygun tarihi seçin.");
});

test("A closed dialog keeps what was entered, for another consultation too [12.1]", async () => {
  await openBooking();
  await toContact("25 Eylül 2025", "21:00");
  await fillContact();
  await press(close);
  await expect.element(dialog).not.toBeInTheDocument();
  await press(page.getByRole("button", { name: "Tek Konu Danışmanlığı" }));
  await press(opener);
  await expect.element(dialog).toHaveAccessibleName("Tek Konu Danışmanlığı");
  await expect.element(nameField).toHaveValue("Ayşe Yılmaz");
  await expect.element(phoneField).toHaveValue("05321234567");
  await expect.element(page.getByText("25 Eylül 2025 Perşembe, 21:00")).toBeVisible();
});

test("İlerle waits for a date and then for a time, again after another date [12.2]", async () => {
  await openBooking();
  await expect.element(forward).toBeDisabled();
  await press(day("27 Eylül 2025"));
  await expect.element(forward).toBeEnabled();
  await press(forward);
  await expect.element(forward).toBeDisabled();
  await press(slot("20:30"));
  await expect.element(forward).toBeEnabled();
  await press(back);
  await toSlots("29 Eylül 2025");
  await expect.element(page.getByRole("radio", { checked: true })).not.toBeInTheDocument();
  await expect.element(forward).toBeDisabled();
});

test("One date can be chosen, and none before today [12.3]", async () => {
  await openBooking();
  await expect.element(day("23 Eylül 2025")).toBeDisabled();
  await expect.element(previousMonth).toBeDisabled();
  await expect.element(day("24 Eylül 2025")).toBeEnabled();
  for (const name of ["25 Eylül 2025", "26 Eylül 2025", "26 Eylül 2025"]) await press(day(name));
  await expect.element(chosenDay).toHaveTextContent("26");
});

test("The calendar goes by Turkish months from Monday to Sunday, never by years [12.3]", async () => {
  const json = { bookingApiBase: "", lookupApiBase: "", daysAhead: 800 };
  await openBooking({ answers: { "GET /api/ayarlar": { json } } });
  const weekdays = page.getByRole("columnheader", { includeHidden: true }).elements();
  const names = weekdays.map(({ textContent }) => textContent);
  expect(names).toEqual(["Pt", "Sa", "Ça", "Pe", "Cu", "Ct", "Pz"]);
  await expect.element(page.getByRole("combobox")).not.toBeInTheDocument();
  await press(nextMonth);
  await expect.element(page.getByRole("grid", { name: "Ekim 2025" })).toBeVisible();
  day("15 Ekim 2025").element().focus();
  for (const key of ["PageDown", "PageUp", "ArrowDown", "ArrowUp"]) {
    await userEvent.keyboard(`{Shift>}{${key}}{/Shift}`);
    await expect.element(day("15 Ekim 2025")).toHaveFocus();
  }
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(day("16 Ekim 2025")).toHaveFocus();
});

test("The calendar ends where the academy's settings end it [12.3]", async () => {
  const json = { bookingApiBase: "", lookupApiBase: "", daysAhead: 10 };
  await openBooking({ answers: { "GET /api/ayarlar": { json } } });
  await press(nextMonth);
  await expect.element(day("4 Ekim 2025")).toBeEnabled();
  await expect.element(day("5 Ekim 2025")).toBeDisabled();
  await expect.element(nextMonth).toBeDisabled();
});

test("The button waits for a name without digits and a valid phone, and no message says so [12.5] [12.6] [12.7]", async () => {
  await openBooking();
  await toContact("25 Eylül 2025", "20:00");
  await expect.element(submit).toBeDisabled();
  nameField.element().focus();
  await userEvent.keyboard("Ayş3e 1Yılmaz9");
  await expect.element(nameField).toHaveValue("Ayşe Yılmaz");
  const words = dialog.element().textContent;
  for (const phone of ["0", "0532123456", "04321234567", "00321234567", "05321234567"]) {
    await expect.element(submit).toBeDisabled();
    await phoneField.fill(phone);
  }
  await expect.element(submit).toBeEnabled();
  for (const name of ["  ", "Ayşe kazan.com"]) {
    await nameField.fill(name);
    await expect.element(submit).toBeDisabled();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog).toBeVisible();
  }
  expect(dialog.element().textContent).toBe(words);
});

test("The contact step brings a phone's keys, and leads to the privacy notice in a new tab [2.7] [12.6]", async () => {
  await openBooking();
  await toContact("25 Eylül 2025", "20:00");
  for (const attribute of ["type", "inputmode", "autocomplete"])
    await expect.element(phoneField).toHaveAttribute(attribute, "tel");
  const link = dialog.getByRole("link", { name: /^KVKK Aydınlatma Metni/ });
  await expect.element(link).toHaveAttribute("href", "/kvkk");
  await expect.element(link).toHaveAttribute("target", "_blank");
});

test("The form describes the phone, and marks fields that were left wrong without a word", async () => {
  await openBooking();
  await toContact("25 Eylül 2025", "20:00");
  const expectInvalid = async (value: string) => {
    for (const field of [nameField, phoneField])
      await expect.element(field).toHaveAttribute("aria-invalid", value);
  };
  const hint = "0 ile başlayan, 11 haneli cep telefonu numaranız";
  await expect.element(phoneField).toHaveAccessibleDescription(hint);
  await expectInvalid("false");
  const words = dialog.element().textContent;
  nameField.element().focus();
  await phoneField.fill("0532");
  await userEvent.keyboard("{Tab}");
  await expectInvalid("true");
  expect(dialog.element().textContent).toBe(words);
  await fillContact();
  await expectInvalid("false");
});
