import type { Page } from "@playwright/test";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { test } from "../../panel/signed-in.ts";
import { forgetPasswords } from "../../panel/staff.ts";
import {
  bookAndFind,
  pastAppointment,
  phoneOf,
  send,
  tomorrow,
  yesterday,
} from "../../panel/work.ts";
import { expectReport } from "../../site/booking-page.ts";
import { expectHeardAs } from "../../support/browser/heard-as.ts";
import { openScreen, panelStates } from "../../support/browser/panel-states.ts";
import { expect, test as site } from "../../support/browser/site.ts";

const sheetOf = (page: Page) => page.getByRole("dialog");

/** Its title is read first; a sheet with one field begins there. */
async function expectBegun(page: Page) {
  const begin = sheetOf(page).locator("h2, input, textarea");
  await expect(begin.and(page.locator(":focus"))).toHaveCount(1);
}

const sheets = ["reject", "remind", "account", "invite", "close-day", "holidays", "export"];

for (const name of sheets) {
  site(`The panel's sheet “${name}” is heard as written down`, async ({ page, service }) => {
    await panelStates.find((state) => state.name === `panel-${name}`)!.show(page, service);
    await expectBegun(page);
    await expectHeardAs(sheetOf(page), `sheet-${name}`);
  });
}

test("Hours that are being closed in the week, and closed ones, are heard as written down", async ({
  page,
}) => {
  await openScreen(page, panelPages.weekOf(tomorrow));
  await page.getByRole("button", { name: "Saat kapat" }).click();
  await expectHeardAs(page.getByRole("region", { name: "Saat kapat" }), "week-closing");
  const days = [{ day: tomorrow, times: ["21:30", "22:00"] }];
  await send(page, panelPaths.closed, { days, reason: "Ders" });
  await openScreen(page, panelPages.weekOf(tomorrow));
  await page.getByRole("button", { name: /Kapalı Ders/ }).click();
  await expectBegun(page);
  await expectHeardAs(sheetOf(page), "sheet-open-hours");
});

test("The sheet that copies a day's hours is heard as written down", async ({ page }) => {
  await openScreen(page, "/saatler");
  await page.getByRole("button", { name: "Öteki günlere kopyala: Pazartesi" }).click();
  await expectBegun(page);
  await expectHeardAs(sheetOf(page), "sheet-copy-day");
});

test("The sheet that keeps a number from the site is heard as written down", async ({ page }) => {
  const { id } = await bookAndFind(page, { day: tomorrow, timeSlot: "20:00" });
  await openScreen(page, `/danisan/${id}`);
  await page.getByRole("button", { name: "Sitedeki randevuya kapat…" }).click();
  await expectBegun(page);
  await expectHeardAs(sheetOf(page), "sheet-block");
});

test("An erasure before its last word, and the password asked for again, are heard as written down", async ({
  page,
  service,
  trouble,
}) => {
  await pastAppointment(service, { day: yesterday, timeSlot: "20:00", name: "Ayşe Yılmaz" });
  await forgetPasswords(service);
  await openScreen(page, "/ayarlar");
  await page.getByLabel("Telefon").fill(phoneOf(yesterday));
  await page.getByRole("button", { name: "Verileri sil…" }).click();
  await expect(sheetOf(page)).toContainText("Ayşe Yılmaz");
  await expectBegun(page);
  await expectHeardAs(sheetOf(page), "sheet-erasure");
  await sheetOf(page).getByRole("button", { name: "Geri dönülmez biçimde sil" }).click();
  const confirmation = page.getByRole("dialog", { name: "Parolanızı yeniden girin" });
  await expect(confirmation.getByLabel("Parolanız")).toBeFocused();
  await expectReport(trouble, /status of 403/);
  await expectHeardAs(confirmation, "sheet-confirmation");
});
