import { addDays } from "../../booking/istanbul-time.ts";
import { panelPages, panelPath } from "../../contract/panel/pages.ts";
import { fullDay } from "../../panel/words/day-words.ts";
import { expect } from "../support/browser/site.ts";
import { typeDay } from "./day-field.ts";
import { choose, hit, hoursNow, lead, openHours, region, save } from "./hours-page.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookOnSite, today, tomorrow } from "./work.ts";

test("The hours are reached from the settings and from the closed days, and read as a sentence", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto("/yonetim/ayarlar");
  await press(page, page.getByRole("link", { name: /^Çalışma saatleri/ }));
  await expect(page).toHaveURL(new RegExp(`${panelPath}${panelPages.hours}$`));
  await expect(lead(page)).toHaveText(
    "Hafta içi 20:00–23:00, hafta sonu 19:00–23:00; 30 dakikada bir. Bunlar varsayılan saatlerdir.",
  );
  await expectNoFindings(page);
  await page.goto("/yonetim/kapali");
  await press(page, page.getByRole("link", { name: "Çalışma saatleri" }));
  await expect(lead(page)).toBeVisible();
});

test("A weekday's hours, the slot length and the rest are set with the keyboard, and hold at once", {
  tag: "@390",
}, async ({ page }) => {
  await openHours(page);
  await expect(save(page)).toBeDisabled();
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

test("The Tab key leads from the first weekday to saving, and back", async ({ page }) => {
  await openHours(page);
  await choose(page, "İlk randevu: Pazar", "18:00");
  await page.getByLabel("İlk randevu: Pazartesi", { exact: true }).focus();
  const walked: (string | null)[] = [];
  for (const _ of Array(60)) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const { activeElement: here } = document;
      return here!.getAttribute("aria-label") ?? here!.textContent;
    });
    walked.push(name);
    if (name === "Kaydet") break;
  }
  for (const name of [
    "Son randevu: Pazartesi",
    "Aralık ekle: Perşembe",
    "Öteki günlere kopyala: Pazar",
    "Gün ekle",
    "Kapanış ekle",
    "Kaydet",
  ]) {
    expect(walked).toContain(name);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText("Çalışma saatleri kaydedildi.")).toBeVisible();
});

test("A day is copied to others, and closed by taking its ranges away", async ({ page }) => {
  await openHours(page);
  await hit(page, page.getByRole("button", { name: /^Aralığı sil: Pazartesi/ }));
  await expect(page.getByRole("button", { name: "Aralık ekle: Pazartesi" })).toBeFocused();
  await expect(page.getByRole("group", { name: "Pazartesi" })).toContainText("Kapalı");
  await hit(page, page.getByRole("button", { name: "Öteki günlere kopyala: Pazartesi" }));
  const sheet = page.getByRole("dialog", { name: "Pazartesi saatlerini kopyala" });
  await expectNoFindings(page);
  await hit(page, sheet.getByRole("button", { name: "Kopyala", exact: true }));
  await expect(sheet.getByRole("alert")).toHaveText("En az bir gün seçin.");
  for (const name of ["Salı", "Pazar"]) {
    await sheet.getByRole("checkbox", { name, exact: true }).focus();
    await page.keyboard.press("Space");
  }
  await hit(page, sheet.getByRole("button", { name: "Kopyala", exact: true }));
  await expect(sheet).toBeHidden();
  await expect(lead(page)).toContainText(
    "Pazartesi–salı kapalı, çarşamba–cuma 20:00–23:00, cumartesi 19:00–23:00, pazar kapalı",
  );
});

test("An exceptional day is added, seen in the preview, and taken away", {
  tag: "@390",
}, async ({ page }) => {
  await openHours(page);
  const days = region(page, "Özel günler");
  const add = days.getByRole("button", { name: "Gün ekle" });
  await hit(page, add);
  await expect(days.getByText("Önce günü seçin.")).toBeVisible();
  await typeDay(page, days.getByLabel("Özel gün", { exact: true }), tomorrow);
  await hit(page, add);
  await choose(page, `Son randevu: ${fullDay(tomorrow)}`, "20:30");
  await expect(region(page, "Önizleme")).toContainText("25 Eylül Perşembe: 20:00, 20:30");
  await hit(page, save(page));
  await expect(page.getByText("Çalışma saatleri kaydedildi.")).toBeVisible();
  expect(await bookOnSite(page.request, { day: tomorrow, timeSlot: "21:00" })).toBe(400);
  await hit(page, days.getByRole("button", { name: `Özel günü kaldır: ${fullDay(tomorrow)}` }));
  await expect(add).toBeFocused();
  await expect(lead(page)).toContainText("Bunlar varsayılan saatlerdir.");
});

test("A closure that recurs is added, seen in the preview, and taken away", {
  tag: "@390",
}, async ({ page }) => {
  await openHours(page);
  const closures = region(page, "Tekrarlayan kapanışlar");
  await hit(page, closures.getByRole("button", { name: "Kapanış ekle" }));
  await expect(closures.getByLabel("Gün", { exact: true })).toBeFocused();
  await page.keyboard.type("Cuma");
  await closures.getByLabel(/^Kapanış sonu/).focus();
  await page.keyboard.type("21:00");
  await closures.getByLabel("Neden").focus();
  await page.keyboard.type("Ders");
  await expect(closures.getByRole("group", { name: "Cuma günleri 21:00 öncesi" })).toBeVisible();
  await expect(region(page, "Önizleme")).toContainText(
    "26 Eylül Cuma: 21:00, 21:30, 22:00, 22:30, 23:00 · kapanış: Ders",
  );
  await expectNoFindings(page);
  await hit(page, save(page));
  await expect(page.getByText("Çalışma saatleri kaydedildi.")).toBeVisible();
  expect(await bookOnSite(page.request, { day: addDays(today, 2), timeSlot: "20:30" })).toBe(409);
  await hit(page, closures.getByRole("button", { name: /^Kapanışı kaldır/ }));
  await expect(closures.getByRole("button", { name: "Kapanış ekle" })).toBeFocused();
  await expect(lead(page)).toContainText("Bunlar varsayılan saatlerdir.");
});

test("What is no day is neither added nor saved, and the one typed before it does not stand for it", {
  tag: "@390",
}, async ({ page }) => {
  const noDay = "2025-11-31";
  await openHours(page);
  const days = region(page, "Özel günler");
  const own = days.getByLabel("Özel gün", { exact: true });
  await typeDay(page, own, "2025-11-30");
  await typeDay(page, own, noDay);
  await hit(page, days.getByRole("button", { name: "Gün ekle" }));
  await expect(own).toBeFocused();
  await expect(own).toHaveAccessibleDescription("Günü 24.09.2025 biçiminde yazın.");
  await expect(days.getByRole("group")).toHaveCount(0);
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");

  const closures = region(page, "Tekrarlayan kapanışlar");
  await hit(page, closures.getByRole("button", { name: "Kapanış ekle" }));
  const first = closures.getByLabel("İlk gün");
  await typeDay(page, first, "2025-11-30");
  await typeDay(page, first, noDay);
  await hit(page, save(page));
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/Günü 24\.09\.2025 biçiminde yazın\./);
  expect((await hoursNow(page)).isUsual).toBe(true);
  await typeDay(page, first, "2025-12-01");
  await hit(page, save(page));
  await expect(page.getByText("Çalışma saatleri kaydedildi.")).toBeVisible();
  expect((await hoursNow(page)).hours.closures).toMatchObject([{ firstDay: "2025-12-01" }]);
});
