import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  bookings,
  choice,
  chosenDay,
  comeBack,
  dialog,
  fillContact,
  firstFree,
  forward,
  heading,
  hold,
  nameField,
  openBooking,
  opener,
  phoneField,
  press,
  slot,
  submit,
  toContact,
  toSlots,
  words,
} from "../../../tests/support/component/booking.tsx";
import { answer, fakeService } from "../../../tests/support/component/fake-service.ts";

fakeService();

const thursday = "2025-09-25";
const call = "POST /api/randevu/al";
const lost = dialog.getByRole("alert").filter({ hasText: "21:30 az önce doldu." });
const again = choice("Aynı bilgilerle yeniden dene");
const unsent = page
  .getByRole("status")
  .filter({ hasText: "Talebiniz gönderilemedi: 25 Eylül Perşembe, 21:30. Bilgileriniz duruyor." });

/** The timers are tested in booking-sending.browser.test.tsx; here they run out at once. */
const withoutTimers = () => vi.stubGlobal("setTimeout", (run: () => void) => queueMicrotask(run));

test("A time taken before the contact step is named there, with the nearest free ones", async () => {
  await openBooking();
  await toSlots("25 Eylül 2025");
  await press(slot("21:30"));
  hold(thursday, { times: ["21:00", "21:30"] });
  await press(forward);
  await expect.element(lost).toBeVisible();
  await fillContact();
  await expect.element(submit).toBeDisabled();
  document.querySelector("form")?.requestSubmit();
  await expect.element(dialog).toBeVisible();
  expect(bookings()).toEqual([]);
  for (const time of ["20:30", "22:30"]) await expect.element(choice(time)).toBeVisible();
  await press(choice("22:00"));
  await expect.element(lost).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText("25 Eylül 2025 Perşembe, 22:00")).toBeVisible();
  await expect.element(nameField).toHaveValue("Ayşe Yılmaz");
  await expect.element(phoneField).toHaveValue("05321234567");
  await expect.element(submit).toBeEnabled();
});

test("Coming back to the window shows what was taken meanwhile, and nothing typed is lost", async () => {
  await openBooking();
  await toContact("25 Eylül 2025", "21:30");
  await fillContact();
  hold(thursday);
  comeBack();
  await press(choice("26 Eylül Cuma, 21:30"));
  await expect.element(page.getByText("26 Eylül 2025 Cuma, 21:30")).toBeVisible();
  await expect.element(nameField).toHaveValue("Ayşe Yılmaz");
  await expect.element(submit).toBeEnabled();
});

test("If a day has filled up meanwhile, the first free day is offered", async () => {
  await openBooking();
  await expect.element(firstFree).toBeVisible();
  hold(thursday);
  await toSlots("25 Eylül 2025");
  await expect.element(words("Bu gün için uygun saat kalmadı.")).toBeVisible();
  await press(firstFree);
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByRole("group", { name: /^24 Eylül 2025 Çarşamba/ })).toBeVisible();
  await expect.element(slot("21:30")).toBeEnabled();
});

test("The step of times names a taken one too, and offers another day", async () => {
  await openBooking();
  await toSlots("25 Eylül 2025");
  await press(slot("21:30"));
  hold(thursday, { times: ["21:30"] });
  comeBack();
  await expect.element(lost).toBeVisible();
  await expect.element(forward).toBeDisabled();
  await press(choice("Başka bir gün"));
  await expect.element(heading).toHaveTextContent("Size en uygun tarihi seçin.");
});

test("A chosen time that has passed is dropped, and typed fields are kept", async () => {
  await openBooking();
  await toContact("24 Eylül 2025", "21:30");
  await fillContact();
  await userEvent.keyboard("{Escape}");
  // 21:00 in Istanbul.
  vi.setSystemTime("2025-09-24T18:00:00Z");
  await press(opener);
  await expect.element(heading).toHaveTextContent("Size en uygun tarihi seçin.");
  await expect.element(chosenDay).not.toBeInTheDocument();
  await expect.element(forward).toBeDisabled();
  await toContact("26 Eylül 2025", "21:30");
  await expect.element(nameField).toHaveValue("Ayşe Yılmaz");
});

test("A refused request is shown as unsent until another is sent, and can be sent again", async () => {
  await openBooking({ answers: { [call]: { status: 409 } } });
  await toContact("25 Eylül 2025", "21:30");
  await fillContact();
  withoutTimers();
  await press(submit);
  await expect.element(unsent).toBeVisible();
  await expect.poll(() => document.querySelector(".toast")).toBeNull();
  await press(opener);
  await expect.element(unsent).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(unsent).toBeVisible();
  answer({ [call]: { status: 201 } });
  await press(opener);
  await press(again);
  await press(submit);
  await expect.element(words("Randevu talebiniz alındı: ")).toBeVisible();
  await expect.element(unsent).not.toBeInTheDocument();
});

test("A request without an answer is offered again only for the same consultation", async () => {
  const unreachable = () => {
    throw new TypeError("Failed to fetch");
  };
  await openBooking({ answers: { [call]: unreachable } });
  await toContact("25 Eylül 2025", "21:30");
  await fillContact();
  withoutTimers();
  await press(submit);
  // It was stored after all.
  hold(thursday, { times: ["21:30"] });
  await expect.element(unsent).toBeVisible();
  await expect.poll(() => document.querySelector(".toast")).toBeNull();

  await press(choice("Tek Konu Danışmanlığı"));
  await expect.element(unsent).not.toBeInTheDocument();
  await press(opener);
  await expect.element(firstFree).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");

  await press(choice("Mini Öngörü"));
  await press(opener);
  await press(again);
  await expect.element(page.getByText("25 Eylül 2025 Perşembe, 21:30")).toBeVisible();
  comeBack();
  await expect.element(submit).toBeEnabled();
  await expect.element(lost).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");

  await press(choice("Tek Konu Danışmanlığı"));
  await press(opener);
  await expect.element(firstFree).toBeVisible();
  await expect.element(chosenDay).not.toBeInTheDocument();
});
