import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { wednesdayNoon } from "../support/app.ts";
import { expect, open, test } from "../support/browser/site.ts";
import {
  comeBack,
  day,
  fillContact,
  firstFree,
  forward,
  hold,
  openBooking,
  opener,
  slot,
  submit,
  toast,
  toContact,
  toSlots,
} from "./booking-page.ts";

const statusOpener = (page: Page) => page.getByRole("button", { name: "Randevu Durumu Sorgula" });

/** Without motion, since what is still fading in has not reached its colours. */
async function expectNoFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include("dialog").analyze();
  expect(violations).toEqual([]);
}

/** Beyond the dialog's last control is the browser itself, which the page sees as its body. */
async function tabThrough(page: Page) {
  for (const _ of Array(20)) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.matches("dialog *, body"))).toBe(true);
  }
}

test("An appointment can be booked with the keyboard alone", { tag: "@390" }, async ({ page }) => {
  await page.route("**/api/randevu/al", (route) => route.fulfill({ status: 201 }));
  await page.clock.install({ time: wednesdayNoon });
  await open(page, "/consultation#mini-ongoru");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Size en uygun tarihi seçin." })).toBeFocused();
  await expect(firstFree(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(firstFree(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Sonraki aya git" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(day(page, "24 Eylül 2025")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(day(page, "24 Eylül 2025")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(day(page, "25 Eylül 2025")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(day(page, "2 Ekim 2025")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(day(page, "29 Eylül 2025")).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(day(page, "29 Ekim 2025")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("gridcell", { selected: true })).toHaveText("29");
  await page.keyboard.press("Tab");
  await expect(forward(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Size en uygun saati seçin." })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(slot(page, "20:30")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(forward(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "İletişim bilgilerinizi girin." })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ayşe Yılmaz");
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await page.keyboard.type("5321234567");
  const asked = page.waitForRequest("**/api/randevu/al");
  await page.keyboard.press("Enter");
  expect((await asked).postDataJSON()).toMatchObject({ timeSlot: "20:30", phone: "05321234567" });
  await expect(toast(page)).toBeVisible();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Takvime ekle" })).toBeFocused();
});

test("An appointment can be looked up with the keyboard alone", async ({ page }) => {
  await page.route("**/api/randevu/musteri/*", (route) => route.fulfill({ json: [] }));
  await open(page, "/");
  await statusOpener(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Telefon numaranız")).toBeFocused();
  await page.keyboard.type("5321234567");
  await page.keyboard.press("Enter");
  const list = page.getByRole("dialog").getByRole("list");
  await expect(list).toHaveText("Aktif randevu bulunamadı.");
  await expect(list).toHaveAttribute("aria-live", "polite");
});

test("Both dialogs keep the focus while it is moved on, and Escape gives it back", async ({
  page,
}) => {
  await openBooking(page);
  await tabThrough(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await open(page, "/");
  await statusOpener(page).click();
  await expect(page.getByLabel("Telefon numaranız")).toBeFocused();
  await tabThrough(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(statusOpener(page)).toBeFocused();
});

test("The × gives the focus back, and the dialog can be opened again at once", async ({ page }) => {
  await openBooking(page);
  for (const _ of Array(3)) {
    await page.getByRole("button", { name: "Kapat" }).click();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  }
});

test("Focus can be seen on a day, a slot, a field and a button", async ({ page }) => {
  const outlineOf = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).outlineStyle);
  await openBooking(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await outlineOf(":focus")).toBe("solid");
  await toSlots(page, "25 Eylül 2025");
  await page.keyboard.press("Tab");
  expect(await outlineOf(".slot:has(:focus)")).toBe("solid");
  await slot(page, "20:00").check();
  await forward(page).click();
  await page.keyboard.press("Tab");
  expect(await outlineOf(":focus")).toBe("solid");
});

for (const step of [1, 2, 3]) {
  test(`Step ${step} of the booking dialog has no accessibility finding`, {
    tag: "@390",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route("**/api/randevu/dolu?*", (route) =>
      route.fulfill({ json: { dolu: ["21:00"] } }),
    );
    await openBooking(page);
    await day(page, "25 Eylül 2025").click();
    if (step > 1) {
      await forward(page).click();
      await expect(slot(page, "21:00")).toBeDisabled();
      await slot(page, "20:00").check();
    }
    if (step > 2) {
      await forward(page).click();
      await fillContact(page);
      await expect(submit(page)).toBeEnabled();
    }
    await expectNoFindings(page);
  });
}

test("Full and closed days, and an hour lost meanwhile, have no accessibility finding", {
  tag: "@390",
}, async ({ page, service }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hold(service, "2025-09-24");
  await hold(service, "2025-09-26", { closed: true });
  await openBooking(page, undefined, "tek-konu-danismanligi");
  await expect(firstFree(page)).toBeVisible();
  await expectNoFindings(page);
  await toContact(page, "25 Eylül 2025", "21:30");
  await hold(service, "2025-09-25");
  await comeBack(page);
  await expect(page.getByText("21:30 az önce doldu.")).toBeVisible();
  await expectNoFindings(page);
});

test("The status dialog has no accessibility finding, empty or with results", {
  tag: "@390",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const date = "2099-10-01T18:00:00.000Z";
  await page.route("**/api/randevu/musteri/*", (route) =>
    route.fulfill({
      json: ["approved", "cancelled", "pending"].map((status) => ({
        date,
        timeSlot: "21:00",
        status,
      })),
    }),
  );
  await open(page, "/");
  await statusOpener(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoFindings(page);
  await page.getByLabel("Telefon numaranız").fill("5321234567");
  await page.getByRole("button", { name: "Sorgula", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(3);
  await expectNoFindings(page);
});

test("At 320 px neither dialog scrolls sideways", async ({ page, service }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page
      .locator(".dialog, .dialog-body")
      .evaluateAll((parts) => parts.map((part) => part.scrollWidth - part.clientWidth));
  await openBooking(page);
  expect(await overflow()).toEqual([0, 0]);
  await toSlots(page, "27 Eylül 2025");
  expect(await overflow()).toEqual([0, 0]);
  await slot(page, "19:00").check();
  await forward(page).click();
  expect(await overflow()).toEqual([0, 0]);
  await hold(service, "2025-09-27");
  await comeBack(page);
  await expect(page.getByText("19:00 az önce doldu.")).toBeVisible();
  expect(await overflow()).toEqual([0, 0]);
  await open(page, "/");
  await statusOpener(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await overflow()).toEqual([0, 0]);
});
