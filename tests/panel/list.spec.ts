import { fullDay } from "../../panel/words/day-words.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, pastAppointment, phoneOf, tomorrow, yesterday } from "./work.ts";

const day = tomorrow;

test("A request is approved from the list by keyboard, undone, and its card leads back to its row", async ({
  page,
}) => {
  for (const [index, timeSlot] of ["20:00", "20:30", "21:00", "21:30", "22:00"].entries()) {
    const phone = `054${day.replaceAll("-", "").slice(1)}${index}`;
    await bookAndFind(page, { day, timeSlot, name: `Kişi ${"ABCDE"[index]}`, phone });
  }
  await page.setViewportSize({ ...page.viewportSize()!, height: 400 });
  await page.goto("/yonetim");
  const group = page.getByRole("region", { name: fullDay(day) });
  const row = group.getByRole("listitem").filter({ hasText: "22:00" });
  await expect(row).toContainText("Mini Öngörü");
  await expect(row.getByRole("link", { name: /^054/ })).toHaveAttribute("href", /^tel:\+9054/);
  // From the heading, where the screen begins, past everything that chooses what is listed.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (const _ of Array(4)) await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Onayla: Kişi A, 20:00" })).toBeFocused();
  await press(page, row.getByRole("button", { name: "Onayla: Kişi E, 22:00" }));
  await expect(row).toContainText("Onaylı");
  await expect(row.getByRole("link", { name: "Haber ver" })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("status").filter({ hasText: "Geri alındı." })).toBeVisible();
  await expect(row).toContainText("Beklemede");

  const name = row.getByRole("link", { name: "Kişi E" });
  await tabTo(page, name);
  await expect(name).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Kişi E" })).toBeFocused();
  await expect(page.getByRole("heading", { level: 1, name: "Kişi E" })).toBeInViewport();
  await press(page, page.getByRole("button", { name: "Geri" }));
  await expect(page.getByRole("heading", { level: 1, name: "Randevular" })).toBeFocused();
  await expect(name).toBeInViewport();
});

test("The list is filtered and searched by keyboard, and its address keeps the filters", async ({
  page,
  service,
}) => {
  await bookAndFind(page, { day, timeSlot: "21:00", name: "Işıl İğneci" });
  await pastAppointment(service, { day: yesterday, timeSlot: "21:00", name: "IŞIL İĞNECİ" });
  await page.goto("/yonetim");
  const coming = page.getByRole("region", { name: fullDay(day) });
  const earlier = page.getByRole("region", { name: fullDay(yesterday) });
  await expect(coming).toBeVisible();
  await expect(earlier).toBeHidden();
  await tabTo(page, page.getByLabel("Ad, telefon ya da not ara"));
  await page.keyboard.type("isil igne");
  await expect(page).toHaveURL(/ara=isil\+igne/);
  await expect(earlier).toBeVisible();
  await expect(coming).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(phoneOf(yesterday).slice(2));
  await expect(coming).toBeHidden();
  await expect(earlier).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");

  await tabTo(page, page.getByLabel("Tür"));
  await page.keyboard.type("Mini D");
  await expect(page).toHaveURL(/tip=mini-dogum-haritasi/);
  await expect(page.getByText("Buna uyan randevu yok.")).toBeVisible();
  await expectNoFindings(page);
  await tabTo(page, page.getByLabel("Gün", { exact: true }));
  // The same whether the browser begins with the day or with the month.
  await page.keyboard.type("12122031");
  await expect(page).toHaveURL(/gun=2031-12-12/);
  await press(page, page.getByRole("link", { name: "Onaylı" }));
  await expect(page).toHaveURL(/durum=approved/);
  await press(page, page.getByRole("link", { name: "Süzgeci kaldır" }));
  await expect(page).toHaveURL(/\/yonetim\/?$/);
  await expect(page.getByLabel("Gün", { exact: true })).toHaveValue("");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
