import { expect, test } from "vitest";
import { type News, smsLink, visitorText, whatsAppLink } from "./visitor-texts.ts";

const appointment = {
  name: "Ayşe Yılmaz",
  day: "2025-09-25",
  timeSlot: "21:00",
  title: "Mini Öngörü",
};
const textFor = (news: News) => visitorText(news, appointment, "Astroloji Akademisi");

test("An approval names the type, the day in words and the hour", () => {
  expect(textFor("approve")).toBe(
    "Sayın Ayşe Yılmaz, Mini Öngörü randevunuz onaylandı: 25 Eylül 2025 Perşembe, saat 21:00. Görüşmek üzere. Astroloji Akademisi",
  );
});

test("A cancellation says which appointment it was", () => {
  expect(textFor("cancel")).toBe(
    "Sayın Ayşe Yılmaz, Mini Öngörü randevunuz (25 Eylül 2025 Perşembe, saat 21:00) iptal edildi. Başka bir gün için bize yazabilirsiniz. Anlayışınız için teşekkür ederiz. Astroloji Akademisi",
  );
});

test("A move names the new day and hour", () => {
  expect(textFor("move")).toBe(
    "Sayın Ayşe Yılmaz, Mini Öngörü randevunuz taşındı. Yeni zamanı: 25 Eylül 2025 Perşembe, saat 21:00. Size uymazsa lütfen bize yazın. Astroloji Akademisi",
  );
});

test("WhatsApp opens with the number in international form and the whole text", () => {
  const text = "Sayın Ayşe & Efe, %100 güzel?";
  const link = new URL(whatsAppLink("05321234567", text));
  expect(link.origin + link.pathname).toBe("https://wa.me/905321234567");
  expect(link.searchParams.get("text")).toBe(text);
});

test("A text message opens with the number and the text, in a form that iOS and Android read", () => {
  const text = "Sayın Ayşe & Efe";
  expect(smsLink("05321234567", text)).toBe(
    "sms:+905321234567?&body=Say%C4%B1n%20Ay%C5%9Fe%20%26%20Efe",
  );
});
