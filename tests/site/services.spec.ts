import { changeServices } from "../../server/practice/services.ts";
import { academy } from "../support/academy.ts";
import type { Service } from "../support/app.ts";
import { wednesdayNoon } from "../support/app.ts";
import { drawn, watchAnswers } from "../support/browser/answers.ts";
import { holdBack } from "../support/browser/hold-back.ts";
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

type Terms = { bookable?: boolean; duration?: number };

/** As the academy sets it in the panel. */
async function set({ database }: Service, slug: string, terms: Terms, version = 0) {
  const { bookable } = academy.consultations.find((one) => one.slug === slug)!;
  const services = [{ slug, bookable, duration: null, note: "", ...terms }];
  const by = { actor: undefined, now: wednesdayNoon };
  expect(await changeServices(database, academy, { version, services }, by)).toBe(version + 1);
}

test("The page follows what the academy has set, without a new build", {
  tag: "@390",
}, async ({ page, service }) => {
  await set(service, "vip-ongoru", { bookable: true, duration: 30 });
  await open(page, "/consultation#vip-ongoru");
  await expect(opener(page)).toBeEnabled();
  await expect(page.getByRole("article").locator("dd").nth(2)).toHaveText("30 dakika");
  await opener(page).click();
  await expect(page.getByRole("dialog", { name: "VIP Öngörü" })).toBeVisible();
});

test("A type that is taken off while its dialog is open is refused, and the page says so", {
  tag: "@390",
}, async ({ page, service, trouble }) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "21:30");
  await fillContact(page);
  await set(service, "mini-ongoru", { bookable: false });
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

test("A dialog whose type turns out to be taken off closes, and the page says so; another opens none", {
  tag: "@390",
}, async ({ page, service }) => {
  await set(service, "mini-ongoru", { bookable: false });
  const release = await holdBack(page, "**/api/hizmetler");
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

test("The prerendered page, and one whose call fails or is not understood, shows the specified seven", async ({
  page,
  service,
  trouble,
}) => {
  await set(service, "mini-ongoru", { bookable: false });
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

test("No other page asks for the services, and this one asks once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/hizmetler")) asked.push(new URL(page.url()).pathname);
  });
  for (const path of ["/", "/about", "/blog", "/ara", "/randevum", "/consultation"]) {
    const answers = watchAnswers(page);
    await open(page, path);
    await answers();
  }
  await expect.poll(() => asked).toEqual(["/consultation"]);
});
