import { expect, test } from "vitest";
import { type SignName, signNames } from "../../app/content/zodiac.ts";
import { dayStart, dayText } from "./day-range.ts";
import { ahead, inWords, termOf } from "./printed.ts";

/** Every "Aslan’ın 6" or "Terazi’nin 10" of a phrase, as degrees from the first of Koç. */
const placesIn = (phrase: string) =>
  [...phrase.matchAll(/(\p{L}+)’n?[ıiuü]n (\d+)/gu)]
    .filter(([, sign]) => signNames.includes(sign as SignName))
    .map(([, sign, degree]) => signNames.indexOf(sign as SignName) * 30 + Number(degree));
const apart = (a: number, b: number) => Math.abs(ahead(a, b));

test.each<[term: string, phrase: string, angle: number, orb: number]>([
  ["Açı", "Ay Yengeç’in 10, Mars Terazi’nin 12 derecesindeyse araları 92 derecedir", 92, 0],
  ["Altmışlık", "Merkür Boğa’nın 8, Jüpiter Yengeç’in 9", 60, 1],
  [
    "Beşlik",
    "Güneş Boğa’nın 4, Jüpiter Yengeç’in 16 derecesindeyse aralarında tam bir beşlik",
    72,
    0,
  ],
  ["Kare", "Merkür’ü Başak’ın 9, Satürn’ü Yay’ın 10 derecesinde", 90, 1],
  ["Orb", "Ay Aslan’ın 10, Satürn Akrep’in 14 derecesindeyse aradaki kare 4 derece orbla", 90, 4],
  ["Üçgen", "Güneş Boğa’nın 11, Mars Oğlak’ın 13", 120, 2],
  ["Yanık", "Güneş Yengeç’in 14, Merkür Yengeç’in 18", 0, 4],
  ["Yaklaşan ve ayrılan açı", "Ay Koç’un 8, Satürn Koç’un 12", 0, 4],
])("%s: the example stands as far apart as it says", (term, phrase, angle, orb) => {
  const [first, second] = placesIn(phrase);
  expect(termOf(term)).toContain(phrase);
  expect(Math.abs(apart(first!, second!) - angle)).toBe(orb);
});

test.each<[term: string, phrase: string, angles: [number, number, number], orb: number]>([
  [
    "Büyük üçgen",
    "Ay Yengeç’in 5, Mars Akrep’in 7, Jüpiter Balık’ın 4 derecesinde",
    [120, 120, 120],
    3,
  ],
  ["T-kare", "Güneş Koç’un 12, Ay Terazi’nin 14, Satürn Oğlak’ın 13 derecesinde", [180, 90, 90], 2],
  ["Yod", "Ay Başak’ın 14, Satürn Akrep’in 15, Güneş Koç’un 14 derecesindeyken", [60, 150, 150], 1],
])("%s: the three of the example form the figure", (term, phrase, angles, orb) => {
  const [a, b, c] = placesIn(phrase) as [number, number, number];
  expect(termOf(term)).toContain(phrase);
  [apart(a, b), apart(b, c), apart(c, a)].forEach((found, index) => {
    expect(Math.abs(found - angles[index]!)).toBeLessThanOrEqual(orb);
  });
});

test.each<[term: string, phrase: string]>([
  [
    "Kompozit harita",
    "Ay’ı Aslan’ın 6, ötekininki Terazi’nin 10 derecesindeyse kompozit Ay Başak’ın 8",
  ],
  ["Orta nokta", "Güneş Koç’un 10, Mars İkizler’in 20 derecesindeyse ortaları Boğa’nın 15"],
])("%s: the middle is in the middle", (term, phrase) => {
  const [a, b, middle] = placesIn(phrase) as [number, number, number];
  expect(termOf(term)).toContain(phrase);
  expect((a + b) / 2).toBe(middle);
});

test("Şans noktası and Ruh noktası: ascendant plus Moon less Sun by day, and the other way round", () => {
  const fortune =
    "yükselen Aslan’ın 10 (130), Ay Terazi’nin 5 (185), Güneş İkizler’in 10 derecesiyse (70) sonuç 245, yani Yay’ın 5";
  const [ascendant, moon, sun, lot] = placesIn(fortune) as [number, number, number, number];
  expect(termOf("Şans noktası")).toContain(fortune);
  expect(fortune.match(/\d{2,3}(?=\)|,)/g)!.map(Number)).toEqual([ascendant, moon, sun, lot]);
  expect(ascendant + moon - sun).toBe(lot);

  const spirit =
    "yükselen Aslan’ın 10, Güneş İkizler’in 10, Ay Terazi’nin 5 derecesindeyse Ruh noktası Koç’un 15";
  expect(termOf("Ruh noktası")).toContain(spirit);
  expect(placesIn(spirit)).toEqual([ascendant, sun, moon, ascendant + sun - moon]);
});

test("The sidereal zodiac's examples are twenty-four degrees back", () => {
  const examples = [
    ["Ayanamsa", "Boğa’nın 10 derecesindeyse 24 çıkarır, yıldızsal haritada Koç’un 16"],
    ["Yıldızsal zodyak", "Aslan’ın 10 derecesindeki bir gezegen burada Yengeç’in 16"],
  ] as const;
  for (const [term, phrase] of examples) {
    const [tropical, sidereal] = placesIn(phrase);
    expect(termOf(term)).toContain(phrase);
    expect(tropical! - 24).toBe(sidereal);
  }
});

test("Davison: the middle day of the two births", () => {
  const days = ["1 Mart 1990", "31 Mart 1992", "16 Mart 1991"];
  const [first, second] = days.map(dayStart);
  for (const day of days) expect(termOf("Davison haritası")).toContain(day);
  expect(dayText(new Date((first! + second!) / 2).toISOString().slice(0, 10))).toBe(days[2]);
});

test("Ay menzilleri and kritik derece: twenty-eight parts of the zodiac, and where they begin", () => {
  const part = 360 / 28;
  const minutes = Math.floor((part % 1) * 60);
  expect(termOf("Ay menzilleri")).toContain(`${Math.floor(part)} derece ${minutes} dakika`);
  const begins = Array.from({ length: 7 }, (_, index) => part * index);
  const inSign = (first: number) =>
    begins.filter((at) => at >= first && at < first + 30).map((at) => at - first);
  expect(termOf("Kritik derece")).toContain(
    `Öncü burçlarda ${inSign(0)
      .map(Math.round)
      .join(", ")
      .replace(/, (\d+)$/, " ve $1")}, sabitlerde ${inSign(30)
      .map((at) => `${Math.floor(at)}–${Math.ceil(at)}`)
      .join(" ile ")}, değişkenlerde ${inSign(60).map(Math.round).join(" ile ")} bu listededir`,
  );
});

test("Derece ve dakika: the last place of a sign is the one before the next sign", () => {
  expect(termOf("Derece ve dakika")).toContain("29°59′ ile biter");
  expect(inWords(30 - 1 / 60)).toBe("Koç 29");
  expect(inWords(30)).toBe("Boğa 0");
});
