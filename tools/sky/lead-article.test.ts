import { Observer, SearchGlobalSolarEclipse, SearchLocalSolarEclipse } from "astronomy-engine";
import { expect, test } from "vitest";
import type { SignName } from "../../app/content/zodiac.ts";
import { DAY } from "../../app/sky/longitude.ts";
import { ingresses } from "./audit-ingresses.ts";
import { moonYear } from "./moon.ts";
import {
  BODIES,
  type BodyName,
  contentOf,
  dayOf,
  longitudeOf,
  meetings,
  noonOf,
  placeOf,
  signOf,
} from "./printed.ts";
import { retrogrades } from "./retrograde.ts";

/** What the lead article says beyond its calendar, which articles.test.ts reads. */
const lead = contentOf("articles/uranus-ikizler-burcunda.md");
const ways = ingresses(BODIES.Uranüs, 1770, 2034, 15);
const wayInto = (sign: SignName, year: number) =>
  ways.find((way) => way.sign === sign && way.crossings.some((at) => yearOf(at) === year))!;
const yearOf = (at: number) => new Date(at).getUTCFullYear();

test("Uranus was in İkizler in the years of each earlier visit, from its first coming to its last going", () => {
  const visits = [...lead.matchAll(/^\*\*(\d{4})–(\d{4})\.\*\*/gm)];
  expect(visits).toHaveLength(3);
  for (const [text, from, to] of visits) {
    expect(yearOf(wayInto("İkizler", Number(from)).crossings[0]!), text).toBe(Number(from));
    expect(yearOf(wayInto("Yengeç", Number(to)).crossings.at(-1)!), text).toBe(Number(to));
  }
});

test.each([
  ["21 Temmuz 1774’te, Osmanlı", "21 Temmuz 1774"],
  ["4 Temmuz 1776’da Amerika’da", "4 Temmuz 1776"],
  ["Ağustos 1858’de ilk telgraf kablosu", "16 Ağustos 1858"],
  ["Kökeni”ni 1859’da", "24 Kasım 1859"],
  ["Ekim 1860’ta Agâh Efendi", "22 Ekim 1860"],
  ["1945’te çok partili", "18 Temmuz 1945"],
  ["Demokrat Parti Ocak 1946’da", "7 Ocak 1946"],
  ["Şubat 1946’da ENIAC", "14 Şubat 1946"],
  ["Aralık 1947’de transistör", "16 Aralık 1947"],
  ["1948’de Claude Shannon", "15 Temmuz 1948"],
])("Uranus stands in İkizler when the article says “%s”", (phrase, day) => {
  expect(lead).toContain(phrase);
  expect(day).toContain(phrase.match(/\d{4}/)![0]);
  expect(signOf("Uranüs", noonOf(day))).toBe("İkizler");
});

test("The treaty of 1774 came a month after the first entry", () => {
  const [first] = wayInto("İkizler", 1774).crossings;
  expect(lead).toContain("Girişten bir ay sonra, 21 Temmuz 1774’te");
  expect(Math.round((noonOf("21 Temmuz 1774") - first!) / DAY)).toBeCloseTo(31, -1);
});

test("Those born between November 1981 and December 1988 mostly have Uranus in Yay", () => {
  const month = (at: number) => dayOf(at).split(" ").slice(1).join(" ");
  const from = month(wayInto("Yay", 1981).crossings.at(-1)!);
  const to = month(wayInto("Oğlak", 1988).crossings.at(-1)!);
  expect(lead).toContain(`${from} ile ${to} arasında doğanların çoğunda Uranüs Yay’dadır`);
});

test.each<[phrase: string, SignName, SignName]>([
  ["2003–2011 doğumlular ilk karelerini", "Balık", "Koç"],
  ["1962–1969 doğumlular altmışlı yaşların karesini", "Başak", "Terazi"],
  ["1942–1949 doğumlular ise gezegenin doğdukları yere", "İkizler", "Yengeç"],
])("The generation is that of %s", (phrase, sign, next) => {
  const [from, to] = phrase.match(/\d{4}/g)!.map(Number);
  expect(lead).toContain(phrase);
  expect(wayInto(sign, from!)).toBeDefined();
  expect(yearOf(wayInto(next, to!).crossings.at(-1)!)).toBe(to);
});

test("Since it was found Uranus has gone round twice and nearly a third time", () => {
  const found = longitudeOf("Uranüs", Date.UTC(1781, 2, 13, 22));
  const sinceThen = ways.filter(({ sign }) => sign === "Yengeç").map((way) => way.crossings[0]!);
  expect(found).toBeGreaterThan(60);
  expect(sinceThen.filter((at) => at < Date.UTC(2026, 0, 1)).map(yearOf)).toEqual([
    1781, 1865, 1948,
  ]);
  expect(lead).toContain("zodyağı iki kez dolaştı ve üçüncü turunun sonunda");
});

test.each<[phrase: string, BodyName, day: string, place: string]>([
  ["**6 Eylül 2025:** 1 derecede durur", "Uranüs", "6 Eylül 2025", "İkizler 1"],
  ["**4 Şubat 2026:** Boğa’nın 27 derecesinde", "Uranüs", "4 Şubat 2026", "Boğa 27"],
  ["Dört gezegen de burcunun 4 derecesindedir", "Uranüs", "18 Temmuz 2026", "İkizler 4"],
  ["15 Temmuz 2026’da Koç’taki Neptün’le", "Neptün", "15 Temmuz 2026", "Koç 4"],
  ["18 Temmuz’da Kova’daki Plüton’la", "Plüton", "18 Temmuz 2026", "Kova 4"],
  ["21 Temmuz’da Aslan’daki Jüpiter’le", "Jüpiter", "21 Temmuz 2026", "Aslan 4"],
  ["28 Haziran 2032’de Satürn, 28 derecede", "Satürn", "28 Haziran 2032", "İkizler 28"],
])("The lead article: “%s”", (phrase, body, day, place) => {
  expect(lead).toContain(phrase);
  expect(placeOf(body, noonOf(day))).toBe(place);
});

test("The two turns of the first visit are on the days that the calendar prints", () => {
  const [period] = retrogrades("Uranüs", 2025, 2025).slice(-1);
  expect(lead).toContain(`**${dayOf(period!.start)}:** 1 derecede durur`);
  expect(lead).toContain(`**${dayOf(period!.end)}:** Boğa’nın`);
});

test("Plüton’s trine comes five times until 10 Mayıs 2028", () => {
  const trines = meetings("Plüton", "Uranüs", 120, Date.UTC(2026, 0, 1), Date.UTC(2033, 0, 1));
  expect(trines).toHaveLength(5);
  expect(lead).toContain(`Plüton üçgeni ${dayOf(trines.at(-1)!)}’e kadar beş kez`);
});

test("Saturn meets Uranus once in forty-five years", () => {
  const all = meetings("Satürn", "Uranüs", 0, Date.UTC(1850, 0, 1), Date.UTC(2080, 0, 1));
  const gap = (yearOf(all.at(-1)!) - yearOf(all[0]!)) / 5;
  expect(lead).toContain("kırk beş yılda bir görülen");
  expect(Math.round(gap)).toBe(45);
});

test("The ring of 1 Haziran 2030 is seen from the towns that the articles name", () => {
  const peak = SearchGlobalSolarEclipse(new Date("2030-05-20")).peak.date;
  const towns = { Çanakkale: [40.15, 26.41], Bursa: [40.19, 29.06], İstanbul: [41.01, 28.98] };
  const seenFrom = ([latitude, longitude]: number[]) =>
    SearchLocalSolarEclipse(new Date("2030-05-20"), new Observer(latitude!, longitude!, 0)).kind;
  const moon = moonYear(2030).find(({ date }) => date === "2030-06-01")!;
  expect(dayOf(peak.getTime())).toBe("1 Haziran 2030");
  expect(`${moon.sign}’in ${moon.degree} derecesi`).toBe("İkizler’in 10 derecesi");
  expect(lead).toContain(
    `1 Haziran 2030’da İkizler’in 10 derecesindeki halkalı Güneş tutulması ${Object.keys(towns)
      .join(", ")
      .replace(/, (?=İ)/, " ve ")}’dan`,
  );
  for (const place of Object.values(towns)) expect(seenFrom(place)).toBe("annular");
  expect(contentOf("articles/yukselen-balik.md")).toContain("Marmara’dan Batı Karadeniz’e");
  expect(seenFrom([41.45, 31.79])).toBe("annular");
});
