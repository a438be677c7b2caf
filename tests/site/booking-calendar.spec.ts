import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/site.ts";
import {
  back,
  day,
  firstFree,
  forward,
  hold,
  openBooking,
  opener,
  slot,
  toSlots,
  withOtherHost,
  withoutCalendar,
} from "./booking-page.ts";

const next = (page: Page) => page.getByRole("button", { name: "Sonraki aya git" });
const mark = (page: Page, name: string) =>
  day(page, name).evaluate((button) => getComputedStyle(button, "::after").content);

test("A full day and a closed one are told apart, for eyes and by name, and cannot be chosen", {
  tag: "@390",
}, async ({ page, service }) => {
  await hold(service, "2025-09-24");
  await hold(service, "2025-09-25", { closed: true });
  await hold(service, "2025-09-26", { times: ["20:00"] });
  await openBooking(page);
  const named = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(named("Bugün, 24 Eylül 2025 Çarşamba, dolu")).toBeDisabled();
  await expect(named("25 Eylül 2025 Perşembe, kapalı")).toBeDisabled();
  await expect(named("26 Eylül 2025 Cuma")).toBeEnabled();
  expect(await mark(page, "24 Eylül 2025")).toContain("Dolu");
  expect(await mark(page, "25 Eylül 2025")).toContain("Kapalı");
  expect(await mark(page, "26 Eylül 2025")).toBe("none");
});

test("The first free day is named, has the calendar's focus, and one press chooses it", {
  tag: "@390",
}, async ({ page, service }) => {
  await hold(service, "2025-09-24");
  await hold(service, "2025-09-25", { closed: true });
  await openBooking(page);
  await expect(firstFree(page)).toHaveText("İlk boş gün: 26 Eylül Cuma");
  await next(page).focus();
  await page.keyboard.press("Tab");
  await expect(day(page, "26 Eylül 2025")).toBeFocused();
  await expect(firstFree(page)).toHaveAttribute("aria-pressed", "false");
  await firstFree(page).click();
  await expect(page.getByRole("gridcell", { selected: true })).toHaveText("26");
  await expect(firstFree(page)).toHaveAttribute("aria-pressed", "true");
  await expect(forward(page)).toBeEnabled();
});

test("Where today is free it is named as today; when its last hour has begun, tomorrow is", async ({
  page,
}) => {
  await openBooking(page);
  await expect(firstFree(page)).toHaveText("İlk boş gün: bugün, 24 Eylül Çarşamba");
  // 23:00 in Istanbul.
  await page.clock.setFixedTime(new Date("2025-09-24T20:00:00Z"));
  await page.getByRole("button", { name: "Kapat" }).click();
  await opener(page).click();
  await expect(firstFree(page)).toHaveText("İlk boş gün: 25 Eylül Perşembe");
  await expect(
    page.getByRole("button", { name: "Bugün, 24 Eylül 2025 Çarşamba, saat kalmadı" }),
  ).toBeDisabled();
});

test("A month without a free day leads to the one that has the first", async ({
  page,
  service,
}) => {
  for (const date of [24, 25, 26, 27, 28, 29, 30]) await hold(service, `2025-09-${date}`);
  await openBooking(page);
  await expect(page.getByRole("grid", { name: "Ekim 2025" })).toBeVisible();
  await page.getByRole("button", { name: "Önceki aya git" }).click();
  await expect(page.getByRole("grid", { name: "Eylül 2025" })).toBeVisible();
  await expect(firstFree(page)).toHaveText("İlk boş gün: 1 Ekim Çarşamba");
  await firstFree(page).click();
  await expect(page.getByRole("grid", { name: "Ekim 2025" })).toBeVisible();
  await expect(page.getByRole("gridcell", { selected: true })).toHaveText("1");
});

test.describe("With two days ahead", () => {
  test.use({ settings: { BOOKING_DAYS_AHEAD: "2" } });
  test("Where no day is free the dialog says so", async ({ page, service }) => {
    for (const date of [24, 25, 26]) await hold(service, `2025-09-${date}`);
    await openBooking(page);
    await expect(page.getByText("Şu anda boş gün yok.")).toBeVisible();
    await expect(firstFree(page)).toHaveCount(0);
  });
});

test("A month is asked for once while the dialog is open, and again when it is opened again", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith("/takvim")) asked.push(search);
  });
  await openBooking(page);
  await expect(firstFree(page)).toBeVisible();
  await next(page).click();
  await page.getByRole("button", { name: "Önceki aya git" }).click();
  await next(page).click();
  await expect.poll(() => asked).toEqual(["?ay=2025-09", "?ay=2025-10"]);
  await page.getByRole("button", { name: "Kapat" }).click();
  await opener(page).click();
  await expect.poll(() => asked).toEqual(["?ay=2025-09", "?ay=2025-10", "?ay=2025-09"]);
});

test("With another host's service the specified rules hold, and it is not asked for months", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await withOtherHost(page, { dolu: ["20:00"] });
  // 23:05 in Istanbul: the calendar knows the day, and only its hours are gone.
  await openBooking(page, "2025-09-24T20:05:00Z");
  await toSlots(page, "24 Eylül 2025");
  await expect(page.getByText("Bu gün için uygun saat kalmadı.")).toBeVisible();
  await back(page).click();
  await toSlots(page, "25 Eylül 2025");
  await expect(slot(page, "20:00")).toBeDisabled();
  await back(page).click();
  await expect(firstFree(page)).toHaveCount(0);
  expect(asked.filter((path) => path.endsWith("/takvim"))).toEqual([]);
});

test("Where the month is not to be had, every day can be chosen as before", async ({
  page,
  service,
}) => {
  await hold(service, "2025-09-25");
  await withoutCalendar(page);
  await openBooking(page);
  await toSlots(page, "25 Eylül 2025");
  await expect(page.getByText("Bu gün için uygun saat kalmadı.")).toBeVisible();
});

const marked = (page: Page) => page.locator("td.promised button");

test("A type that promises its day says so, and opens on those days", {
  tag: "@390",
}, async ({ page }) => {
  await openBooking(page, "2025-09-29T10:00:00Z", "tek-konu-danismanligi");
  await expect(page.getByText("Bu görüşme en geç 3 Ekim Cuma günü yapılır.")).toBeVisible();
  await expect(page.getByRole("grid", { name: "Eylül 2025" })).toBeVisible();
  await expect(marked(page)).toHaveText(["29", "30"]);
  await next(page).click();
  await expect(marked(page)).toHaveText(["1", "2", "3"]);
});

test("Where nothing is left of the promised days that is said, and later days can be had", async ({
  page,
  service,
}) => {
  await hold(service, "2025-09-24");
  await openBooking(page, undefined, "horary-astroloji-danismanligi");
  await expect(
    page.getByText("Bu görüşme aynı gün yapılır. Bu süre içinde boş saat kalmadı."),
  ).toBeVisible();
  await expect(firstFree(page)).toHaveText("İlk boş gün: 25 Eylül Perşembe");
});

test("An answer's promise is none of a day: such a type marks nothing", async ({ page }) => {
  await openBooking(page);
  await expect(firstFree(page)).toBeVisible();
  await expect(marked(page)).toHaveCount(0);
  await expect(page.getByText("Bu görüşme")).toHaveCount(0);
});

test("The hours come from the month at once, with how many are left", async ({ page, service }) => {
  await hold(service, "2025-09-25", { times: ["20:00", "20:30", "21:00", "21:30"] });
  let answer = () => {};
  const wait = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/randevu/dolu?*", async (route) => {
    await wait;
    await route.fulfill({ json: { dolu: ["20:00", "20:30", "21:00", "21:30", "22:00"] } });
  });
  await openBooking(page);
  await expect(firstFree(page)).toBeVisible();
  await day(page, "25 Eylül 2025").click();
  await forward(page).click();
  await expect(page.getByRole("dialog").getByRole("radio", { name: "21:30 Dolu" })).toBeDisabled();
  await expect(page.getByRole("dialog").getByRole("group")).toContainText("3 saat boş");
  await expect(slot(page, "22:00")).toBeEnabled();
  answer();
  await expect(slot(page, "22:00")).toBeDisabled();
  await expect(page.getByRole("dialog").getByRole("group")).toContainText("2 saat boş");
});

test.describe("With ten hours of notice", () => {
  test.use({ settings: { MIN_NOTICE_MINUTES: "600" } });
  test("What is too soon is not offered", async ({ page }) => {
    // Early enough for a page that is slow to open; then 13:00 in Istanbul, and 13:00:01.
    await openBooking(page, "2025-09-24T09:50:00Z");
    await page.clock.setFixedTime(new Date("2025-09-24T10:00:00Z"));
    await toSlots(page, "24 Eylül 2025");
    await expect(slot(page, "22:30")).toBeDisabled();
    await expect(slot(page, "23:00")).toBeEnabled();
    await page.clock.setFixedTime(new Date("2025-09-24T10:00:01Z"));
    await back(page).click();
    await expect(firstFree(page)).toHaveText("İlk boş gün: 25 Eylül Perşembe");
  });
});
