import { expect, test } from "vitest";
import { seriesIn } from "./series.ts";

test("Three nouns in a row are a series, with and without a conjunction [15.5]", () => {
  expect(seriesIn("Sakinlik ister. Mum, müzik ve bir çift göz gerekir.")).toEqual([
    "Mum, müzik ve bir çift göz gerekir",
  ]);
  expect(seriesIn("Eleştirildiğiniz gün projeden, gruptan, sofradan kalkarsınız.")).toHaveLength(1);
});

test("So are three clauses in a row [15.5]", () => {
  expect(seriesIn("Düğmeye basar, çayı doldurur, işi teslim edersiniz.")).toHaveLength(1);
  expect(seriesIn("Hazineyi sayar, tasnif eder ve kaydını tutarsınız.")).toHaveLength(1);
});

test("Two parts, four parts and a sentence with two commas are no series [15.5]", () => {
  for (const plain of [
    "Ateş ve su yan yana durur.",
    "İtfaiye, cerrahi, spor ve metal işleri size uyar.",
    "İtfaiye, cerrahi, spor, metal size uyar.",
    "Venüs burada zarardadır, yani uzlaşmak kolay gelmez, yaşadıkça öğrenirsiniz.",
    "Öfkeniz çabuk söner, çay ve simit söylersiniz.",
  ]) {
    expect(seriesIn(plain), plain).toEqual([]);
  }
});
