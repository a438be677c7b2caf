import type { Page } from "@playwright/test";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { makeLink } from "../../../server/accounts/links.ts";
import { test } from "../../panel/signed-in.ts";
import { forgetPasswords, newAccount } from "../../panel/staff.ts";
import {
  bookAndFind,
  pastAppointment,
  phoneOf,
  send,
  tomorrow,
  yesterday,
} from "../../panel/work.ts";
import { expectReport } from "../../site/booking-page.ts";
import { expectAriaSnapshot, mainOrDialog } from "../../support/browser/aria-snapshot.ts";
import { openScreen, panelStates } from "../../support/browser/panel-states.ts";
import { expect, test as signedOut } from "../../support/browser/site.ts";
import { closingBody } from "../../support/closures.ts";

const sheetOf = (page: Page) => page.getByRole("dialog");

/** Its title is read first; a sheet with one field begins there. */
async function expectFocusAtStart(page: Page) {
  const start = sheetOf(page).locator("h2, input, textarea");
  await expect(start.and(page.locator(":focus"))).toHaveCount(1);
}

/** The same screen with other rows. */
const similar =
  /^panel-(list-(search|waiting|all|filtered|left)|week-now|numbers-year|card-approved)$/;

for (const { name, show } of panelStates.filter((state) => !similar.test(state.name))) {
  signedOut(`${name} has the aria snapshot that is stored`, async ({ page, service, trouble }) => {
    await show(page, service);
    if ((await sheetOf(page).count()) > 0) await expectFocusAtStart(page);
    await expectAriaSnapshot(await mainOrDialog(page), name);
    // Chromium reports the refusals that some states are about.
    trouble.length = 0;
  });
}

test("The sheet that opens closed hours matches its aria snapshot", async ({ page }) => {
  await page.goto("/yonetim");
  const days = [{ day: tomorrow, times: ["21:30", "22:00"] }];
  await send(page, panelPaths.closed, closingBody(days, "Ders"));
  await openScreen(page, panelPages.weekOf(tomorrow));
  await page.getByRole("button", { name: /Kapalı Ders/ }).click();
  await expectFocusAtStart(page);
  await expectAriaSnapshot(sheetOf(page), "sheet-open-hours");
});

test("The sheet that blocks a number matches its aria snapshot", async ({ page }) => {
  const { id } = await bookAndFind(page, { day: tomorrow, timeSlot: "20:00" });
  await openScreen(page, `/danisan/${id}`, "Siteden randevu alamasın…");
  await expectFocusAtStart(page);
  await expectAriaSnapshot(sheetOf(page), "sheet-block");
});

test("The sheets of an erasure match their aria snapshots", async ({ page, service, trouble }) => {
  await pastAppointment(service, { day: yesterday, timeSlot: "20:00", name: "Ayşe Yılmaz" });
  await forgetPasswords(service);
  await openScreen(page, "/ayarlar/silme");
  await page.getByLabel("Telefon").fill(phoneOf(yesterday));
  await page.getByRole("button", { name: "Verileri sil…" }).click();
  await expect(sheetOf(page)).toContainText("Ayşe Yılmaz");
  await expectFocusAtStart(page);
  await expectAriaSnapshot(sheetOf(page), "sheet-erasure");
  await sheetOf(page).getByRole("button", { name: "Geri dönülmez biçimde sil" }).click();
  const confirmation = page.getByRole("dialog", { name: "Parolanızı yeniden girin" });
  await expect(confirmation.getByLabel("Parolanız")).toBeFocused();
  await expectReport(trouble, /status of 403/);
  await expectAriaSnapshot(confirmation, "sheet-confirmation");
});

signedOut(
  "The page behind a set-up link has the aria snapshot that is stored",
  async ({ page, service }) => {
    const { id, email } = await newAccount(service);
    const token = await makeLink(service.database.db, id, service.clock.now);
    await page.goto(`/yonetim/kurulum#${token}`);
    await expect(page.getByText(email)).toBeVisible();
    await expectAriaSnapshot(page.getByRole("main"), "set-up");
  },
);

test("A refused field has the focus and is described by the refusal", async ({ page }) => {
  await openScreen(page, "/ayarlar/hesap");
  const again = page.getByLabel("Yeni parola, bir daha");
  await page.getByLabel("Şu anki parola").fill("gökyüzü ve kitaplar");
  await page.getByLabel("Yeni parola", { exact: true }).fill("bambaşka bir cümle");
  await again.fill("bir başka cümle daha");
  await again.press("Enter");
  await expect(again).toHaveAttribute("aria-invalid", "true");
  await expect(again).toHaveAccessibleDescription("İki parola aynı değil.");
  await expect(again).toBeFocused();
});
