import fc from "fast-check";
import { expect, test } from "vitest";
import { hasWebAddress, isName, maskName, namesAgree } from "./name.ts";

test("Names of all kinds are names", () => {
  for (const name of [
    "Ayşe",
    "Şükrü Çağlayan",
    "Ece Nur O'Brien-Öz",
    "Ü",
    "李小龍",
    "Dr. İ. Işık",
  ]) {
    expect(isName(name), name).toBe(true);
  }
});

test("Nothing, blanks or signs alone are not a name", () => {
  for (const name of ["", "   ", "-", "...", "!"]) expect(isName(name), name).toBe(false);
});

test("Digits, control characters and invisible signs are refused", () => {
  for (const name of [
    "Ayşe2",
    "Ayşe٣",
    "Ay\u0000şe",
    "Ay\nşe",
    "\u202EAyşe",
    "Ay\u2028şe",
    "Ay\u200Bşe",
  ]) {
    expect(isName(name), JSON.stringify(name)).toBe(false);
  }
});

test("Signs that show nothing are no letters, whatever their class", () => {
  for (const name of ["\u3164", "Ay\u3164şe", "Ay\uFE0Fşe", "Ay\u034Fşe", "Ay\u2066şe"]) {
    expect(isName(name), JSON.stringify(name)).toBe(false);
  }
  expect(maskName("Ay\u3164şe")).toBe("Ayşe");
});

test("A name that would become a link in a message is none", () => {
  for (const name of [
    "http",
    "HTTPS yazın",
    "Ayşe http://kotu.example",
    "ftp://kotu",
    "www.kotu",
    "WWW.KOTU.COM",
    "kazan.com",
    "Kazan.Com tıklayın",
    "tıkla: kazan.com.",
    "ayse@kazan.net",
    "t.me/x",
    "t.me",
    "bit.ly/abc",
    "kazan.com.tr",
    "çekiliş.online",
    "Ayşe kazan.live",
    "kazan.zzz/oyna",
    "kazan．com",
    "kazan。com",
    "ｗｗｗ.kotu",
    "(kazan.com)",
    "kazan.com,hemen",
    "Ayşe kazan.bet",
    "Ayşe evil.ist",
    "evil.de",
    "goo.gl",
    "youtu.be",
    "is.gd",
    "j.mp",
    "Dr.evil.de",
    "Av.kotu.example",
    "kötü-site.de",
    "x-y.de",
    "kazan.x.bet",
    "kazan..bet",
    "kazan｡bet",
    "kazan․bet",
    "пример.рф",
    "Ayşe.Yılmaz",
  ]) {
    expect(isName(name), name).toBe(false);
  }
});

test("Initials, titles and names written without blanks stay names", () => {
  for (const name of [
    "A. Yılmaz",
    "A.Yılmaz",
    "A.Nur",
    "M.Ali",
    "M.A.Kaya",
    "Ayşe. Yılmaz",
    "Ayşe Yılmaz.",
    "St. John",
    "St.John",
    "Dr.Can",
    "Dr. Can",
    "Dr.Su",
    "Av.M.Ali Öz",
    "Prof.Dr.İnci Us",
    "Dr.Ayşe Yılmaz",
    "DR.AYŞE YILMAZ",
    "Prof.Dr.Ali Kaya",
    "Yrd.Doç.Dr.Ece Işık",
    "Op.Dr.Can Öz",
    "Uzm.Psk.Oya Ak",
    "Öğr.Gör.Ege Su",
    "Arş.Gör.Ümit Er",
    "ÖĞR.GÖR.IŞIK SU",
    "DOC.DR.ALI KAYA",
    "MIM.ADA OR",
    "Ecz.Naz Ünal",
    "Dt.Ali Can",
    "Yük.Müh.Efe Ay",
    "Mim.Ada Or",
    "Hz.Mevlana",
    "H.Ayşe",
    "J.R.Tolkien",
    "Dr.Us",
    "J.Li",
    "Y.Ma",
    "J.de Boer",
    "Ayşe/Mehmet Yılmaz",
    "Ayşe / Mehmet",
    "Com",
    "Ali Net",
    "Me. Kaya",
    "H.T. Topuz",
    "Ayşe Y.",
    "Ayşe.Y",
    ".Ayşe",
    "Ayşe... Yılmaz",
    "Marry-Ann d'Arc",
  ]) {
    expect(isName(name), name).toBe(true);
  }
});

test("A name has at most 100 letters", () => {
  expect(isName("ş".repeat(100))).toBe(true);
  expect(isName("ş".repeat(101))).toBe(false);
  expect(isName(` ${"ş".repeat(100)} `), "blanks around it do not count").toBe(true);
});

test("Digits are dropped as they are typed", () => {
  expect(maskName("Ay1şe 23")).toBe("Ayşe ");
  expect(maskName("Ay\tşe")).toBe("Ayşe");
});

test("What the field lets through is a name as soon as it holds a letter", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (typed) => {
      const name = maskName(`${typed}a`);
      fc.pre([...name].length <= 100 && !hasWebAddress(name));
      expect(isName(name)).toBe(true);
    }),
  );
});

test("Names agree where the words of one are all in the other, whatever their order, case and marks", () => {
  for (const [one, other, isSame] of [
    ["Ayşe Yılmaz", "YILMAZ  ayse", true],
    ["Ayşe", "Ayşe Yılmaz", true],
    ["Ayşe Yılmaz-Kaya", "Ayşe Kaya", true],
    ["Ayşe Yılmaz", "Ayşe Kaya", false],
    ["Ayşe", "Ayşenur", false],
  ] as const) {
    expect([namesAgree(one, other), namesAgree(other, one)], one).toEqual([isSame, isSame]);
  }
});
