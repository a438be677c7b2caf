import { expect, test } from "vitest";
import { signNames } from "../../app/content/zodiac.ts";
import { inSign, zodiacPosition } from "./zodiac-position.ts";

test("A longitude is told as sign, degree and minute, truncated and never rounded up", () => {
  expect(zodiacPosition(0)).toEqual({ sign: "Koç", degree: 0, minute: 0 });
  expect(zodiacPosition(29.9999)).toEqual({ sign: "Koç", degree: 29, minute: 59 });
  expect(zodiacPosition(30)).toEqual({ sign: "Boğa", degree: 0, minute: 0 });
  expect(zodiacPosition(352.55)).toEqual({ sign: "Balık", degree: 22, minute: 33 });
  expect(zodiacPosition(359.9999)).toEqual({ sign: "Balık", degree: 29, minute: 59 });
});

test("Minutes have two figures and the sign its locative suffix", () => {
  expect(inSign({ sign: "Balık", degree: 8, minute: 5 })).toBe("8°05′ Balık’ta");
});

test("Every sign's suffix follows Turkish vowel harmony and consonant assimilation", () => {
  const suffixed = signNames.map((sign) => inSign({ sign, degree: 1, minute: 0 }).slice(6));
  for (const word of suffixed) {
    const [name, suffix] = word.split("’") as [string, string];
    const lastVowel = [...name.toLocaleLowerCase("tr-TR")].findLast((c) => "aeıioöuü".includes(c))!;
    const consonant = "fstkçşhp".includes(name.at(-1)!) ? "t" : "d";
    expect(suffix, name).toBe(consonant + ("eiöü".includes(lastVowel) ? "e" : "a"));
  }
  expect(suffixed.join(" ")).toBe(
    "Koç’ta Boğa’da İkizler’de Yengeç’te Aslan’da Başak’ta Terazi’de Akrep’te Yay’da Oğlak’ta Kova’da Balık’ta",
  );
});
