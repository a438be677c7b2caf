import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseFrontMatter } from "./front-matter.ts";
import { slugOf } from "./slug.ts";

/** The specification's table; the four rulers that it leaves open are the traditional ones. */
const facts = [
  ["Koç", "21 Mart - 19 Nisan", "Ateş", "Mars"],
  ["Boğa", "20 Nisan - 20 Mayıs", "Toprak", "Venüs"],
  ["İkizler", "21 Mayıs - 20 Haziran", "Hava", "Merkür"],
  ["Yengeç", "21 Haziran - 22 Temmuz", "Su", "Ay"],
  ["Aslan", "23 Temmuz - 22 Ağustos", "Ateş", "Güneş"],
  ["Başak", "23 Ağustos - 22 Eylül", "Toprak", "Merkür"],
  ["Terazi", "23 Eylül - 22 Ekim", "Hava", "Venüs"],
  ["Akrep", "23 Ekim - 21 Kasım", "Su", "Mars & Plüton"],
  ["Yay", "22 Kasım - 21 Aralık", "Ateş", "Jüpiter"],
  ["Oğlak", "22 Aralık - 19 Ocak", "Toprak", "Satürn"],
  ["Kova", "20 Ocak - 18 Şubat", "Hava", "Uranüs"],
  ["Balık", "19 Şubat - 20 Mart", "Su", "Neptün & Jüpiter"],
] as const;

for (const [name, date, element, planet] of facts) {
  test(`${name} has the stated dates, element and ruler [7.7]`, () => {
    const file = readFileSync(`content/signs/${slugOf(name)}.md`, "utf8");
    expect(parseFrontMatter(file)).toMatchObject({ name, date, element, planet });
  });
}
