import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  back,
  bookings,
  day,
  dialog,
  fillContact,
  firstFree,
  forward,
  hold,
  nextMonth,
  openBooking,
  opener,
  press,
  renderBooking,
  slot,
  submit,
  toContact,
  toSlots,
  words,
} from "../../../tests/support/component/booking.tsx";
import { answer, fakeService } from "../../../tests/support/component/fake-service.ts";

fakeService();

const withoutMonth = { "GET /api/randevu/takvim": { status: 500 } };
const disabled = page.getByRole("radio", { disabled: true });

test("A weekday has seven times and a weekend day nine [12.4]", async () => {
  const weekday = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30", "23:00"];
  await openBooking();
  for (const [name, times] of [
    ["26 Eylül 2025", weekday],
    ["27 Eylül 2025", ["19:00", "19:30", ...weekday]],
    ["28 Eylül 2025", ["19:00", "19:30", ...weekday]],
  ] as const) {
    await toSlots(name);
    await expect.element(slot("23:00")).toHaveAccessibleName("23:00");
    const offered = page.getByRole("radio").elements() as HTMLInputElement[];
    expect(offered.map(({ value }) => value)).toEqual(times);
    await expect.element(disabled).not.toBeInTheDocument();
    await press(back);
  }
});

test("Today only hours greater than the current one can be chosen [12.4]", async () => {
  // 20:59 in Istanbul.
  await openBooking({ now: "2025-09-24T17:59:00Z" });
  await toSlots("24 Eylül 2025");
  await expect.element(slot("20:00")).toBeDisabled();
  await expect.element(slot("20:30")).toBeDisabled();
  await expect.element(slot("21:00")).toBeEnabled();
});

test("When today has no hour left, the dialog says so [12.4]", async () => {
  // 23:05 in Istanbul.
  await openBooking({ now: "2025-09-24T20:05:00Z", answers: withoutMonth });
  await toSlots("24 Eylül 2025");
  await expect.element(words("Bu gün için uygun saat kalmadı.")).toBeVisible();
  expect(disabled.elements()).toHaveLength(7);
  await expect.element(forward).toBeDisabled();
});

test("With a minimum notice what is too soon is not offered", async () => {
  const json = { bookingApiBase: "", lookupApiBase: "", minNoticeMinutes: 600 };
  await openBooking({ answers: { "GET /api/ayarlar": { json } } });
  await toSlots("24 Eylül 2025");
  await expect.element(slot("22:30")).toBeDisabled();
  await expect.element(slot("23:00")).toBeEnabled();
  vi.setSystemTime("2025-09-24T10:00:01Z");
  await press(back);
  await expect.element(firstFree).toHaveTextContent("İlk boş gün: 25 Eylül Perşembe");
});

test("A taken time is shown as Dolu and cannot be chosen [12.4]", async () => {
  await renderBooking({ answers: withoutMonth });
  hold("2025-09-25", { times: ["20:30"] });
  await press(opener);
  await toSlots("25 Eylül 2025");
  await expect.element(page.getByRole("radio", { name: /^20:30 ?Dolu$/ })).toBeDisabled();
  expect(disabled.elements()).toHaveLength(1);
});

test("A chosen time that is taken meanwhile is no longer chosen [12.2]", async () => {
  await openBooking();
  await toContact("25 Eylül 2025", "20:30");
  hold("2025-09-25", { times: ["20:30"] });
  await press(back);
  await expect.element(slot("20:30")).toBeDisabled();
  await expect.element(slot("20:30")).not.toBeChecked();
  await expect.element(forward).toBeDisabled();
});

test("Without the taken times every time can be chosen [12.4]", async () => {
  const answers = { ...withoutMonth, "GET /api/randevu/dolu": { status: 500 } };
  await openBooking({ answers });
  await toSlots("25 Eylül 2025");
  await expect.element(dialog.getByRole("group")).toHaveAttribute("aria-busy", "false");
  await expect.element(slot("20:00")).toBeEnabled();
  await expect.element(disabled).not.toBeInTheDocument();
});

test("The times come from the month at once, with how many are left", async () => {
  const times = ["20:00", "20:30", "21:00", "21:30"];
  const { promise, resolve } = Promise.withResolvers<object>();
  await renderBooking({ answers: { "GET /api/randevu/dolu": () => promise } });
  hold("2025-09-25", { times });
  await press(opener);
  await expect.element(firstFree).toBeVisible();
  await toSlots("25 Eylül 2025");
  await expect.element(page.getByRole("radio", { name: /^21:30 ?Dolu$/ })).toBeDisabled();
  await expect.element(dialog.getByRole("group")).toMatchTextContent(/3 uygun saat/);
  await expect.element(slot("22:00")).toBeEnabled();
  resolve({ json: { dolu: [...times, "22:00"] } });
  await expect.element(slot("22:00")).toBeDisabled();
  await expect.element(dialog.getByRole("group")).toMatchTextContent(/2 uygun saat/);
});

test("A visitor in Berlin reads the local time beside Turkey's, across both changes of clocks [12.4]", async () => {
  await openBooking({ now: "2025-10-20T10:00:00Z", timeZone: "Europe/Berlin" });
  const expectLocal = async (name: string, local: string) => {
    await toSlots(name);
    await expect.element(slot("20:00")).toBeEnabled();
    expect(slot("20:00").element().closest("label")).toHaveTextContent(
      `20:00Türkiye saati · sizde ${local}`,
    );
    await press(back);
  };
  await expectLocal("25 Ekim 2025", "19:00");
  await expectLocal("26 Ekim 2025", "18:00");
  for (const _ of Array(5)) await press(nextMonth);
  await expectLocal("28 Mart 2026", "18:00");
  await expectLocal("29 Mart 2026", "19:00");
});

// The days on which clocks change there.
test.each([
  ["Europe/Berlin", "2025-10-20T10:00:00Z", "26 Ekim 2025", "23:00", "2025-10-26T20:00:00.000Z"],
  ["Pacific/Auckland", "2025-09-23T21:30Z", "27 Eylül 2025", "19:00", "2025-09-27T16:00:00.000Z"],
])(
  "From %s at %s the date that is clicked is the one that is booked [12.3] [12.4] [14.1]",
  async (timeZone, now, name, timeSlot, date) => {
    await openBooking({ now, timeZone });
    await toContact(name, timeSlot);
    await expect.element(words("Türkiye saati · sizde")).toBeVisible();
    await fillContact();
    await press(submit);
    await expect.poll(() => bookings().map(({ body }) => body)).toMatchObject([{ date, timeSlot }]);
  },
);

test("In New York, still on Tuesday, the calendar begins with Turkey's Wednesday [12.3] [12.4]", async () => {
  // 00:30 on the 24th in Istanbul, 17:30 on the 23rd in New York.
  await openBooking({ now: "2025-09-23T21:30:00Z", timeZone: "America/New_York" });
  await expect.element(day("23 Eylül 2025")).toBeDisabled();
  await expect.element(day("24 Eylül 2025")).toHaveAccessibleName(/^Bugün, /);
  await toContact("24 Eylül 2025", "20:00");
  await expect.element(page.getByText("Türkiye saati · sizde 13:00")).toBeVisible();
  // 21:10 on the 24th in Istanbul, 14:10 in New York.
  vi.setSystemTime("2025-09-24T18:10:00Z");
  await press(back);
  await expect.element(slot("21:30")).toBeDisabled();
  await expect.element(slot("22:00")).toBeEnabled();
});

test("A chosen time that the academy no longer offers is named at the next opening", async () => {
  await openBooking();
  await toContact("25 Eylül 2025", "21:30");
  await press(page.getByRole("button", { name: "Kapat" }));
  const hours = {
    week: Array(7).fill([{ first: "20:00", last: "23:00" }]),
    step: 60,
    exceptions: [],
  };
  answer({ "GET /api/ayarlar": { json: { bookingApiBase: "", lookupApiBase: "", hours } } });
  await press(opener);
  const alert = dialog.getByRole("alert").filter({ hasText: /./ });
  await expect.element(alert).toMatchTextContent(/^21:30 için artık randevu alınamıyor\. /);
  await expect.element(submit).toBeDisabled();
});
