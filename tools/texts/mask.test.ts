import { expect, test } from "vitest";
import { maskedWords } from "./mask.ts";

const same = (one: string, other: string) => expect(maskedWords(one)).toEqual(maskedWords(other));

test("A sign is masked with any of its suffixes", () => {
  same("Koç’un ateşi", "Yengeç’in ateşi");
  same("Aslanlar cömerttir", "Balıkların cömerttir");
});

test("A planet is masked with any of its suffixes", () => {
  same("Mars’ınız Satürn’le buluşur", "Venüs’ünüz Ay’la buluşur");
});

test("A house and its number are masked", () => {
  same("Uranüs ikinci evinizde yürür", "Uranüs dokuzuncu evde yürür");
  same("Yedinci evin konusu", "8. evin konusu");
});

test("Numbers are masked in figures and in words, and months with them", () => {
  same("24 Eylül’de başlar", "7 Temmuz’da başlar");
  same("İkisi de 45 derecededir", "Üçü de 90 derecededir");
  same("dördüncü kez", "on kez");
});

test("Common words that only begin like a sign or a planet are left alone", () => {
  expect(maskedWords("Yayılan ayak sesi kovalar evren")).toEqual([
    "yayılan",
    "ayak",
    "sesi",
    "kovalar",
    "evren",
  ]);
});
