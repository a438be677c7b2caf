import { type Hours, usualHours } from "../../booking/hours.ts";
import type { Service } from "../support/app.ts";
import { wednesdayNoon } from "../support/app.ts";
import { expect, test } from "../support/browser/site.ts";
import {
  day,
  expectReport,
  fillContact,
  firstFree,
  forward,
  openBooking,
  opener,
  slot,
  slots,
  submit,
  toast,
  toContact,
  toSlots,
  withOtherHost,
} from "./booking-page.ts";
import {
  bookWithKey,
  chooseNewHour,
  confirmMove,
  mover,
  notice,
  openOwn,
} from "./visitor-appointment-page.ts";

/** As the academy's panel leaves them. */
async function setHours({ database }: Service, hours: Partial<Hours>) {
  const row = {
    name: "hours",
    value: JSON.stringify({ ...usualHours, ...hours }),
    version: 1,
    changed_at: wednesdayNoon.toISOString(),
  };
  await database.db
    .insertInto("practice_settings")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ ...row, version: 2 }))
    .execute();
}

const noon = Array(7).fill([{ first: "12:00", last: "13:00" }]);

test("The dialog offers the hours that the academy has set, without a new build", {
  tag: "@390",
}, async ({ page, service }) => {
  await setHours(service, {
    week: noon.with(6, []),
    step: 20,
    daysAhead: 10,
    exceptions: [{ day: "2025-09-25", ranges: [{ first: "09:00", last: "09:40" }] }],
    closures: [{ weekday: 4, from: "", to: "", firstDay: "", lastDay: "", reason: "Gizli neden" }],
  });
  await openBooking(page);
  await expect(firstFree(page)).toHaveText("İlk boş gün: 25 Eylül Perşembe");
  await expect(day(page, "26 Eylül 2025")).toHaveAccessibleName(/, kapalı$/);
  await expect(day(page, "26 Eylül 2025")).toBeDisabled();
  await expect(day(page, "28 Eylül 2025")).toHaveAccessibleName(/, kapalı$/);
  await expect(page.getByText("Gizli neden")).toHaveCount(0);
  await toSlots(page, "25 Eylül 2025");
  await expect(slots(page)).toHaveCount(3);
  await slot(page, "09:20").check();
  await forward(page).click();
  await fillContact(page);
  await submit(page).click();
  await expect(toast(page)).toHaveText("Randevunuz başarılı bir şekilde oluşturuldu.");
  const [stored] = await service.database.db.selectFrom("slot_claims").selectAll().execute();
  expect(stored).toMatchObject({ day: "2025-09-25", time_slot: "09:20" });
});

test("Who chose an hour that is none any more is refused as ever, and then sees the new hours", async ({
  page,
  service,
  trouble,
}) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "21:30");
  await fillContact(page);
  await setHours(service, { step: 60 });
  await submit(page).click();
  await expectReport(trouble, /status of 400/);
  await expect(toast(page)).toHaveText("Randevunuz oluşturulurken bir hata oluştu.");
  await expect(toast(page)).toHaveCount(0);
  await opener(page).click();
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: "25 Eylül Perşembe, 21:30 için artık randevu alınamıyor." }),
  ).toBeVisible();
  await page.getByRole("button", { name: "22:00" }).click();
  await submit(page).click();
  await expect(toast(page)).toHaveText("Randevunuz başarılı bir şekilde oluşturuldu.");
});

test("A dialog that is opened again knows hours that were changed meanwhile", async ({
  page,
  service,
}) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "21:30");
  await page.getByRole("button", { name: "Kapat" }).click();
  await setHours(service, { step: 60 });
  await opener(page).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "21:30 için artık randevu alınamıyor." }),
  ).toBeVisible();
  await expect(submit(page)).toBeDisabled();
});

test("With another host's service the specified hours hold", async ({ page }) => {
  await withOtherHost(page);
  await openBooking(page);
  await toSlots(page, "27 Eylül 2025");
  await expect(slots(page)).toHaveCount(9);
});

test("The private link's moving offers the hours that the academy has set meanwhile", async ({
  page,
  service,
  trouble,
}) => {
  const key = await bookWithKey(page);
  await openOwn(page, key);
  await chooseNewHour(page);
  await setHours(service, { step: 60 });
  await confirmMove(page).click();
  await expect(notice(page)).toContainText("O gün bu saatte randevu verilmiyor.");
  await expectReport(trouble, /status of 400/);
  await mover(page).click();
  await toSlots(page, "27 Eylül 2025");
  await expect(slots(page)).toHaveCount(5);
});
