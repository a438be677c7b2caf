import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser/site.ts";
import { bookOther, expectReport } from "./booking-page.ts";

const results = (page: Page) => page.getByRole("dialog").getByRole("listitem").locator("p");

async function openStatus(page: Page) {
  await open(page, "/");
  await page.getByRole("button", { name: "Randevu durumunu sorgula" }).click();
}

async function check(page: Page) {
  await page.getByLabel("Telefon numaranız").fill("5329876543");
  await page.getByRole("button", { name: "Sorgula", exact: true }).click();
}

test("A phone without, with one and with several appointments gets its message [1.3] [13.3] [13.4]", async ({
  page,
}) => {
  await openStatus(page);
  await check(page);
  await expect(results(page)).toHaveText(["Aktif randevu bulunamadı."]);
  await bookOther(page, "2025-09-30");
  await check(page);
  const first = "30 Eylül 2025 20:00, Mini Öngörü randevunuz beklemede.";
  await expect(results(page)).toHaveText([first]);
  await bookOther(page, "2025-10-01");
  await check(page);
  await expect(results(page)).toHaveText([
    first,
    "1 Ekim 2025 20:00, Mini Öngörü randevunuz beklemede.",
  ]);
});

test.describe("With one lookup a minute", () => {
  test.use({ settings: { LIMIT_LOOKUPS_PER_MINUTE: "1" } });

  test("the next lookup shows the message for a failure [13.5]", async ({ page, trouble }) => {
    await openStatus(page);
    await check(page);
    await expect(results(page)).toHaveCount(1);
    await check(page);
    await expect(results(page)).toHaveText([
      "Aktif randevu bulunamadı.",
      "Bir hata oluştu. Lütfen tekrar deneyin.",
    ]);
    await expectReport(trouble, /status of 429/);
  });
});
