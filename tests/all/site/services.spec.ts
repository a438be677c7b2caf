import { openBooking, opener } from "../../site/booking-page.ts";
import { setService } from "../../site/services-page.ts";
import { delayResponses } from "../../support/browser/delay-responses.ts";
import { drawn, trackRequests } from "../../support/browser/pending-requests.ts";
import { expect, open, test } from "../../support/browser/site.ts";

test("A dialog closes when its type is no longer bookable, and the page says so", async ({
  page,
  service,
}) => {
  await setService(service, "mini-ongoru", { bookable: false });
  const release = await delayResponses(page, "**/api/hizmetler");
  await openBooking(page);
  release();
  const refusal = page.getByText("Bu danışmanlık türü için randevu alınamaz.");
  await expect(refusal).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener(page)).toBeDisabled();
  await page.getByRole("link", { name: "Tek Konu Danışmanlığı" }).click();
  await expect(opener(page)).toBeEnabled();
  await drawn(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(refusal).toHaveCount(0);
});

test("Only the consultation page requests the services, once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/hizmetler")) asked.push(new URL(page.url()).pathname);
  });
  for (const path of ["/", "/about", "/blog", "/ara", "/randevum", "/consultation"]) {
    const answers = trackRequests(page);
    await open(page, path);
    await answers();
  }
  await expect.poll(() => asked).toEqual(["/consultation"]);
});
