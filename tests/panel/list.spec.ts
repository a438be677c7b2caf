import { panelPaths } from "../../contract/panel/paths.ts";
import { fullDay } from "../../panel/words/day-words.ts";
import { holdBack } from "../support/browser/hold-back.ts";
import { expect, isSmall } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { expectSoon, openStopped } from "./stopped-clock.ts";
import { bookAndFind, pastAppointment, phoneOf, send, tomorrow, yesterday } from "./work.ts";

test("The coming appointments are grouped by day and lead to their cards", async ({ page }) => {
  const day = tomorrow;
  await bookAndFind(page, { day, timeSlot: "21:00", name: "Gülşen Liste" });
  await page.goto("/yonetim");
  const group = page.getByRole("region", { name: fullDay(day) });
  await expect(group.getByRole("listitem")).toContainText("21:00");
  await expect(group.getByRole("listitem")).toContainText("Mini Öngörü");
  await expect(group.getByRole("listitem")).toContainText("Beklemede");
  await expect(group.getByRole("link", { name: /^053/ })).toHaveAttribute("href", /^tel:\+9053/);
  await press(page, group.getByRole("link", { name: "Gülşen Liste" }));
  await expect(page.getByRole("heading", { level: 1, name: "Gülşen Liste" })).toBeFocused();
  await press(page, page.getByRole("button", { name: "Geri" }));
  await expect(page.getByRole("heading", { level: 1, name: "Randevular" })).toBeFocused();
});

test("Going back leads to the place in the list that was left", { tag: "@390" }, async ({
  page,
}) => {
  const day = tomorrow;
  for (const [index, timeSlot] of ["20:00", "20:30", "21:00", "21:30", "22:00"].entries()) {
    const phone = `054${day.replaceAll("-", "").slice(1)}${index}`;
    await bookAndFind(page, { day, timeSlot, name: "Uzun Liste", phone });
  }
  await page.setViewportSize({ ...page.viewportSize()!, height: 400 });
  await page.goto(`/yonetim?gun=${day}`);
  const last = page.getByRole("listitem").filter({ hasText: "22:00" }).getByRole("link").first();
  await tabTo(page, last);
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Uzun Liste" })).toBeInViewport();
  await press(page, page.getByRole("button", { name: "Geri" }));
  await expect(page.getByRole("heading", { level: 1, name: "Randevular" })).toBeFocused();
  await expect(last).toBeInViewport();
});

test("A request is approved from the list with one key, and taken back with another", async ({
  page,
}) => {
  const day = tomorrow;
  await bookAndFind(page, { day, timeSlot: "20:30", name: "Nil Onay" });
  await page.goto("/yonetim?ara=nil+onay");
  const row = page.getByRole("region", { name: fullDay(day) }).getByRole("listitem");
  await press(page, row.getByRole("button", { name: "Onayla: Nil Onay, 20:30" }));
  await expect(row).toContainText("Onaylı");
  await expect(row.getByRole("link", { name: "Haber ver" })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("status").filter({ hasText: "Geri alındı." })).toBeVisible();
  await expect(row).toContainText("Beklemede");
});

test("A second press while a request is being approved changes nothing", async ({ page }) => {
  const day = tomorrow;
  const asked = await bookAndFind(page, { day, timeSlot: "20:30", name: "Ece Çift" });
  await page.goto(`/yonetim?gun=${day}`);
  const release = await holdBack(page, `**${panelPaths.approve(asked.id)}`);
  const row = page.getByRole("region", { name: fullDay(day) }).getByRole("listitem");
  await press(page, row.getByRole("button", { name: /^Onayla/ }));
  await page.keyboard.press("Enter");
  release();
  await expect(page.getByRole("button", { name: "Geri al" })).toBeVisible();
  await expect(row).toContainText("Onaylı");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("Among the waiting requests an approved one keeps its place with the way to tell, and comes back undone", async ({
  page,
}) => {
  const day = tomorrow;
  await bookAndFind(page, { day, timeSlot: "20:30", name: "Ufuk Giden" });
  await page.goto(`/yonetim?gun=${day}&durum=pending`);
  const approve = page.getByRole("button", { name: "Onayla: Ufuk Giden, 20:30" });
  await press(page, approve);
  await expect(approve).toBeHidden();
  await expect(page.getByText("Bu listeden çıktı")).toBeVisible();
  const tell = page.getByRole("link", { name: "Haber ver", description: "Ufuk Giden" });
  await expect(tell).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(approve).toBeVisible();
  await expect(page.getByText("Yeni", { exact: true })).toBeHidden();
  await press(page, approve);
  await press(page, tell);
  await expect(page.getByRole("heading", { level: 1, name: "Ufuk Giden" })).toBeFocused();
  await expect(page.getByRole("heading", { name: /haber ver$/ })).toBeVisible();
});

test("What was approved can be taken back by walking to the button", { tag: "@390" }, async ({
  page,
}) => {
  const day = tomorrow;
  await bookAndFind(page, { day, timeSlot: "20:30", name: "Ada Düğme" });
  const row = page.getByRole("region", { name: fullDay(day) }).getByRole("listitem");
  const approve = row.getByRole("button", { name: /^Onayla/ });
  await openStopped(page, "/yonetim?ara=ada+dugme", approve);
  await press(page, approve);
  await expectSoon(page, row.filter({ hasText: "Onaylı" }));
  await press(page, page.getByRole("button", { name: "Geri al" }));
  await expectSoon(page, row.filter({ hasText: "Beklemede" }));
  await expect(page.getByRole("main")).toBeFocused();
});

test("The status, the type and the day are chosen with the keyboard and kept in the address", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto("/yonetim");
  if (isSmall(page)) await press(page, page.getByRole("button", { name: "Süz" }));
  await tabTo(page, page.getByLabel("Tür"));
  await page.keyboard.type("Mini D");
  await expect(page).toHaveURL(/tip=mini-dogum-haritasi/);
  await tabTo(page, page.getByLabel("Gün", { exact: true }));
  // The same whether the browser begins with the day or with the month.
  await page.keyboard.type("12122031");
  await expect(page).toHaveURL(/gun=2031-12-12/);
  await press(page, page.getByRole("link", { name: /^Beklemede/ }));
  await expect(page).toHaveURL(/durum=pending/);
  await expect(page.getByText("Buna uyan randevu yok.")).toBeVisible();
  await press(page, page.getByRole("link", { name: "Süzgeci kaldır" }));
  await expect(page).toHaveURL(/\/yonetim\/?$/);
  await expect(page.getByLabel("Gün", { exact: true })).toHaveValue("");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("Only the chosen status, type and day are listed", async ({ page }) => {
  const day = tomorrow;
  const pending = await bookAndFind(page, { day, timeSlot: "20:00", name: "Birinci Kişi" });
  await bookAndFind(page, { day, timeSlot: "20:30", name: "İkinci Kişi" });
  await page.goto(`/yonetim?gun=${day}`);
  await send(page, panelPaths.approve(pending.id), { version: pending.version });
  await page.goto(`/yonetim?gun=${day}&durum=pending`);
  await expect(page.getByRole("link", { name: "İkinci Kişi" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Birinci Kişi" })).toBeHidden();
  await page.goto(`/yonetim?gun=${day}&tip=mini-dogum-haritasi`);
  await expect(page.getByText("Buna uyan randevu yok.")).toBeVisible();
});

test("A search finds names without their dots and numbers by a part, in the past too", async ({
  page,
  service,
}) => {
  const day = tomorrow;
  const past = yesterday;
  await bookAndFind(page, { day, timeSlot: "21:00", name: "Işıl İğneci" });
  await pastAppointment(service, { day: past, timeSlot: "21:00", name: "IŞIL İĞNECİ" });
  await page.goto("/yonetim");
  const coming = page.getByRole("region", { name: fullDay(day) });
  const earlier = page.getByRole("region", { name: fullDay(past) });
  await expect(coming).toBeVisible();
  await expect(earlier).toBeHidden();
  await tabTo(page, page.getByLabel("Ad, telefon ya da not ara"));
  await page.keyboard.type("isil igne");
  await expect(page).toHaveURL(/ara=isil\+igne/);
  await expect(coming).toBeVisible();
  await expect(earlier).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(phoneOf(past).slice(2));
  await expect(coming).toBeHidden();
  await expect(earlier).toBeVisible();
});

test("The list, its filters and its empty state have no accessibility findings", {
  tag: "@390",
}, async ({ page }) => {
  const day = tomorrow;
  const cancelled = await bookAndFind(page, { day, timeSlot: "20:00", name: "Can İptal" });
  await page.goto(`/yonetim?gun=${day}`);
  await send(page, panelPaths.cancel(cancelled.id), {
    version: cancelled.version,
    reason: "Deneme",
  });
  await bookAndFind(page, { day, timeSlot: "21:00", name: "Bekleyen Kişi" });
  await page.goto(`/yonetim?gun=${day}`);
  await expect(page.getByRole("link", { name: "Bekleyen Kişi" })).toBeVisible();
  await expectNoFindings(page);
  await page.goto("/yonetim?ara=hicyok");
  await expect(page.getByText("Buna uyan randevu yok.")).toBeVisible();
  await expectNoFindings(page);
});
