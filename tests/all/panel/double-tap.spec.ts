import { test } from "../../panel/signed-in.ts";
import { bookAndFind, bookedOn, tomorrow as day } from "../../panel/work.ts";
import { expect } from "../../support/browser/site.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("Repeated taps at one place of the list approve one request", async ({ page }) => {
  const hours = ["20:00", "20:30", "21:00"];
  for (const [index, name] of ["Bir Kişi", "İki Kişi", "Üç Kişi"].entries())
    await bookAndFind(page, { day, timeSlot: hours[index]!, name, phone: `0532123450${index}` });
  await page.goto("/yonetim?durum=pending");
  const approve = page.getByRole("button", { name: "Onayla: Bir Kişi, 20:00" });
  const { x, y, width, height } = (await approve.boundingBox())!;
  const tap = () => page.touchscreen.tap(Math.round(x + width / 2), Math.round(y + height / 2));
  await tap();
  await tap();
  await expect(page.getByText("Bir Kişi: randevu onaylandı.")).toBeVisible();
  await tap();
  const statuses = (await bookedOn(page, day)).map(({ status }) => status);
  expect(statuses).toEqual(["approved", "pending", "pending"]);
});
