import type { Page } from "@playwright/test";
import { unlistedAddresses } from "../../../content-model/addresses.ts";
import { expectHeardAs } from "../heard-as.ts";
import { expect, isSmall, open, test } from "../site.ts";
import { fillContact, forward, openBooking, slot, submit, toSlots } from "./booking-page.ts";
import { pageKinds } from "./page-kinds.ts";

const nameOf = (address: string) => address.slice(1).replaceAll("/", "-") || "home";
const unlisted = [unlistedAddresses()[0]!, unlistedAddresses().at(-1)!];

for (const address of [...pageKinds, ...unlisted]) {
  test(`${address} is heard as written down [41.7]`, async ({ page, trouble }) => {
    await open(page, address);
    await expectHeardAs(page.getByRole("main"), nameOf(address));
    // Chromium itself reports the 404 of the page for unknown addresses.
    if (address === "/404") trouble.length = 0;
  });
}

test("The bars that all pages share are heard as written down [41.7]", { tag: "@390" }, async ({
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

test("The overlay of a sign is heard as written down [41.7]", { tag: "@390" }, async ({ page }) => {
  await open(page, "/zodiac/aslan");
  const button = page.getByRole("button", { name: "Menüye Dön" });
  if (isSmall(page)) await button.click();
  const written = isSmall(page) ? "sign-overlay" : "sign-sidebar";
  await expectHeardAs(page.getByRole("complementary", { name: "ASLAN BURCU" }), written);
});

test("The notification is heard as written down [41.7]", async ({ page }) => {
  await open(page, "/");
  await expectHeardAs(page.getByRole("complementary", { name: "Duyuru" }), "notification");
});

test("Each step of a booking is heard as written down [41.7]", async ({ page }) => {
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

async function lookUp(page: Page, number: string) {
  await page.getByLabel("Telefon numaranız").fill(number);
  await page.getByRole("button", { name: "Sorgula", exact: true }).click();
}

test("What the lookup finds and refuses is heard as written down [41.7]", async ({
  page,
  trouble,
}) => {
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
  await expect(dialog.getByRole("listitem")).toHaveText([/^Lütfen geçerli/]);
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

test("Search results are heard as written down [41.7]", async ({ page }) => {
  await open(page, "/ara?q=ametist");
  await expect(page.getByRole("main").getByRole("status")).toContainText("sonuç");
  await expectHeardAs(page.getByRole("main"), "search-results");
});
