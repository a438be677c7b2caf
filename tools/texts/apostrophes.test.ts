import { expect, test } from "vitest";
import { missingApostrophes } from "./apostrophes.ts";

const found = (text: string) =>
  missingApostrophes({ file: "a.md", line: 3, field: [], text }).map(({ message }) => message);

test("A planet's case suffix without an apostrophe is found, with what it should be", () => {
  expect(found("Marsın gücü artar.")).toEqual(["“Marsın” should be “Mars’ın”"]);
  expect(found("Bu yıl Venüste, Jüpiterle, Plütondan ve Satürnünüze.")).toHaveLength(4);
});

test("A sign's case suffix without an apostrophe is found inside a sentence", () => {
  expect(found("Bu yıl Koçun kapısı çalınır.")).toEqual(["“Koçun” should be “Koç’un”"]);
  expect(found("Gezegen bu yıl Aslanda, yarın Kovaya geçer.")).toHaveLength(2);
  expect(found("Yükselen Terazinin evleri")).toHaveLength(1);
});

test("A softened sign is found: a name keeps its last letter", () => {
  expect(found("Bu sular Balığın evidir.")).toEqual(["“Balığın” should be “Balık’ın”"]);
});

test("Places and years are found too", () => {
  expect(found("Okul İstanbulda, dersler Türkiyenin her yerinden.")).toHaveLength(2);
  expect(found("Bu açı 2026da kurulur.")).toEqual(["“2026da” should be “2026’da”"]);
});

test("Plural and derivational suffixes take no apostrophe", () => {
  expect(
    found("Bütün Koçlar, Aslanların dostu; Marslı ve İstanbullu, Amerikan ve Osmanlıca."),
  ).toEqual([]);
});

test("Correct suffixes and bare names pass", () => {
  expect(found("Bu yıl Koç’un Mars’ı Ay’a bakar, Güneş ve Yay susar; 2026’da biter.")).toEqual([]);
});

test("Common nouns in lower case are no names", () => {
  expect(
    found("Her ayın başında yayı gerer, kovayı doldurur, balığı tutar, güneşe bakar."),
  ).toEqual([]);
});

test("At the start of a sentence a word that is a name too may be the common noun", () => {
  expect(found("Ayın on beşinde ödenir. Aslanın yelesi kabarır.")).toEqual([]);
  expect(found("Bu gece Ayın ışığı yeter.")).toHaveLength(1);
});

test("Capitals of a heading or of a longer name prove nothing", () => {
  expect(found("Ayın Aynası: Balığın Düşü")).toEqual([]);
  expect(found("Ödülü Altın Ayı olan yönetmen, bir de Ayla Algan.")).toEqual([]);
});
