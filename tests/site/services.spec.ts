import { expect, open, test } from "../support/browser/site.ts";
import {
  expectReport,
  fillContact,
  openBooking,
  opener,
  submit,
  toast,
  toContact,
} from "./booking-page.ts";
import { setService } from "./services-page.ts";

test("The page follows the academy's settings without a new build", async ({ page, service }) => {
  await setService(service, "vip-ongoru", { bookable: true, duration: 30 });
  await open(page, "/consultation#vip-ongoru");
  await expect(opener(page)).toBeEnabled();
  await expect(page.getByRole("article").locator("dd").nth(2)).toHaveText("30 dakika");
  await opener(page).click();
  await expect(page.getByRole("dialog", { name: "VIP Öngörü" })).toBeVisible();
});

test("A type removed while its dialog is open is refused, and the page says so", async ({
  page,
  service,
  trouble,
}) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "21:30");
  await fillContact(page);
  await setService(service, "mini-ongoru", { bookable: false });
  await submit(page).click();
  await expect(toast(page)).toHaveText("Randevunuz oluşturulurken bir hata oluştu.");
  const refusal = "Bu danışmanlık türü için randevu alınamaz.";
  await expect(page.getByRole("alert").filter({ hasText: refusal })).toBeVisible();
  await expect(opener(page)).toBeDisabled();
  await expect(
    page.getByText("Randevu ve detaylı bilgi için iletişime geçebilirsiniz."),
  ).toBeVisible();
  await expectReport(trouble, /status of 400/);
});

test("The prerendered page, and one whose call fails, shows the specified seven services", async ({
  page,
  service,
  trouble,
}) => {
  await setService(service, "mini-ongoru", { bookable: false });
  for (const answer of [{ status: 500 }, { body: "<html>" }, { json: { consultations: 7 } }]) {
    await page.route("**/api/hizmetler", (route) => route.fulfill(answer));
    const asked = page.waitForResponse("**/api/hizmetler");
    await open(page, "/consultation#mini-ongoru");
    await asked;
    // What React makes of an answer, it makes in the frames after.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    await expect(opener(page)).toBeEnabled();
    await page.unroute("**/api/hizmetler");
    await page.goto("about:blank");
  }
  await expectReport(trouble, /status of 500/);
});
