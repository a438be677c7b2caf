import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  back,
  chosenDay,
  close,
  day,
  firstFree,
  forward,
  hold,
  nextMonth,
  openBooking,
  opener,
  press,
  previousMonth,
  renderBooking,
  slot,
  toSlots,
  words,
} from "../../../tests/support/component/booking.tsx";
import { calls, fakeService } from "../../../tests/support/component/fake-service.ts";

fakeService();

const grid = (name: string) => page.getByRole("grid", { name });
const monthsAsked = () => calls.flatMap(({ path }) => /takvim\?ay=([\d-]+)/.exec(path)?.[1] ?? []);
const promised = () =>
  [...document.querySelectorAll("td.promised button")].map(
    ({ firstChild }) => firstChild?.textContent,
  );

test("Full and closed days are named so and cannot be chosen", async () => {
  await renderBooking();
  hold("2025-09-24");
  hold("2025-09-25", { closed: true });
  hold("2025-09-26", { times: ["20:00"] });
  await press(opener);
  const named = (name: string) => page.getByRole("button", { name, exact: true });
  await expect.element(named("Bugün, 24 Eylül 2025 Çarşamba, dolu")).toBeDisabled();
  await expect.element(named("25 Eylül 2025 Perşembe, kapalı")).toBeDisabled();
  await expect.element(named("26 Eylül 2025 Cuma")).toBeEnabled();
});

test("The first free day is named, has the calendar's focus, and one press chooses it", async () => {
  await renderBooking();
  hold("2025-09-24");
  hold("2025-09-25", { closed: true });
  await press(opener);
  await expect.element(firstFree).toHaveTextContent("İlk boş gün: 26 Eylül Cuma");
  nextMonth.element().focus();
  await userEvent.keyboard("{Tab}");
  await expect.element(day("26 Eylül 2025")).toHaveFocus();
  await expect.element(firstFree).toHaveAttribute("aria-pressed", "false");
  await press(firstFree);
  await expect.element(chosenDay).toHaveTextContent("26");
  await expect.element(firstFree).toHaveAttribute("aria-pressed", "true");
  await expect.element(forward).toBeEnabled();
});

test("Where today is free it is named as today; when its last hour has begun, tomorrow is", async () => {
  await openBooking();
  await expect.element(firstFree).toHaveTextContent("İlk boş gün: bugün, 24 Eylül Çarşamba");
  // 23:00 in Istanbul.
  vi.setSystemTime("2025-09-24T20:00:00Z");
  await press(close);
  await press(opener);
  await expect.element(firstFree).toHaveTextContent("İlk boş gün: 25 Eylül Perşembe");
  const today = page.getByRole("button", { name: "Bugün, 24 Eylül 2025 Çarşamba, saat kalmadı" });
  await expect.element(today).toBeDisabled();
});

test("A month without a free day leads to the one that has the first", async () => {
  await renderBooking();
  for (const date of [24, 25, 26, 27, 28, 29, 30]) hold(`2025-09-${date}`);
  await press(opener);
  await expect.element(grid("Ekim 2025")).toBeVisible();
  await press(previousMonth);
  await expect.element(grid("Eylül 2025")).toBeVisible();
  await expect.element(firstFree).toHaveTextContent("İlk boş gün: 1 Ekim Çarşamba");
  await press(firstFree);
  await expect.element(grid("Ekim 2025")).toBeVisible();
  await expect.element(chosenDay).toHaveTextContent("1");
});

test("Where no day is free the dialog says so", async () => {
  const json = { bookingApiBase: "", lookupApiBase: "", daysAhead: 2 };
  await renderBooking({ answers: { "GET /api/ayarlar": { json } } });
  for (const date of [24, 25, 26]) hold(`2025-09-${date}`);
  await press(opener);
  await expect.element(words("Şu anda boş gün yok.")).toBeVisible();
  await expect.element(firstFree).not.toBeInTheDocument();
});

test("A month is requested once while the dialog is open, and again when it is opened again", async () => {
  const [september, october] = ["2025-09", "2025-10"];
  await openBooking();
  await expect.element(firstFree).toBeVisible();
  for (const button of [nextMonth, previousMonth, nextMonth]) await press(button);
  await expect.poll(monthsAsked).toEqual([september, october]);
  await press(close);
  await press(opener);
  await expect.poll(monthsAsked).toEqual([september, october, september]);
});

test("With another host's service the specified rules hold, and it is not asked for months", async () => {
  const json = { bookingApiBase: "/saglayici", lookupApiBase: "" };
  // 23:05 in Istanbul: the calendar knows the day, and only its hours are gone.
  await openBooking({
    now: "2025-09-24T20:05:00Z",
    answers: {
      "GET /api/ayarlar": { json },
      "GET /saglayici/api/randevu/dolu": { json: { dolu: ["20:00"] } },
    },
  });
  await toSlots("24 Eylül 2025");
  await expect.element(words("Bu gün için uygun saat kalmadı.")).toBeVisible();
  await press(back);
  await toSlots("25 Eylül 2025");
  await expect.element(slot("20:00")).toBeDisabled();
  await press(back);
  await expect.element(firstFree).not.toBeInTheDocument();
  expect(monthsAsked()).toEqual([]);
});

test("Where the month is not to be had, every day can be chosen", async () => {
  await renderBooking({ answers: { "GET /api/randevu/takvim": { status: 500 } } });
  hold("2025-09-25");
  await press(opener);
  await toSlots("25 Eylül 2025");
  await expect.element(words("Bu gün için uygun saat kalmadı.")).toBeVisible();
});

test("A consultation that takes place within days says so and marks them", async () => {
  await openBooking({ now: "2025-09-29T10:00:00Z", withinDays: 4 });
  const promise = page.getByText(
    "En geç 3 Ekim Cuma günü görüşebiliriz; daha ileri bir gün de seçebilirsiniz.",
  );
  await expect.element(promise).toBeVisible();
  await expect.element(grid("Eylül 2025")).toBeVisible();
  expect(promised()).toEqual(["29", "30"]);
  await press(nextMonth);
  await expect.element(grid("Ekim 2025")).toBeVisible();
  expect(promised()).toEqual(["1", "2", "3"]);
  await press(day("6 Ekim 2025"));
  const later = "Seçtiğiniz gün daha ileride; en geç 3 Ekim Cuma günü de görüşebiliriz.";
  await expect.element(page.getByText(later)).toBeVisible();
  await press(day("3 Ekim 2025"));
  await expect.element(promise).toBeVisible();
});

test("A consultation that promises no day marks none", async () => {
  await openBooking();
  await expect.element(firstFree).toBeVisible();
  expect(promised()).toEqual([]);
  await expect.element(words("görüşebiliriz")).not.toBeInTheDocument();
});

test("Where nothing is left of the promised days that is said, and later days can be had", async () => {
  await renderBooking({ withinDays: 0 });
  hold("2025-09-24");
  await press(opener);
  await expect
    .element(page.getByText("Aynı gün görüşüyoruz, ama bugün boş saat yok."))
    .toBeVisible();
  await expect.element(firstFree).toHaveTextContent("İlk boş gün: 25 Eylül Perşembe");
});

test("The days and hours that the academy has set are offered", async () => {
  const noon = [{ first: "12:00", last: "13:00" }];
  const hours = {
    week: [...Array(6).fill(noon), []],
    step: 20,
    exceptions: [{ day: "2025-09-25", ranges: [{ first: "09:00", last: "09:40" }] }],
  };
  const json = { bookingApiBase: "", lookupApiBase: "", hours };
  await openBooking({ answers: { "GET /api/ayarlar": { json } } });
  await expect.element(day("28 Eylül 2025")).toHaveAccessibleName("28 Eylül 2025 Pazar, kapalı");
  await expect.element(day("28 Eylül 2025")).toBeDisabled();
  for (const [name, times] of [
    ["25 Eylül 2025", ["09:00", "09:20", "09:40"]],
    ["26 Eylül 2025", ["12:00", "12:20", "12:40", "13:00"]],
  ] as const) {
    await toSlots(name);
    await expect.element(slot(times[0])).toBeEnabled();
    const offered = page.getByRole("radio").elements() as HTMLInputElement[];
    expect(offered.map(({ value }) => value)).toEqual(times);
    await press(back);
  }
});
