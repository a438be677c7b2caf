import { expect, test } from "vitest";
import { birthDateIn, isBornWithin } from "./birth-dates.ts";

const vocabulary = {
  filler: ["hangi", "ne"],
  soft: ["burc"],
  absent: [],
  when: [],
  marked: { nişan: "dugun" },
  equal: [],
  instead: {},
};

test.each([
  ["5 mayıs", "5 Mayıs"],
  ["5 MAYIS 1990 hangi burç", "5 Mayıs"],
  ["5 Mayıs’ta doğanlar", "5 Mayıs"],
  ["5 mayısta doğanların burcu ne", "5 Mayıs"],
  ["21.03", "21 Mart"],
  ["5/5", "5 Mayıs"],
  ["29-02-1988", "29 Şubat"],
  ["mart ayında doğanlar", "Mart"],
  ["ağustos burcu", "Ağustos"],
  ["mayıs 5", "5 Mayıs"],
  ["Nisan 20, 1991", "20 Nisan"],
  ["nısan 20", "20 Nisan"],
  ["agustos 9", "9 Ağustos"],
  ["1990-05-05", "5 Mayıs"],
  ["1990 mayıs 5", "5 Mayıs"],
  ["21 mart koç ne balık", "21 Mart"],
  ["boğa mayıs", "Mayıs"],
  ["20 Nisan".normalize("NFD"), "20 Nisan"],
])("“%s” asks for %s", (query, date) => {
  expect(birthDateIn(query, vocabulary)).toEqual({ date });
});

test.each([
  ["31 nisan", "Nisan", "31 Nisan"],
  ["30 şubat", "Şubat", "30 Şubat"],
  ["31.04.1990", "Nisan", "31 Nisan"],
  ["1990-02-30", "Şubat", "30 Şubat"],
  ["mayıs 32", "Mayıs", "32 Mayıs"],
])("“%s” asks for %s, since there is no %s", (query, date, missing) => {
  expect(birthDateIn(query, vocabulary)).toEqual({ date, missing });
});

test.each([
  "nişan",
  "nişan günü",
  "NİŞAN tarihi",
  "nişan".normalize("NFD"),
  "mart 2026",
  "0.5",
  "13.13",
  "5",
  "5 mayıs dolunayı",
  "mars",
  "2026 mart",
  "5 5 5 5",
  "",
])("“%s” asks for no birthday", (query) => {
  expect(birthDateIn(query, vocabulary)).toBeUndefined();
});

test("A day is of one sign, a month of two", () => {
  const ranges = ["19 Şubat - 20 Mart", "21 Mart - 19 Nisan", "22 Aralık - 19 Ocak"];
  const within = (date: string) => ranges.filter((range) => isBornWithin(date, range));
  expect(within("20 Mart")).toEqual([ranges[0]]);
  expect(within("1 Ocak")).toEqual([ranges[2]]);
  expect(within("Mart")).toEqual([ranges[0], ranges[1]]);
});
