import { expect, test } from "vitest";
import { DAY } from "../../app/sky/longitude.ts";
import { dayText } from "./day-range.ts";
import { moonYear } from "./moon.ts";
import {
  ahead,
  type BodyName,
  contentOf,
  dayOf,
  HOUR,
  longitudeOf,
  meetings,
  noonOf,
  placeOf,
} from "./printed.ts";
import { retrogrades } from "./retrograde.ts";
import { findRoots } from "./roots.ts";

const textOf = (sign: string) => contentOf(`articles/yukselen-${sign}.md`);
const moons = [2026, 2027, 2028, 2029, 2030, 2031].flatMap(moonYear);
const moonOn = (day: string) => moons.find(({ date }) => dayText(date) === day)!;

test.each<[article: string, phrase: string, BodyName, day: string, place: string]>([
  [
    "boga",
    "24 Nisan 2026’da, burcun son derecesinde Venüs’le",
    "Uranüs",
    "24 Nisan 2026",
    "Boğa 29",
  ],
  [
    "aslan",
    "21 Temmuz’da, Aslan’ın 4 derecesindeki Jüpiter",
    "Jüpiter",
    "21 Temmuz 2026",
    "Aslan 4",
  ],
  ["aslan", "Satürn ile Uranüs de 28 derecede", "Satürn", "28 Haziran 2032", "İkizler 28"],
  ["basak", "Jüpiter, burcunuzun 9 derecesinden", "Jüpiter", "10 Eylül 2027", "Başak 9"],
  ["terazi", "Jüpiter, Terazi’nin 13 derecesinden", "Jüpiter", "27 Ekim 2028", "Terazi 13"],
  ["terazi", "9 Temmuz 2030 ve 28 Nisan 2031, 20 derece", "Uranüs", "9 Temmuz 2030", "İkizler 20"],
  ["akrep", "Güneş, 18 derecede Uranüs’ün", "Güneş", "9 Haziran 2030", "İkizler 18"],
  ["oglak", "Uranüs 1 derecede düz harekete", "Uranüs", "8 Şubat 2027", "İkizler 1"],
  ["oglak", "14 dereceden 10 dereceye", "Uranüs", "19 Eylül 2028", "İkizler 14"],
  ["oglak", "14 dereceden 10 dereceye", "Uranüs", "16 Şubat 2029", "İkizler 10"],
  ["oglak", "İkisi 28 derecede kavuşur", "Uranüs", "28 Haziran 2032", "İkizler 28"],
  ["kova", "Satürn ile Uranüs 28 derecede", "Uranüs", "28 Haziran 2032", "İkizler 28"],
])("Rising %s: “%s”", (article, phrase, body, day, place) => {
  expect(textOf(article)).toContain(phrase);
  expect(placeOf(body, noonOf(day))).toBe(place);
});

test.each<[article: string, phrase: string, day: string, place: string, eclipse?: string]>([
  ["koc", "Aynı akşam Yay’da parçalı Ay", "15 Haziran 2030", "Yay 24", "parçalı Ay"],
  ["boga", "İkizler’in 10 derecesinde halkalı", "1 Haziran 2030", "İkizler 10", "halkalı Güneş"],
  ["yengec", "İkizler’in 2 derecesinde, Uranüs’ten", "24 Kasım 2026", "İkizler 2"],
  ["yengec", "yeni ayı 13 derecededir", "4 Haziran 2027", "İkizler 13"],
  ["yengec", "dolunayı 10 derecededir", "2 Aralık 2028", "İkizler 10"],
  [
    "yengec",
    "İkizler’in 29 derecesinde yaşanacak tam Ay",
    "21 Aralık 2029",
    "İkizler 29",
    "tam Ay",
  ],
  ["yengec", "yarı gölge tutulması (17 derece)", "10 Aralık 2030", "İkizler 17", "yarı gölgeli Ay"],
  ["aslan", "burcunuzun 20 derecesinde tam", "12 Ağustos 2026", "Aslan 20", "tam Güneş"],
  ["yay", "Yay’ın 13 derecesinde Güneş,", "5 Aralık 2029", "Yay 13", "parçalı Güneş"],
  ["yay", "24 derecesinde Ay tutulur", "15 Haziran 2030", "Yay 24", "parçalı Ay"],
  ["yay", "evinizin 10 derecesinde halkalı", "1 Haziran 2030", "İkizler 10", "halkalı Güneş"],
  ["yay", "tam tutulma yine Yay’da, 3 derecededir", "25 Kasım 2030", "Yay 3", "tam Güneş"],
  ["oglak", "aynı burcun 10 derecesinde halkalı", "1 Haziran 2030", "İkizler 10", "halkalı Güneş"],
  [
    "balik",
    "dördüncü evinizde, 10 derecede halkalı",
    "1 Haziran 2030",
    "İkizler 10",
    "halkalı Güneş",
  ],
  ["balik", "Ay’ın yarı gölge tutulması", "10 Aralık 2030", "İkizler 17", "yarı gölgeli Ay"],
])("Rising %s: “%s” on %s", (article, phrase, day, place, eclipse) => {
  expect(textOf(article)).toContain(phrase);
  const found = moonOn(day);
  expect(`${found.sign} ${found.degree}`).toBe(place);
  expect(found.eclipse).toBe(eclipse ? `${eclipse} tutulması` : null);
});

test.each([
  ["boga", "ayrılmasına iki gün kala, 24 Nisan 2026", "24 Nisan 2026", "26 Nisan 2026", 2],
  ["aslan", "üç gün sonra aynı yerde Uranüs’le", "31 Mayıs 2028", "3 Haziran 2028", 3],
  ["aslan", "Sekiz gün önce İkizler’de halkalı", "1 Haziran 2030", "9 Haziran 2030", 8],
  ["aslan", "altı gün sonra Yay’da Ay tutulması", "9 Haziran 2030", "15 Haziran 2030", 6],
  ["aslan", "On gün sonra Satürn ile Uranüs", "18 Haziran 2032", "28 Haziran 2032", 10],
  ["basak", "Beş gün sonra Uranüs’ün geri gidişi", "10 Eylül 2027", "15 Eylül 2027", 5],
])("Rising %s: “%s”", (article, phrase, first, second, days) => {
  expect(textOf(article)).toContain(phrase);
  expect((noonOf(second) - noonOf(first)) / DAY).toBe(days);
  const starts = retrogrades("Uranüs", 2027, 2027).map(({ start }) => dayOf(start));
  if (article === "basak") expect(starts).toContain(second);
});

test("The full moons of rising Yengeç stand as near to Uranus as the letter says", () => {
  const gap = (day: string) => {
    const [at] = meetings("Ay", "Güneş", 180, noonOf(day) - DAY, noonOf(day) + DAY);
    return Math.abs(ahead(longitudeOf("Ay", at!), longitudeOf("Uranüs", at!)));
  };
  expect(textOf("yengec")).toContain("Uranüs’ten bir buçuk derece bile uzak olmayan");
  expect(gap("24 Kasım 2026")).toBeLessThan(1.5);
  expect(textOf("yengec")).toContain("Uranüs yine iki derece ötededir");
  expect(gap("2 Aralık 2028")).toBeCloseTo(2, 0);
});

test("Rising Oğlak: the eclipse comes four hours after Saturn has entered İkizler", () => {
  const [border] = findRoots((ms) => ahead(longitudeOf("Satürn", ms), 60), {
    from: noonOf("30 Mayıs 2030"),
    to: noonOf("3 Haziran 2030"),
    step: DAY,
    tolerance: 1000,
  });
  const [moon] = meetings("Ay", "Güneş", 0, noonOf("30 Mayıs 2030"), noonOf("3 Haziran 2030"));
  expect(textOf("oglak")).toContain("Dört saat sonra aynı burcun");
  expect(Math.round((moon! - border!.at) / HOUR)).toBe(4);
});

test("Rising İkizler: Uranus first reaches and at last leaves each degree in the months of the table", () => {
  const rows = [
    ...textOf("ikizler").matchAll(/\*\*(\d+)–(\d+) derece:\*\* (\p{L}+ \d{4})\D+?(\p{L}+ \d{4})/gu),
  ];
  const crossings = (degree: number) =>
    findRoots((ms) => ahead(longitudeOf("Uranüs", ms), 60 + degree), {
      from: Date.UTC(2025, 0, 1),
      to: Date.UTC(2034, 0, 1),
      step: 5 * DAY,
      tolerance: 1000,
    }).map(({ at }) => dayOf(at).split(" ").slice(1).join(" "));
  const end = (degree: number) => crossings(degree).at(-1);
  expect(rows.map(([, first, last]) => `${first}–${last}`).join(" ")).toBe(
    "0–5 6–9 10–14 15–18 19–23 24–29",
  );
  for (const [row, first, last, from, to] of rows)
    expect([crossings(Number(first))[0], end(Number(last) + 1)], row).toEqual([from, to]);
});

test("Rising İkizler: in the months of the fourth row the sign has two eclipses of each kind", () => {
  const inGemini = moons.filter(
    ({ date, sign, eclipse }) =>
      eclipse && sign === "İkizler" && date >= "2029-06" && date < "2031-04",
  );
  expect(textOf("ikizler")).toContain("burcunuzda iki Ay, iki Güneş tutulması var");
  expect(inGemini.map(({ phase }) => phase).toSorted()).toEqual([
    "Dolunay",
    "Dolunay",
    "Yeni Ay",
    "Yeni Ay",
  ]);
});
