import { expect, test } from "vitest";
import { readSkyFiles } from "../content/sky-files.ts";
import { skyAt } from "./sky-now.ts";
import { skyRows } from "./sky-rows.ts";

const { sky } = readSkyFiles();
const november = skyRows(sky, "2026-11");
const said = (moment: string) =>
  november.findLast(([minute]) => minute * 60_000 <= Date.parse(moment));

test("A row has all texts of its minute", () => {
  expect(said("2026-11-15T12:00:00Z")?.slice(2)).toEqual([
    "Büyüyen Hilal",
    "%31 aydınlık",
    "Kova burcunda",
    "18 Kasım 00.19’a kadar",
    "Satürn, Uranüs, Neptün",
    "",
    "Dolunay (İkizler)",
    "24 Kasım Salı 17.54",
  ]);
});

test("Words change at the minute of an ingress, of a full moon and of midnight in Turkey", () => {
  expect(said("2026-11-17T21:18:59Z")?.[4]).toBe("Kova burcunda");
  expect(said("2026-11-17T21:19:00Z")?.[4]).toBe("Balık burcunda");
  expect(said("2026-11-16T20:59:59Z")?.[5]).toBe("18 Kasım 00.19’a kadar");
  expect(said("2026-11-16T21:00:00Z")?.[5]).toBe("yarın 00.19’a kadar");
  expect(said("2026-11-24T14:53:59Z")?.slice(8)).toEqual(["Dolunay (İkizler)", "bugün 17.54"]);
  expect(said("2026-11-24T14:54:00Z")?.[8]).toBe("Yeni Ay (Yay)");
});

test("A month begins at Turkey's midnight, and the next goes on where it ends", () => {
  expect(november[0]![0] * 60_000).toBe(Date.parse("2026-10-31T21:00:00Z"));
  expect(november.at(-1)![0] * 60_000).toBeLessThan(Date.parse("2026-11-30T21:00:00Z"));
  expect(skyRows(sky, "2026-12")[0]![0] * 60_000).toBe(Date.parse("2026-11-30T21:00:00Z"));
  expect(skyRows(sky, "2028-12").at(-1)?.slice(8)).toEqual(["2028 sonrası henüz hesaplanmadı", ""]);
});

test("The hour of a station is said to be a rough one", () => {
  const at = Date.parse("2026-12-10T12:00:00Z");
  const row = skyRows(sky, "2026-12").findLast(([minute]) => minute * 60_000 <= at);
  expect(row?.[8]).toBe("Satürn retrosu bitiyor");
  expect(row?.[9]).toMatch(/^(yarın|11 Aralık Cuma) \d\d\.\d\d civarında$/);
});

test("At every quarter of an hour the row agrees with the table", () => {
  const january = skyRows(sky, "2025-01");
  for (let at = sky.from; at < sky.from + 31 * 86_400_000; at += 47 * 15 * 60_000) {
    const row = january.findLast(([minute]) => minute * 60_000 <= at)!;
    const now = skyAt(sky, at);
    expect(row[2]).toBe(now.phase);
    expect(row[3]).toBe(`%${now.lit} aydınlık`);
    expect(row[4]).toBe(`${now.sign} burcunda`);
  }
});

test("The Moon is drawn with its light on the right while it grows, and on the left after", () => {
  const drawn = (moment: string) => said(moment)?.[1];
  // A thin sickle on the right, a full disc but for the left, and so on to the other side.
  expect(drawn("2026-11-12T12:00:00Z")).toMatch(/^M0-10A10 10 0 0 1 0 10A\S+ 10 0 0 0 0-10$/);
  expect(drawn("2026-11-20T12:00:00Z")).toMatch(/^M0-10A10 10 0 0 1 0 10A\S+ 10 0 0 1 0-10$/);
  expect(drawn("2026-11-28T12:00:00Z")).toMatch(/^M0-10A10 10 0 0 0 0 10A\S+ 10 0 0 0 0-10$/);
  expect(drawn("2026-11-04T12:00:00Z")).toMatch(/^M0-10A10 10 0 0 0 0 10A\S+ 10 0 0 1 0-10$/);
});
