import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/site.ts";
import {
  day,
  expectReport,
  fillAndFreeze,
  firstFree,
  hold,
  opener,
  submit,
  toast,
} from "./booking-page.ts";

const unsent = (page: Page) =>
  page.getByRole("status").filter({
    hasText: "Talebiniz gönderilemedi: 25 Eylül Perşembe, 21:30. Bilgileriniz duruyor.",
  });

test("A refused request is said to be unsent beside the button, until another is sent", {
  tag: "@390",
}, async ({ page, service, trouble }) => {
  await fillAndFreeze(page);
  await hold(service, "2025-09-25", { times: ["21:30"] });
  await submit(page).click();
  await expect(toast(page)).toHaveText("Randevunuz oluşturulurken bir hata oluştu.");
  await expectReport(trouble, /status of 409/);
  await page.clock.runFor(60_000);
  await expect(toast(page)).toHaveCount(0);
  await expect(unsent(page)).toBeInViewport({ ratio: 1 });
  const [button, said] = [await opener(page).boundingBox(), await unsent(page).boundingBox()];
  expect(Math.abs(button!.y - said!.y)).toBeLessThan(100);

  await opener(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "az önce doldu." })).toBeVisible();
  await expect(unsent(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(unsent(page)).toBeVisible();

  await opener(page).click();
  await page.getByRole("button", { name: "21:00", exact: true }).click();
  await submit(page).click();
  await expect(page.getByText("Randevu talebiniz alındı: 25 Eylül 2025, 21:00")).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(unsent(page)).toHaveCount(0);
});

test("Without an answer it is said when the toast comes, not while it is being sent", async ({
  page,
  trouble,
}) => {
  let fail = () => {};
  const wait = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route("**/api/randevu/al", async (route) => {
    await wait;
    await route.abort();
  });
  await fillAndFreeze(page);
  await submit(page).click();
  const sending = page.getByRole("status").filter({ hasText: "Gönderiliyor..." });
  await expect(sending).toBeVisible();
  await expect(unsent(page)).toHaveCount(0);
  fail();
  await expectReport(trouble, /ERR_FAILED/);
  await page.evaluate(() => fetch("/api/ayarlar"));
  await expect(sending).toBeVisible();
  await expect(unsent(page)).toHaveCount(0);
  await page.clock.runFor(300);
  await expect(toast(page)).toBeVisible();
  await expect(sending).toHaveCount(0);
  await expect(unsent(page)).toBeVisible();
});

test("No day moves when it is known that the hour of an unsent request is still free", {
  tag: "@390",
}, async ({ page, trouble }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/api/randevu/al", (route) => route.fulfill({ status: 409 }));
  await fillAndFreeze(page);
  await submit(page).click();
  await expect(toast(page)).toBeVisible();
  await expectReport(trouble, /status of 409/);
  await page.clock.runFor(2200);
  const known = Promise.withResolvers<void>();
  await page.route("**/api/randevu/dolu?*", async (route) => {
    await known.promise;
    await route.continue();
  });
  await opener(page).click();
  const again = page.getByRole("button", { name: "Aynı bilgilerle yeniden dene" });
  await expect(again).toBeDisabled();
  await expect(firstFree(page)).toBeVisible();
  const before = await day(page, "26 Eylül 2025").boundingBox();
  known.resolve();
  await expect(again).toBeEnabled();
  expect(await day(page, "26 Eylül 2025").boundingBox()).toEqual(before);
});

test("What had no answer is brought back for its own type alone: under another its hour is nobody else's", {
  tag: "@390",
}, async ({ page, trouble }) => {
  await page.route("**/api/randevu/al", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fillAndFreeze(page);
  await submit(page).click();
  await expectReport(trouble, /ERR_FAILED/);
  await page.evaluate(() => fetch("/api/ayarlar"));
  await page.clock.runFor(5300);
  await expect(unsent(page)).toBeVisible();
  const choose = (type: string) => page.getByRole("link", { name: type }).first().click();
  const again = page.getByRole("button", { name: "Aynı bilgilerle yeniden dene" });

  await choose("Tek Konu Danışmanlığı");
  await expect(unsent(page)).toHaveCount(0);
  await opener(page).click();
  await expect(firstFree(page)).toBeVisible();
  await expect(again).toHaveCount(0);
  await page.keyboard.press("Escape");

  await choose("Mini Öngörü");
  await expect(unsent(page)).toBeVisible();
  await opener(page).click();
  await again.click();
  await expect(page.getByText("25 Eylül 2025 Perşembe, 21:30")).toBeVisible();
  await page.keyboard.press("Escape");

  await choose("Tek Konu Danışmanlığı");
  await opener(page).click();
  await expect(firstFree(page)).toBeVisible();
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(0);
  await expect(page.getByText("az önce doldu.")).toHaveCount(0);
});
