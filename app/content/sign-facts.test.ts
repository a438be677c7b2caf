import { allSigns, signFactList } from "content-collections";
import { expect, test } from "vitest";
import { rulersOf } from "./sign.ts";
import { factsOf, qualityOf, seasons, signFactsSchema } from "./sign-facts.ts";
import { type PlanetName, signNames } from "./zodiac.ts";

const signOf = (name: string) => allSigns.find((sign) => sign.name === name)!;
const facts = (name: string) =>
  factsOf(signOf(name), signFactList.signs).map(({ label, text, links }) => [
    label,
    text ?? links?.map(({ title, path }) => `${title} ${path}`).join(", "),
  ]);

test("A sign's seven facts, those with a page of their own as links", () => {
  expect(facts("Aslan")).toEqual([
    ["Element", "Ateş /elements#ateş"],
    ["Nitelik", "Sabit"],
    ["Yönetici", "Güneş /planets"],
    ["Karşıt burç", "Kova /zodiac/kova"],
    ["Gün", "Pazar"],
    ["Maden", "Altın"],
    ["Beden", "Kalp ve sırt"],
  ]);
});

test("Two rulers are named together", () => {
  expect(facts("Akrep")[2]).toEqual(["Yöneticiler", "Mars /planets/mars, Plüton /planets/pluton"]);
});

test("Each element has one sign of each quality, and each quality opens, holds or closes a season", () => {
  expect(seasons.map(({ name }) => name)).toEqual(["İlkbahar", "Yaz", "Sonbahar", "Kış"]);
  for (const { signs } of seasons)
    expect(signs.map(qualityOf)).toEqual(["Öncü", "Sabit", "Değişken"]);
  const pairs = signNames.map((name) => `${signOf(name).element} ${qualityOf(name)}`);
  expect(new Set(pairs).size).toBe(12);
});

test("Day and metal are those of the classical ruler", () => {
  const given: Partial<Record<PlanetName, string>> = {
    Ay: "Pazartesi Gümüş",
    Mars: "Salı Demir",
    Merkür: "Çarşamba Cıva",
    Jüpiter: "Perşembe Kalay",
    Venüs: "Cuma Bakır",
    Satürn: "Cumartesi Kurşun",
    Güneş: "Pazar Altın",
  };
  for (const { name, day, metal } of signFactList.signs) {
    const classical = [...rulersOf(signOf(name)), "Satürn" as const].find((one) => given[one])!;
    expect(`${day} ${metal}`, name).toBe(given[classical]);
  }
});

test("A list of facts without one of the twelve, or in another order, stops the build", () => {
  const { signs } = signFactList;
  expect(signFactsSchema.safeParse({ signs }).success).toBe(true);
  expect(signFactsSchema.safeParse({ signs: signs.slice(1) }).success).toBe(false);
  expect(signFactsSchema.safeParse({ signs: signs.toReversed() }).success).toBe(false);
});
