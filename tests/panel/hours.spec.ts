import { panelPages, panelPath } from "../../contract/panel/pages.ts";
import { expectReport } from "../site/booking-page.ts";
import { expect } from "../support/browser/site.ts";
import { choose, hit, hoursNow, lead, openHours, outside, region, save } from "./hours-page.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, bookOnSite, tomorrow } from "./work.ts";

test("A weekday's hours and the slot length are set by keyboard and apply on the site at once", async ({
  page,
}) => {
  await page.goto("/yonetim/ayarlar");
  await press(page, page.getByRole("link", { name: /^Çalışma saatleri/ }));
  await expect(page).toHaveURL(new RegExp(`${panelPath}${panelPages.hours}$`));
  await expect(lead(page)).toHaveText(
    "Hafta içi 20:00–23:00, hafta sonu 19:00–23:00; 30 dakikada bir. Bunlar varsayılan saatlerdir.",
  );
  await choose(page, "İlk randevu: Perşembe", "18:00");
  await choose(page, "Son randevu: Perşembe", "19:30");
  const preview = region(page, "Önizleme");
  await expect(preview).toContainText("25 Eylül Perşembe: 18:00, 18:30, 19:00, 19:30");
  await expect(preview).toContainText("26 Eylül Cuma: 20:00, 20:30");
  await hit(page, page.getByRole("button", { name: "Aralık ekle: Perşembe" }));
  const added = page.getByLabel("İlk randevu: Perşembe, 2. aralık");
  await expect(added).toBeFocused();
  await expect(added).toHaveValue("20:30");
  await page.getByLabel("Randevular arası").focus();
  await page.keyboard.type("45");
  await expect(preview).toContainText("25 Eylül Perşembe: 18:00, 18:45, 19:30, 20:30");
  await page.getByLabel("En geç ne kadar önce").focus();
  await page.keyboard.type("2 saat");
  await page.getByLabel("En çok ne kadar ileri").focus();
  await page.keyboard.type("30");
  await hit(page, save(page));
  await expect(page.getByText("Çalışma saatleri kaydedildi.")).toBeVisible();
  await expect(lead(page)).toBeFocused();
  const { hours } = await hoursNow(page);
  expect(hours).toMatchObject({ step: 45, minNotice: 120, daysAhead: 30 });
  expect(hours.week[3]).toEqual([
    { first: "18:00", last: "19:30" },
    { first: "20:30", last: "20:30" },
  ]);
  expect(await bookOnSite(page.request, { day: tomorrow, timeSlot: "18:45" })).toBe(201);
  expect(await bookOnSite(page.request, { day: tomorrow, timeSlot: "19:00" })).toBe(400);
});

test("Appointments outside new hours are listed, moved or confirmed", async ({ page, trouble }) => {
  const one = await bookAndFind(page, { day: tomorrow, timeSlot: "22:30", name: "Geç Gelen" });
  await bookAndFind(page, { day: tomorrow, timeSlot: "23:00", name: "Daha Geç Gelen" });
  await openHours(page);
  await choose(page, "Son randevu: Perşembe", "22:00");
  await hit(page, save(page));
  await expect(outside(page).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByText("Bu randevular yeni çalışma saatlerinin dışında")).toBeVisible();
  await expectReport(trouble, /status of 409/);
  await expectNoFindings(page);
  expect((await hoursNow(page)).isDefault).toBe(true);

  await hit(
    page,
    outside(page)
      .getByRole("link", { name: /Geç Gelen/ })
      .first(),
  );
  await expect(page).toHaveURL(new RegExp(`/randevu/${one.id}$`));
  await page.getByRole("button", { name: "Taşı" }).first().click();
  await page
    .getByRole("dialog")
    .getByRole("radio", { name: /^20:00/ })
    .check();
  await page.getByRole("button", { name: /^Taşı: / }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goBack();
  await expect(outside(page).getByRole("listitem")).toHaveCount(1);
  await expect(outside(page)).toContainText("Daha Geç Gelen");
  await expect(page.getByLabel("Son randevu: Perşembe")).toHaveValue("22:00");

  await expect(save(page)).toHaveText("Yine de kaydet");
  await hit(page, save(page));
  await expect(page.getByText("Çalışma saatleri kaydedildi.")).toBeVisible();
  const left = page.getByRole("list", { name: "Çalışma saatleri dışındaki randevular" });
  await expect(left).toContainText("Daha Geç Gelen");
  await page.goto(`/yonetim/hafta?gun=${tomorrow}`);
  await expect(page.getByRole("link", { name: /Daha Geç Gelen/ })).toBeVisible();
});
