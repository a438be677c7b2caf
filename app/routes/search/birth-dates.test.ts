import { expect, test } from "vitest";
import { birthDateIn, isBornWithin } from "./birth-dates.ts";

const vocabulary = {
  filler: ["hangi", "ne"],
  soft: ["burc"],
  absent: [],
  when: [],
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
])("“%s” asks for %s [18.13]", (query, date) => {
  expect(birthDateIn(query, vocabulary)).toBe(date);
});

test.each([
  "31 nisan",
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
