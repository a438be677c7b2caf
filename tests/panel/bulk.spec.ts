import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, bookedOn, tomorrow as day } from "./work.ts";

test("Several requests are approved together, undone, and rejected with one reason", async ({
  page,
}) => {
  const hours = ["20:00", "20:30", "21:00"];
  for (const [index, name] of ["Bir Kişi", "İki Kişi", "Üç Kişi"].entries()) {
    const phone = `0532123450${index}`;
    await bookAndFind(page, { day, timeSlot: hours[index]!, name, phone });
  }
  const statuses = async () => (await bookedOn(page, day)).map(({ status }) => status);
  await page.goto("/yonetim?durum=pending");
  await press(page, page.getByRole("button", { name: "Birkaçını seç" }));
  for (const name of ["Seç: Bir Kişi, 20:00", "Seç: Üç Kişi, 21:00"]) {
    await tabTo(page, page.getByRole("checkbox", { name }));
    await page.keyboard.press("Space");
  }
  await expect(page.getByText("2 seçildi")).toBeVisible();
  await expectNoFindings(page);
  await press(page, page.getByRole("button", { name: "Onayla (2)" }));
  await expect(page.getByText("2 randevu onaylandı.")).toBeVisible();
  expect(await statuses()).toEqual(["approved", "pending", "approved"]);
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Geri alındı.")).toBeVisible();
  expect(await statuses()).toEqual(["pending", "pending", "pending"]);

  await press(page, page.getByRole("button", { name: "Birkaçını seç" }));
  await tabTo(page, page.getByRole("checkbox", { name: "Tümü (3)" }));
  await page.keyboard.press("Space");
  await press(page, page.getByRole("button", { name: "Reddet (3)" }));
  const sheet = page.getByRole("dialog", { name: "3 talebi reddet" });
  await press(page, sheet.getByRole("button", { name: "Gerçek bir talep değil" }));
  await press(page, sheet.getByRole("button", { name: "Reddet" }));
  await expect(page.getByText("3 talep reddedildi.")).toBeVisible();
  await expect(page.getByRole("link", { name: /haber verilecek/i })).toHaveCount(0);
  const rejected = await bookedOn(page, day);
  expect(rejected.map(({ status, reason }) => `${status} ${reason}`)).toEqual(
    Array(3).fill("cancelled Gerçek bir talep değil"),
  );
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Geri alındı.")).toBeVisible();
  expect(await statuses()).toEqual(["pending", "pending", "pending"]);
});
