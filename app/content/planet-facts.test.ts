import { allPlanets, allSigns } from "content-collections";
import { expect, test } from "vitest";
import { planetFacts } from "./planet-facts.ts";
import { signNames } from "./zodiac.ts";

const factsOf = (name: string) => {
  const planet = allPlanets.find((one) => one.name === name)!;
  return planetFacts(planet, allSigns).map(
    ({ label, signs, words }) => `${label}: ${signs.join(", ") || words}`,
  );
};

test("A planet's facts are the signs that it rules, where it is exalted and falls, and its speed", () => {
  expect(factsOf("Mars")).toEqual([
    "Yönettiği burçlar: Koç, Akrep",
    "Yüceldiği burç: Oğlak",
    "Düştüğü burç: Yengeç",
    "Hızı: Bir burçta altı yedi hafta",
  ]);
});

test("Where astrologers disagree the facts say so, and name no fall", () => {
  expect(factsOf("Neptün")).toEqual([
    "Yönettiği burç: Balık",
    "Yüceldiği burç: Görüş birliği yok",
    "Hızı: Bir burçta on dört yıl kadar",
  ]);
});

test("The facts say what the closing paragraph says", () => {
  for (const planet of allPlanets) {
    for (const { label, signs } of planetFacts(planet, allSigns)) {
      for (const sign of signs) expect(planet.general, `${planet.name} ${label}`).toContain(sign);
    }
    if (!planet.exaltation) continue;
    const exalted = signNames.filter((sign) =>
      new RegExp(`${sign}’t?d?[ae] (ayrıca )?yücel`).test(planet.general),
    );
    expect(exalted, planet.name).toEqual([planet.exaltation]);
  }
});
