import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser/site.ts";
import {
  fillAndFreeze,
  fillContact,
  openBooking,
  opener,
  slot,
  submit,
  toast,
  toContact,
  toSlots,
} from "./booking-page.ts";

/** Until every notice of success is gone. */
async function bookAndWait(page: Page) {
  await page.route("**/api/randevu/al", (route) => route.fulfill({ status: 201 }));
  await fillAndFreeze(page);
  await submit(page).click();
  await page.clock.runFor(10_000);
}

test("What was booked stays written below the button and can be saved to a calendar [12.9]", async ({
  page,
}) => {
  await bookAndWait(page);
  await expect(
    page.getByText("Randevu talebiniz alındı: 25 Eylül 2025, 21:30 – Mini Öngörü"),
  ).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Takvime ekle" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("randevu-2025-09-25.ics");
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("DTSTART;TZID=Europe/Istanbul:20250925T213000\r\n");
  expect(text).toContain("SUMMARY:Mini Öngörü – Astroloji Akademisi\r\n");
  expect(text).toContain("TRIGGER:-PT60M\r\n");
});

test("What was booked is in sight, on a phone too", { tag: ["@390", "@800"] }, async ({ page }) => {
  await bookAndWait(page);
  await expect(page.getByText("Randevu talebiniz alındı:")).toBeInViewport({ ratio: 1 });
});

test("An appointment booked here is taken for others and found by its phone number [12.9] [13.3] [14.1] [14.2]", async ({
  page,
}) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "22:00");
  await fillContact(page);
  await submit(page).click();
  await expect(toast(page)).toHaveText("Randevunuz başarılı bir şekilde oluşturuldu.");

  await open(page, "/consultation#tek-konu-danismanligi");
  await opener(page).click();
  await toSlots(page, "25 Eylül 2025");
  await expect(slot(page, "22:00")).toBeDisabled();
  await expect(page.getByRole("dialog").getByRole("radio", { name: "22:00 Dolu" })).toBeVisible();

  await open(page, "/");
  await page.getByRole("button", { name: "Randevu Durumu Sorgula" }).click();
  await page.getByLabel("Telefon numaranız").fill("5321234567");
  await page.getByRole("button", { name: "Sorgula", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toContainText(
    "25 Eylül 2025 22:00 Mini Öngörü randevunuz beklemede.",
  );
});
