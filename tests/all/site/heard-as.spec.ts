import type { Page } from "@playwright/test";
import { unlistedAddresses } from "../../../content-model/addresses.ts";
import {
  comeBack,
  expectReport,
  fillAndFreeze,
  fillContact,
  forward,
  hold,
  openBooking,
  opener,
  slot,
  submit,
  toast,
  toSlots,
} from "../../site/booking-page.ts";
import { expectHeardAs } from "../../support/browser/heard-as.ts";
import { ownStates } from "../../support/browser/own-states.ts";
import { pageKinds } from "../../support/browser/page-kinds.ts";
import { expect, isSmall, open, test } from "../../support/browser/site.ts";
import { states } from "../../support/browser/states.ts";

const nameOf = (address: string) => address.slice(1).replaceAll("/", "-") || "home";
const unlisted = [unlistedAddresses()[0]!, unlistedAddresses().at(-1)!];
const ownDialogs = ["own-cancel", "own-move-1", "own-move-2-taken", "own-move-3"];

for (const address of [...pageKinds, ...unlisted]) {
  test(`${address} is heard as written down`, async ({ page, trouble }) => {
    await open(page, address);
    await expectHeardAs(page.getByRole("main"), nameOf(address));
    // Chromium itself reports the 404 of the page for unknown addresses.
    if (address === "/404") trouble.length = 0;
  });
}

const ownHeard = [
  ...ownStates
    .filter(({ noScript, inView }) => !noScript && !inView)
    .map((state) => ({ ...state, role: "main" as const })),
  ...ownStates
    .filter(({ name }) => ownDialogs.includes(name))
    .map((state) => ({ ...state, role: "dialog" as const })),
];

for (const { name, show, role } of ownHeard) {
  test(`${name}, of the private link, is heard as written down (${role})`, async ({
    page,
    service,
    trouble,
  }) => {
    await show(page, service);
    // Chromium reports the answers that some states are about.
    trouble.length = 0;
    await expectHeardAs(page.getByRole(role), name);
  });
}

test("The bars that all pages share are heard as written down", { tag: "@390" }, async ({
  page,
}) => {
  await open(page, "/about");
  const button = page.getByRole("button", { name: "Menü" });
  if (await button.isVisible()) {
    await expectHeardAs(page.getByRole("banner"), "menu-closed");
    await button.click();
    await expectHeardAs(page.getByRole("banner"), "menu-open");
  } else {
    await expectHeardAs(page.getByRole("banner"), "menu-wide");
  }
  await expectHeardAs(page.getByRole("contentinfo"), "footer");
});

test("The overlay of a sign is heard as written down", { tag: "@390" }, async ({ page }) => {
  await open(page, "/zodiac/aslan");
  const button = page.getByRole("button", { name: "Menüye Dön" });
  if (isSmall(page)) await button.click();
  const written = isSmall(page) ? "sign-overlay" : "sign-sidebar";
  await expectHeardAs(page.getByRole("complementary", { name: "ASLAN BURCU" }), written);
});

test("The notification is heard as written down", async ({ page }) => {
  await open(page, "/");
  await expectHeardAs(page.getByRole("complementary", { name: "Duyuru" }), "notification");
});

test("Each step of a booking is heard as written down", async ({ page }) => {
  await page.route("**/api/randevu/dolu?*", (route) =>
    route.fulfill({ json: { dolu: ["21:00"] } }),
  );
  const dialog = page.getByRole("dialog");
  await openBooking(page);
  await expectHeardAs(dialog, "booking-day");
  await toSlots(page, "25 Eylül 2025");
  await expect(slot(page, "21:00")).toBeDisabled();
  await expectHeardAs(dialog, "booking-slot");
  await slot(page, "20:00").check();
  await forward(page).click();
  await expectHeardAs(dialog, "booking-contact");
  await fillContact(page);
  await expect(submit(page)).toBeEnabled();
  await expectHeardAs(dialog, "booking-ready");
});

test("An hour lost meanwhile is heard as written down, among the hours and at the end", async ({
  page,
  service,
}) => {
  const dialog = page.getByRole("dialog");
  await openBooking(page);
  await toSlots(page, "25 Eylül 2025");
  await slot(page, "21:30").check();
  await hold(service, "2025-09-25", { times: ["21:30"] });
  await comeBack(page);
  await expect(dialog.getByText("21:30 az önce doldu.")).toBeVisible();
  await expectHeardAs(dialog, "booking-slot-lost");
  await slot(page, "22:00").check();
  await forward(page).click();
  await hold(service, "2025-09-25", { times: ["22:00"] });
  await comeBack(page);
  await expect(dialog.getByText("22:00 az önce doldu.")).toBeVisible();
  await expectHeardAs(dialog, "booking-contact-lost");
});

test("A request that could not be sent is heard as written down", async ({ page, trouble }) => {
  await page.route("**/api/randevu/al", (route) => route.abort());
  await fillAndFreeze(page);
  await submit(page).click();
  await expectReport(trouble, /ERR_FAILED/);
  await page.evaluate(() => fetch("/api/ayarlar"));
  await page.clock.runFor(300);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(toast(page)).toHaveCount(0);
  await opener(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Talebiniz gönderilemedi:")).toBeVisible();
  await expectHeardAs(dialog, "booking-unsent");
});

test("What stays after sending is heard as written down, with the private link", async ({
  page,
  service,
}) => {
  await states.find(({ name }) => name === "booking-kept")!.show(page, service);
  await expectHeardAs(page.locator(".booked"), "booking-kept");
});

async function lookUp(page: Page, number: string) {
  await page.getByLabel("Telefon numaranız").fill(number);
  await page.getByRole("button", { name: "Sorgula", exact: true }).click();
}

test("What the lookup finds and refuses is heard as written down", async ({ page, trouble }) => {
  let answer: { status?: number; json?: unknown } = {
    json: ["approved", "cancelled", "pending", "other"].map((status) => ({
      date: "2099-10-01T18:00:00.000Z",
      timeSlot: "21:00",
      randevuTipi: "Mini Öngörü",
      status,
    })),
  };
  await page.route("**/api/randevu/musteri/*", (route) => route.fulfill(answer));
  await open(page, "/");
  await page.getByRole("button", { name: "Randevu Durumu Sorgula" }).click();
  const dialog = page.getByRole("dialog");
  await expectHeardAs(dialog, "lookup");
  await lookUp(page, "532");
  await expect(dialog.getByText("Lütfen geçerli bir telefon numarası girin.")).toBeVisible();
  await expectHeardAs(dialog, "lookup-refused");
  await lookUp(page, "5321234567");
  await expect(dialog.getByRole("listitem")).toHaveCount(4);
  await expectHeardAs(dialog, "lookup-results");
  answer = { json: [] };
  await lookUp(page, "5321234568");
  await expect(dialog.getByRole("listitem")).toHaveText(["Aktif randevu bulunamadı."]);
  await expectHeardAs(dialog, "lookup-none");
  answer = { status: 500 };
  await lookUp(page, "5321234569");
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await expectHeardAs(dialog, "lookup-failed");
  expect(trouble.splice(0)).toEqual([expect.stringContaining("500")]);
});

test("Search results are heard as written down", async ({ page }) => {
  await open(page, "/ara?q=ametist");
  await expect(page.getByRole("main").getByRole("status")).toContainText("sonuç");
  await expectHeardAs(page.getByRole("main"), "search-results");
});
