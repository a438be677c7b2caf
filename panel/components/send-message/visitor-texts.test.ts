import fc from "fast-check";
import { expect, test } from "vitest";
import { isName, maskName } from "../../../booking/name.ts";
import { defaultMessages } from "../../../contract/panel/default-messages.ts";
import { smsLink, visitorText, whatsAppLink } from "./visitor-texts.ts";

const appointment = {
  name: "Ayşe Yılmaz",
  day: "2025-09-25",
  timeSlot: "21:00",
  title: "Mini Öngörü",
  reason: "",
};
const settings = { academy: "Akademi", messages: defaultMessages };

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

test("Numbers of other countries keep their country in both links", () => {
  expect(whatsAppLink("+491701234567", "a")).toBe("https://wa.me/491701234567?text=a");
  expect(smsLink("+491701234567", "a")).toBe("sms:+491701234567?&body=a");
});
test("Whatever a name holds, the links carry one text to one number", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), (typed) => {
      const name = maskName(`${typed}a`);
      fc.pre(isName(name));
      const text = visitorText("cancel", { ...appointment, name }, settings);
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
