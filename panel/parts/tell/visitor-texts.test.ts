import fc from "fast-check";
import { expect, test } from "vitest";
import { isName, maskName } from "../../../booking/name.ts";
import type { News } from "../../../contract/panel/calls.ts";
import { smsLink, visitorText, whatsAppLink } from "./visitor-texts.ts";

const appointment = {
  name: "Ayşe Yılmaz",
  day: "2025-09-25",
  timeSlot: "21:00",
  title: "Mini Öngörü",
  reason: "",
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

test("Who was never approved is told of a request, not of an appointment [46.7]", () => {
  expect(textFor("reject")).toBe(
    "Sayın Ayşe Yılmaz, Mini Öngörü randevu talebinizi (25 Eylül 2025 Perşembe, saat 21:00) ne yazık ki onaylayamadık. Başka bir gün için bize yazabilirsiniz. Anlayışınız için teşekkür ederiz. Astroloji Akademisi",
  );
});

test("Whose own wish it was is not thanked for understanding [46.7]", () => {
  const wished = { ...appointment, reason: "Danışan istedi" };
  expect(visitorText("cancel", wished, "Akademi")).toBe(
    "Sayın Ayşe Yılmaz, Mini Öngörü randevunuz (25 Eylül 2025 Perşembe, saat 21:00) isteğiniz üzerine iptal edildi. Başka bir gün için bize yazabilirsiniz. Akademi",
  );
  expect(visitorText("reject", wished, "Akademi")).toBe(
    "Sayın Ayşe Yılmaz, Mini Öngörü randevu talebiniz (25 Eylül 2025 Perşembe, saat 21:00) isteğiniz üzerine iptal edildi. Başka bir gün için bize yazabilirsiniz. Akademi",
  );
});

test("A request that is moved is told that it is not approved yet [46.7]", () => {
  expect(textFor("move_pending")).toBe(
    "Sayın Ayşe Yılmaz, Mini Öngörü randevu talebiniz için yeni bir zaman öneriyoruz: 25 Eylül 2025 Perşembe, saat 21:00. Talebiniz henüz onaylanmadı; bu zaman size uyuyor mu, lütfen bize yazın. Astroloji Akademisi",
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

test("A name that is none, kept from earlier times, is not sent on [28.6]", () => {
  for (const name of ["kazan.com", "Ayşe http://kotu.example", "Ay\u202Eşe", "Ay\nşe", null]) {
    const text = visitorText("approve", { ...appointment, name }, "Akademi");
    expect(text).toMatch(/^Sayın Danışanımız, Mini Öngörü randevunuz onaylandı/);
  }
});

test("Whatever a name holds, the links carry one text to one number [28.6]", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), (typed) => {
      const name = maskName(`${typed}a`);
      fc.pre(isName(name));
      const text = visitorText("cancel", { ...appointment, name }, "Akademi");
      expect(text.split(/[\r\n\u2028\u2029]/)).toHaveLength(1);
      expect(text).toContain(name);
      const chat = new URL(whatsAppLink("05321234567", text));
      expect([chat.host, chat.pathname, chat.hash]).toEqual(["wa.me", "/905321234567", ""]);
      expect([...chat.searchParams]).toEqual([["text", text]]);
      const [, body] = smsLink("05321234567", text).split("?&body=");
      expect(body).not.toMatch(/[&?#=]/);
      expect(decodeURIComponent(body!)).toBe(text);
    }),
  );
});
