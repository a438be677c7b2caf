import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldMessage } from "../refusals.ts";
import { defaultMessages } from "./default-messages.ts";
import {
  areReasons,
  filledTemplate,
  messageKeys,
  messageNames,
  templateProblem,
  visitorMessage,
} from "./messages.ts";

const told = { name: "Ayşe Yılmaz", day: "2025-09-25", timeSlot: "21:00", title: "Mini Öngörü" };
const academy = "Astroloji Akademisi";
const settings = { academy, messages: defaultMessages };
const textFor = (news: Parameters<typeof visitorMessage>[0], reason = "") =>
  visitorMessage(news, { ...told, reason }, settings);
const when = "25 Eylül 2025 Perşembe, saat 21:00";

test("With nothing written, visitors are told what they were always told", () => {
  expect(textFor("approve")).toBe(
    `Sayın Ayşe Yılmaz, Mini Öngörü randevunuz onaylandı: ${when}. Görüşmek üzere. ${academy}`,
  );
  expect(textFor("cancel")).toBe(
    `Sayın Ayşe Yılmaz, Mini Öngörü randevunuz (${when}) iptal edildi. Başka bir gün için bize yazabilirsiniz. Anlayışınız için teşekkür ederiz. ${academy}`,
  );
  expect(textFor("move")).toBe(
    `Sayın Ayşe Yılmaz, Mini Öngörü randevunuz taşındı. Yeni zamanı: ${when}. Size uymazsa lütfen bize yazın. ${academy}`,
  );
  expect(textFor("remind")).toBe(
    `Sayın Ayşe Yılmaz, Mini Öngörü randevunuzu hatırlatmak isteriz: ${when}. Görüşmek üzere. ${academy}`,
  );
});

test("What staff entered is said to be made, not approved", () => {
  expect(textFor("enter")).toBe(
    `Sayın Ayşe Yılmaz, Mini Öngörü randevunuz oluşturuldu: ${when}. Görüşmek üzere. ${academy}`,
  );
});

test("A foreign number is told whose clock it is", () => {
  const text = (phone: string) => visitorMessage("remind", { ...told, phone }, settings);
  expect(text("+491701234567")).toContain("saat 21:00 (Türkiye saatiyle).");
  expect(text("05321234567")).toContain("saat 21:00.");
});

test("A report, which has no hour, is named by its day alone", () => {
  expect(visitorMessage("birth", { ...told, timeSlot: "" }, settings)).toContain(
    "Mini Öngörü (25 Eylül 2025 Perşembe) için",
  );
});

test("Of a request that was never approved the words speak as of a request", () => {
  for (const news of ["reject", "move_pending"] as const) {
    expect(textFor(news)).toContain("randevu talebini");
    expect(textFor(news)).not.toMatch(/randevunuz|iptal edildi|taşındı/);
  }
  const wished = textFor("reject", "Danışan istedi");
  expect(wished).toContain(`randevu talebiniz (${when}) isteğiniz üzerine iptal edildi.`);
});

test("A text of the academy's own names what it is about: an appointment, or still a request", () => {
  const texts = { ...defaultMessages.texts };
  for (const key of messageKeys) texts[key] = "{konu}";
  const topicOf = (news: Parameters<typeof visitorMessage>[0]) =>
    visitorMessage(news, told, { academy, messages: { ...defaultMessages, texts } });
  for (const news of ["approve", "cancel", "move", "remind"] as const)
    expect(topicOf(news), news).toBe("randevunuz");
  for (const news of ["reject", "move_pending"] as const)
    expect(topicOf(news), news).toBe("randevu talebiniz");
  expect(filledTemplate("{konu}", told, { academy })).toBe("randevunuz");
});

test("Whoever wished the cancellation is not thanked for understanding it", () => {
  expect(textFor("cancel", "Ulaşılamadı")).toContain("Anlayışınız için");
  expect(textFor("cancel", "Başka bir neden")).toContain("Anlayışınız için");
  for (const news of ["cancel", "reject"] as const) {
    expect(textFor(news, "Danışan istedi")).not.toContain("Anlayışınız");
  }
  expect(textFor("approve", "Danışan istedi")).toContain("onaylandı");
});

test("Every default text can be kept as it is, and has a name", () => {
  expect(Object.keys(defaultMessages.texts).sort()).toEqual([...messageKeys].sort());
  expect(new Set(Object.values(messageNames)).size).toBe(messageKeys.length);
  for (const text of Object.values(defaultMessages.texts)) {
    expect(templateProblem(text), text).toBeUndefined();
  }
  expect(areReasons(defaultMessages.reasons)).toBe(true);
});

test("What a template cannot be is named, an unknown field by its own name", () => {
  expect(templateProblem("Sayın {isim}")).toEqual({
    code: "template_field_unknown",
    what: "{isim}",
  });
  expect(templateProblem("{Ad}")).toMatchObject({ what: "{Ad}" });
  expect(templateProblem("{}")).toMatchObject({ what: "{}" });
  expect(templateProblem("{constructor}")).toMatchObject({ what: "{constructor}" });
  for (const broken of ["{ad", "ad}", "{{ad}}", "}{"]) {
    expect(templateProblem(broken), broken).toEqual({ code: "template_brace" });
  }
  expect(templateProblem(" \n")).toEqual({ code: "template_empty" });
  expect(templateProblem("a".repeat(600))).toBeUndefined();
  expect(templateProblem("a".repeat(601))).toEqual({ code: "template_long" });
});

test("What is refused says what can be kept", () => {
  expect(fieldMessage({ code: "template_field_unknown", what: "{isim}" })).toBe(
    "{isim} diye bir alan yok. Kullanılabilen alanlar: {ad}, {hizmet}, {tarih}, {saat}, {konu}, {akademi}.",
  );
  expect(fieldMessage({ code: "template_long" })).toBe("Metin en çok 600 karakter olabilir.");
  expect(fieldMessage({ code: "reasons_invalid" })).toBe(
    "Nedenler birbirinden farklı olmalı, boş kalmamalı ve 100 karakteri geçmemelidir; en çok 12 neden yazılabilir.",
  );
  expect(fieldMessage({ code: "duration_invalid" })).toBe(
    "Süre 5 ile 480 dakika arasında bir tam sayı olmalıdır.",
  );
});

test("Reasons are different from each other, neither empty nor endless", () => {
  const reasons = (...texts: string[]) => texts.map((text) => ({ text, isWish: false }));
  expect(areReasons([])).toBe(true);
  expect(areReasons(reasons("Hasta", "Hasta"))).toBe(false);
  expect(areReasons(reasons(""))).toBe(false);
  expect(areReasons(reasons("x".repeat(100)))).toBe(true);
  expect(areReasons(reasons("x".repeat(101)))).toBe(false);
  const many = (length: number) => reasons(...Array.from({ length }, (_, at) => `${at}`));
  expect(areReasons(many(12))).toBe(true);
  expect(areReasons(many(13))).toBe(false);
});

test("What a name holds is never taken for a field, and what is no name is not sent on", () => {
  const name = "Ali {saat} {akademi}";
  expect(filledTemplate("{ad}, {saat}", { ...told, name }, { academy })).toBe(`${name}, 21:00`);
  for (const name of ["kazan.com", "Ay\u202Eşe", "Ay\nşe", null]) {
    expect(filledTemplate("Sayın {ad}", { ...told, name }, { academy })).toBe("Sayın Danışanımız");
  }
});

test("A template that is kept leaves no brace of its own in what is sent", () => {
  const part = fc.oneof(fc.string(), fc.constantFrom("{ad}", "{saat}", "{", "}", "{yok}"));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const template = parts.join("");
      fc.pre(templateProblem(template) === undefined);
      expect(filledTemplate(template, told, { academy })).not.toMatch(/[{}]/);
    }),
  );
});
