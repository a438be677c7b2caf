import { expect, test } from "vitest";
import type { AnswerFile } from "./answer-file.ts";
import { answerTo } from "./answers.ts";
import { ask } from "./ask.ts";
import type { Result } from "./find.ts";
import { searchFiles } from "./search-files.ts";
import { type IndexFile, readIndex } from "./search-index.ts";

const { dizin, yanitlar } = searchFiles();
const site = { index: readIndex(dizin as IndexFile), answers: yanitlar as AnswerFile };
const sunday = "2026-11-15T12:00+03:00";

function cardOf(query: string, moment = sunday) {
  const { card } = ask(site, query, new Date(moment));
  return card && { title: card.title, lines: card.lines };
}

const shownFirst = (query: string, moment = sunday) =>
  ask(site, query, new Date(moment)).groups[0]!.results[0]!.path;

test("A birthday is answered by its sign, with the sign's dates and the way to read on", () => {
  const { card } = ask(site, "5 mayıs", new Date(sunday));
  expect(card).toEqual({
    icon: "boga",
    about: "5 Mayıs doğumlular",
    title: "Boğa burcu",
    lines: ["20 Nisan – 20 Mayıs"],
    links: [
      { name: "Boğa burcu rehberi", path: "/zodiac/boga" },
      { name: "Burcum Ne?", path: "/burcum" },
    ],
  });
});

test("A month is answered by its two signs, in the order of the month", () => {
  expect(cardOf("mart ayında doğanlar")).toEqual({
    title: "Balık ya da Koç burcu",
    lines: ["Balık: 19 Şubat – 20 Mart", "Koç: 21 Mart – 19 Nisan"],
  });
});

test("A day beside the border of two signs says that the year decides", () => {
  const border = "Sınır günlerinde burç yıla göre değişir; yılınızla “Burcum Ne?” söyler.";
  for (const day of ["21 kasım", "22 kasım", "1 mart", "31 aralık", "29 şubat"]) {
    const isBorder = day.endsWith("kasım");
    expect(cardOf(day)!.lines.includes(border), day).toBe(isBorder);
  }
});

test("A day that no year has is said to be none, and its month is answered", () => {
  expect(cardOf("31 nisan")).toEqual({
    title: "Koç ya da Boğa burcu",
    lines: [
      "31 Nisan diye bir gün yok; ayın burçları bunlar.",
      "Koç: 21 Mart – 19 Nisan",
      "Boğa: 20 Nisan – 20 Mayıs",
    ],
  });
});

test("“nişan günü” asks for no day of April", () => {
  expect(cardOf("nişan günü")).toBeUndefined();
});

test("An event in a sign is told with its sign, and neither word is dropped", () => {
  expect(cardOf("akrep dolunayı")!.lines[0]).toMatch(/Akrep 0°$/);
  expect(ask(site, "akrep dolunayı", new Date(sunday)).instead).toBeUndefined();
});

test("The next event is told in Turkey's time, to the minute", () => {
  expect(cardOf("yeni ay ne zaman", "2025-01-29T15:36:59+03:00")).toMatchObject({
    title: "29 Ocak 2025 Çarşamba",
    lines: ["Saat 15.36, Türkiye saatiyle · Kova 9°", "Ondan sonraki: 28 Şubat 2025 Cuma"],
  });
  expect(shownFirst("yeni ay ne zaman", "2025-01-29T15:36+03:00")).toBe("/#ay-2025");
  expect(cardOf("yeni ay ne zaman", "2025-01-29T15:37+03:00")!.title).toBe("28 Şubat 2025 Cuma");
});

test("An eclipse of the moon is none of the sun", () => {
  const ask = (query: string) => cardOf(query, "2026-01-05T12:00+03:00")!;
  expect(ask("güneş tutulması ne zaman").title).toBe("17 Şubat 2026 Salı");
  expect(ask("güneş tutulması ne zaman").lines[0]).toMatch(/^Halkalı Güneş tutulması, Kova/);
  expect(ask("ay tutulması ne zaman").title).toBe("3 Mart 2026 Salı");
});

test("An eclipse that is past is told as such, with the next of its kind", () => {
  const { card } = ask(site, "güneş tutulması 2026", new Date(sunday));
  expect(card!.about).toBe("Geçmiş Güneş tutulması");
  expect(card!.lines[1]).toBe("Sıradaki: 6 Şubat 2027 Cumartesi");
});

test("A retrograde that has begun is told as such until its last day is over", () => {
  const ask = (moment: string) => cardOf("merkür retrosu ne zaman", moment);
  expect(ask("2026-11-13T23:59+03:00")).toEqual({
    title: "Merkür geri gidiyor",
    lines: ["Retronun son günü: 13 Kasım 2026", "Sıradaki retro: 9 Şubat – 3 Mart 2027"],
  });
  expect(ask("2026-11-14T00:00+03:00")).toEqual({
    title: "Merkür şu anda geri gitmiyor",
    lines: ["Sıradaki retro: 9 Şubat – 3 Mart 2027", "Ondan sonraki: 10 Haziran – 4 Temmuz 2027"],
  });
});

test("Asked without a planet, all that go back are told", () => {
  expect(cardOf("retro ne zaman bitiyor")).toEqual({
    title: "Satürn, Uranüs, Neptün",
    lines: [
      "Satürn: 26 Temmuz – 11 Aralık 2026",
      "Uranüs: 10 Eylül 2026 – 8 Şubat 2027",
      "Neptün: 7 Temmuz – 13 Aralık 2026",
      "Sıradaki: Jüpiter, 13 Aralık 2026 – 13 Nisan 2027",
    ],
  });
});

test("Below the answer, the calendars show the passage that says the same", () => {
  const texts = searchFiles() as Record<string, string[][]>;
  for (const query of ["dolunay ne zaman", "merkür retrosu ne zaman", "güneş tutulması 2026"]) {
    const { groups, passage } = ask(site, query, new Date(sunday));
    const [{ file, placeInFile }] = groups[0]!.results as [Result];
    const told = texts[file]![placeInFile]!.filter((text) => text.startsWith(passage!));
    expect(told, query).toHaveLength(1);
  }
});

test("What the Moon does today is told until it changes its sign", () => {
  const ask = (moment: string) => cardOf("bugün ay hangi burçta", moment)!;
  expect(ask("2026-11-18T00:18:59+03:00").title).toBe("Ay Kova burcunda");
  expect(ask("2026-11-18T00:19:00+03:00").title).toBe("Ay Balık burcunda");
  expect(ask("2026-11-17T16:19:00-05:00").title).toBe("Ay Balık burcunda");
  expect(ask("2026-11-19T12:00+03:00").lines).toEqual([
    "Yarın 08.52’ye kadar; sonra Koç burcunda",
    "Büyüyen Ay; sıradaki dolunay: 24 Kasım 2026",
    "Geri giden gezegenler: Satürn, Uranüs, Neptün",
  ]);
});

test("Where the tables end nothing is promised", () => {
  expect(cardOf("bugün ay hangi burçta", "2028-12-31T23:50+03:00")).toMatchObject({
    title: "Ay Yengeç burcunda",
    lines: [expect.stringMatching(/^Geri giden/)],
  });
  for (const query of ["yeni ay ne zaman", "bugün ay hangi burçta", "mars nerede şimdi"]) {
    const { card } = ask(site, query, new Date("2100-01-01T00:00Z"));
    expect(card?.about ?? "Geçmiş", query).toMatch(/^Geçmiş/);
  }
  expect(cardOf("merkür retrosu ne zaman", "2100-01-01T00:00Z")!.lines).toEqual([
    expect.stringMatching(/^Geride kalan retro: .* 2028$/),
  ]);
});

test.each([
  "dolunay nedir",
  "retro ne demek",
  "venüs retrosunda evlenilir mi",
  "ay",
  "aslan",
  "yeni dönem",
  "ay takvimi 2027",
  "ay boşlukta mı bugün",
  "ne kadar sürer",
  "burçlara inanmıyorum",
  "olgak burcu",
  "bogaburcu",
  "yorum",
  "",
])("“%s” has no answer of its own", (query) => {
  expect(answerTo(site, query, new Date(sunday))).toBeUndefined();
});

test("What is not there says so, and shows only the nearest", () => {
  const { near, groups } = ask(site, "yılan burcu", new Date(sunday));
  expect(near).toBe(true);
  expect(groups.flatMap(({ results }) => results.map(({ path }) => path))).toEqual([
    "/zodiac",
    "/burcum",
  ]);
});

test("Every text that an answer names exists", () => {
  const titles = new Set(site.index.entries.map(({ title }) => title));
  const named = site.answers.notes.flatMap(({ first, nearest, links }) => [
    ...[first, nearest, Object.values(links)].flat(),
    ...site.answers.unknown.nearest,
  ]);
  const outside = /^(tel|mailto|https):/;
  expect(named.filter((title) => !titles.has(title) && !outside.test(title))).toEqual([]);
});
