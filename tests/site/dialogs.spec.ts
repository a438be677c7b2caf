import type { Page } from "@playwright/test";
import { wednesdayNoon } from "../support/app.ts";
import { expect, hydrated, open, test } from "../support/browser/site.ts";
import { day, firstFree, forward, openBooking, opener, slot, toast } from "./booking-page.ts";

const failure =
  "Pencere açılamadı. Bağlantınızı denetleyip yeniden deneyin; olmazsa sayfayı yenileyin.";
const code = /\/(booking|status-island)-[^/]*\.js$/;
const statusOpener = (page: Page) => page.getByRole("button", { name: "Randevu durumunu sorgula" });

/** A dialog is no page: it has no landmarks, and its headings begin below the page's. */
async function expectOutline(page: Page, levels: string[]) {
  const dialog = page.getByRole("dialog");
  for (const role of ["banner", "contentinfo", "main", "complementary", "navigation"] as const)
    await expect(dialog.getByRole(role)).toHaveCount(0);
  const headings = dialog.getByRole("heading");
  expect(await headings.evaluateAll((all) => all.map(({ tagName }) => tagName))).toEqual(levels);
}

/** Beyond the dialog's last control is the browser itself, which the page sees as its body. */
async function tabThrough(page: Page) {
  for (const _ of Array(20)) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.matches("dialog *, body"))).toBe(true);
  }
}

test("An appointment can be booked with the keyboard alone", async ({ page }) => {
  const { keyboard } = page;
  await page.clock.install({ time: wednesdayNoon });
  await open(page, "/consultation#mini-ongoru");
  await opener(page).focus();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Size en uygun tarihi seçin." })).toBeFocused();
  await expect(firstFree(page)).toBeVisible();
  await keyboard.press("Tab");
  await expect(firstFree(page)).toBeFocused();
  await keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Sonraki aya git" })).toBeFocused();
  await keyboard.press("Tab");
  await expect(day(page, "24 Eylül 2025")).toBeFocused();
  for (const [key, name] of [
    ["ArrowLeft", "24 Eylül 2025"],
    ["ArrowRight", "25 Eylül 2025"],
    ["ArrowDown", "2 Ekim 2025"],
    ["Home", "29 Eylül 2025"],
    ["PageDown", "29 Ekim 2025"],
  ] as const) {
    await keyboard.press(key);
    await expect(day(page, name)).toBeFocused();
  }
  await keyboard.press("Enter");
  await expect(page.getByRole("gridcell", { selected: true })).toHaveText("29");
  await keyboard.press("Tab");
  await expect(forward(page)).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Size en uygun saati seçin." })).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await keyboard.press("ArrowDown");
  await expect(slot(page, "20:30")).toBeChecked();
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await expect(forward(page)).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "İletişim bilgilerinizi girin." })).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.type("Ayşe Yılmaz");
  await keyboard.press("Tab");
  await keyboard.press("End");
  await keyboard.type("5321234567");
  const sent = page.waitForRequest("**/api/randevu/al");
  await keyboard.press("Enter");
  expect((await sent).postDataJSON()).toMatchObject({ timeSlot: "20:30", phone: "05321234567" });
  await expect(toast(page)).toBeVisible();
  await expect(opener(page)).toBeFocused();
  await keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Takvime ekle" })).toBeFocused();
});

test("Both dialogs trap the focus, have no landmarks, and give the focus back on Escape and ×", async ({
  page,
}) => {
  await openBooking(page);
  await expectOutline(page, ["H2", "H3"]);
  await tabThrough(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  for (const _ of Array(2)) {
    await opener(page).click();
    await page.getByRole("button", { name: "Kapat" }).click();
    await expect(opener(page)).toBeFocused();
  }
  await open(page, "/");
  await statusOpener(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Telefon numaranız")).toBeFocused();
  await expectOutline(page, ["H2"]);
  await tabThrough(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(statusOpener(page)).toBeFocused();
});

test("A dialog's code loads when it is opened, and again after a failure [12.1] [13.1]", async ({
  page,
  trouble,
}) => {
  const scripts: string[] = [];
  page.on("requestfinished", (request) => {
    if (code.test(request.url())) scripts.push(request.url());
  });
  for (const [path, button, loaded] of [
    ["/consultation#mini-ongoru", opener(page), 1],
    ["/", statusOpener(page), 2],
  ] as const) {
    await page.route(code, (route) => route.abort());
    await open(page, path);
    await page.waitForLoadState("networkidle");
    expect(trouble).toEqual([]);
    await button.click();
    await expect(page.getByRole("alert").filter({ hasText: failure })).toBeVisible();
    expect(trouble.splice(0).every((report) => report.includes("ERR_FAILED"))).toBe(true);
    await page.unroute(code);
    await button.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(scripts).toHaveLength(loaded);
    await page.keyboard.press("Escape");
    await expect(page.getByText(failure)).toHaveCount(0);
  }
});

test("When a new build has removed a dialog's code, the page suggests a reload", async ({
  page,
  trouble,
}) => {
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await open(page, "/consultation#mini-ongoru");
  await opener(page).click();
  await expect(page.getByRole("alert")).toHaveText(failure);
  await page.unroute(code);
  await page.reload();
  await hydrated(page);
  await opener(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(trouble.splice(0).every((report) => report.includes("status of 404"))).toBe(true);
});
