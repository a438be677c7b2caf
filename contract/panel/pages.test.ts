import { expect, test } from "vitest";
import { panelPages, panelPath, panelUrl, settingsPages } from "./pages.ts";

test("The panel's pages are where bookmarks and sent mails expect them", () => {
  expect(panelPath).toBe("/yonetim");
  const {
    listOf,
    clientsOf,
    appointment,
    client,
    weekOf,
    daySheetOf,
    newAppointmentAt,
    settingsOf,
    setUpWith,
    ...plain
  } = panelPages;
  expect(plain).toEqual({
    list: "/",
    clients: "/danisanlar",
    week: "/hafta",
    daySheet: "/gun-listesi",
    newAppointment: "/yeni",
    closedHours: "/kapali",
    hours: "/saatler",
    audit: "/kayitlar",
    numbers: "/sayilar",
    services: "/hizmetler",
    messages: "/mesajlar",
    settings: "/ayarlar",
    accounts: "/hesaplar",
    more: "/diger",
    signIn: "/giris",
    setUp: "/kurulum",
  });
  expect(listOf("no_show")).toBe("/?durum=no_show");
  const range = { from: "2025-09-01", to: "2025-09-30" };
  expect(listOf("pending", range)).toBe("/?durum=pending&baslangic=2025-09-01&bitis=2025-09-30");
  expect(clientsOf("aranacak")).toBe("/danisanlar?liste=aranacak");
  expect(appointment("4711")).toBe("/randevu/4711");
  expect(appointment(":id")).toBe("/randevu/:id");
  expect(client("4711")).toBe("/danisan/4711");
  expect(weekOf("2025-09-24")).toBe("/hafta?gun=2025-09-24");
  expect(daySheetOf("2025-09-24")).toBe("/gun-listesi?gun=2025-09-24");
  expect(newAppointmentAt("2025-09-24", "21:30")).toBe("/yeni?gun=2025-09-24&saat=21:30");
  expect(settingsPages.map(settingsOf).join()).toBe(
    "/ayarlar/hesap,/ayarlar/giris,/ayarlar/oturumlar,/ayarlar/bildirimler,/ayarlar/takvim,/ayarlar/bilgiler,/ayarlar/yedekler,/ayarlar/silme",
  );
  expect(setUpWith("abc")).toBe("/kurulum#abc");
});

test("A page with parameters is the plain page, asked further", () => {
  expect(panelPages.weekOf("x")).toMatch(new RegExp(`^${panelPages.week}\\?`));
  expect(panelPages.daySheetOf("x")).toMatch(new RegExp(`^${panelPages.daySheet}\\?`));
  expect(panelPages.newAppointmentAt("x", "y")).toMatch(
    new RegExp(`^${panelPages.newAppointment}\\?`),
  );
  expect(panelPages.setUpWith("x")).toMatch(new RegExp(`^${panelPages.setUp}#`));
});

test("A mail's link is whole, and the list is the panel itself, without a slash at its end", () => {
  const origin = "https://www.example.com";
  expect(panelUrl(origin, panelPages.appointment("7"))).toBe(`${origin}/yonetim/randevu/7`);
  expect(panelUrl(origin, panelPages.list)).toBe(`${origin}/yonetim`);
});
