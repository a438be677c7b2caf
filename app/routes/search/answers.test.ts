import { expect, test } from "vitest";
import { find, type Result } from "./find.ts";
import { searchFiles } from "./search-files.ts";
import { type Document, type IndexFile, readIndex, writeIndex } from "./search-index.ts";

const index = readIndex(searchFiles().dizin as IndexFile);
const texts = searchFiles() as Record<string, string[][]>;

function answerTo(query: string, day: string) {
  const found = find(index, query, new Date(day)).groups.flatMap(({ results }) => results);
  const answered = found.filter((result): result is Required<Result> => "answer" in result);
  return answered.map(({ path, file, placeInFile, answer }) => ({
    path,
    first: path === found[0]!.path,
    says: typeof answer === "string" ? answer : texts[file]![placeInFile]![answer.passage],
    begun: typeof answer === "string" ? undefined : answer.begun,
  }));
}

test("A birthday is answered by its sign, first, with the sign's dates", () => {
  expect(answerTo("5 mayıs", "2026-11-15T12:00+03:00")).toEqual([
    { path: "/zodiac/boga", first: true, says: "5 Mayıs: Boğa Burcu (20 Nisan - 20 Mayıs)" },
  ]);
  const march = answerTo("mart ayında doğanlar", "2026-11-15T12:00+03:00");
  expect(march.map(({ path }) => path).sort()).toEqual(["/zodiac/balik", "/zodiac/koc"]);
});

test("A day that no year has is said to be none, and its month is answered", () => {
  expect(answerTo("31 nisan", "2026-11-15T12:00+03:00").map(({ says }) => says)).toEqual([
    "31 Nisan diye bir gün yok. Nisan: Koç Burcu (21 Mart - 19 Nisan)",
    "31 Nisan diye bir gün yok. Nisan: Boğa Burcu (20 Nisan - 20 Mayıs)",
  ]);
});

test("“nişan günü” asks for no day of April", () => {
  expect(answerTo("nişan günü", "2026-11-15T12:00+03:00")).toEqual([]);
});

test("An event in a sign is told with its sign, and neither word is dropped", () => {
  const [moon] = answerTo("akrep dolunayı", "2026-11-15T12:00+03:00");
  expect(moon!.says).toMatch(/ 2027, \d\d:\d\d · Dolunay · Akrep /);
  expect(find(index, "akrep dolunayı", new Date("2026-11-15")).instead).toBeUndefined();
});

test("Asked for its day, the next event comes first, in Turkey's time to the minute", () => {
  const [before] = answerTo("yeni ay ne zaman", "2025-01-29T15:35+03:00");
  expect(before).toMatchObject({ path: "/#ay-2025", first: true, begun: false });
  expect(before!.says).toBe("29 Ocak 2025, 15:36 · Yeni Ay · Kova 9°");
  const [after] = answerTo("yeni ay ne zaman", "2025-01-29T15:37+03:00");
  expect(after!.says).toMatch(/^28 Şubat 2025, 03:45 · Yeni Ay/);
});

test("An eclipse of the moon is none of the sun", () => {
  const ask = (query: string) => answerTo(query, "2026-01-05T12:00+03:00")[0]!.says;
  expect(ask("güneş tutulması ne zaman")).toMatch(/^17 Şubat 2026.*halkalı Güneş tutulması$/);
  expect(ask("ay tutulması ne zaman")).toMatch(/^3 Mart 2026.*tam Ay tutulması$/);
});

test("A retrograde that has begun is told as such until its last day is over", () => {
  const ask = (day: string) => answerTo("merkür retrosu ne zaman", day)[0]!;
  expect(ask("2026-11-13T23:59+03:00")).toMatchObject({ path: "/blog#retro", begun: true });
  expect(ask("2026-11-13T23:59+03:00").says).toMatch(/^Merkür retrosu 24 Ekim-13 Kasım 2026:/);
  expect(ask("2026-11-14T00:00+03:00").begun).toBe(false);
  expect(ask("2026-11-14T00:00+03:00").says).toMatch(/^Merkür retrosu .*2027:/);
});

test("Where the calendar ends nothing is promised", () => {
  expect(answerTo("yeni ay ne zaman", "2100-01-01T00:00Z")).toEqual([]);
  expect(answerTo("yeni aylarda ne yapmalı bugün", "2100-01-01T00:00Z")).toEqual([]);
});

test("Not asked for its day, an event's calendar tells the next one but keeps its place", () => {
  const [moon] = answerTo("dolunay", "2026-11-15T12:00+03:00");
  expect(moon).toMatchObject({ path: "/#ay-2026", first: false });
});

test("A query about something else is not answered by an event", () => {
  const event = { passage: 0, about: "yeni ay", from: "2026-11-20T09:47", to: "2026-11-20T09:47" };
  const calendar: Document = {
    kind: "Ay Evreleri",
    title: "Ay Takvimi",
    path: "/#ay",
    icon: "ay",
    file: "a",
    passages: ["Yeni Ay. Gelir."],
    events: [event],
  };
  const words = {
    filler: [],
    soft: [],
    absent: [],
    when: ["zaman"],
    marked: {},
    equal: [],
    instead: {},
  };
  const found = find(readIndex(writeIndex([calendar], words)), "yeni ay gelir", new Date(0));
  expect(found.groups[0]!.results[0]).not.toHaveProperty("answer");
});
