import { expectReport, setHours, slots, toSlots } from "../../site/booking-page.ts";
import {
  bookWithKey,
  chooseNewHour,
  confirmMove,
  mover,
  notice,
  openAppointment,
} from "../../site/visitor-appointment-page.ts";
import { expect, test } from "../../support/browser/site.ts";

test("The private link offers the hours that the academy set meanwhile", async ({
  page,
  service,
  trouble,
}) => {
  const key = await bookWithKey(page);
  await openAppointment(page, key);
  await chooseNewHour(page);
  await setHours(service, { step: 60 });
  await confirmMove(page).click();
  await expect(notice(page)).toContainText("O gün bu saatte randevu verilmiyor.");
  await expectReport(trouble, /status of 400/);
  await mover(page).click();
  await toSlots(page, "27 Eylül 2025");
  await expect(slots(page)).toHaveCount(5);
});
