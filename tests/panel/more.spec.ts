import { istanbulInstant } from "../../booking/istanbul-time.ts";
import { daysInWords, fullDay, weekOf } from "../../panel/words/day-words.ts";
import { expect, isSmall } from "../support/browser/site.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, nextMonday } from "./work.ts";

test("The further screens are reached from “Diğer”, which is a phone's last tab", {
  tag: "@390",
}, async ({ page }) => {
  for (const name of ["Danışanlar", "Kayıtlar", "Sayılar", "Ayarlar"]) {
    await page.goto(isSmall(page) ? "/yonetim" : "/yonetim/diger");
    if (isSmall(page)) await press(page, page.getByRole("link", { name: "Diğer" }));
    await expect(page.getByRole("heading", { level: 1, name: "Diğer" })).toBeFocused();
    await expectNoFindings(page);
    await press(page, page.getByRole("main").getByRole("link", { name }));
    await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
  }
});

test("The rail marks where one is, also on screens that are reached from another", {
  tag: "@390",
}, async ({ page }) => {
  const { id } = await bookAndFind(page, { day: nextMonday, timeSlot: "20:00" });
  const rail = page.getByRole("navigation", { name: "Yönetim" });
  for (const [address, title, marked] of [
    ["/hesaplar", "Hesaplar", isSmall(page) ? "Diğer" : "Ayarlar"],
    ["/mesajlar", "Mesajlar", isSmall(page) ? "Diğer" : "Ayarlar"],
    ["/sayilar", "Sayılar", isSmall(page) ? "Diğer" : "Sayılar"],
    ["/gun-listesi", "Gün listesi", "Hafta"],
    [`/randevu/${id}`, /./, "Randevular"],
  ] as const) {
    await page.goto(`/yonetim${address}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(rail.locator("a[aria-current]:visible")).toContainText(marked);
  }
});

test.describe(() => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("Whoever is far away sees Istanbul's days in the list and in the week", async ({ page }) => {
    // Where the browser is, it is still Sunday, of the week before.
    const monday = nextMonday;
    await page.clock.setFixedTime(istanbulInstant({ day: monday, time: "00:30" }));
    await bookAndFind(page, { day: monday, timeSlot: "20:00", name: "Uzaktan Görülen" });
    await page.goto("/yonetim");
    const group = page.getByRole("region", { name: fullDay(monday) });
    await expect(group.getByRole("heading")).toContainText("Bugün");
    await expect(group.getByRole("listitem")).toContainText("20:00");
    await page.goto("/yonetim/hafta");
    await expect(page.getByText(daysInWords(weekOf(monday)), { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Uzaktan Görülen/ })).toBeVisible();
  });
});
