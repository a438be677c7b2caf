import { allPlanets } from "content-collections";
import { expect, test } from "vitest";
import { placementDescription } from "./placement-description.ts";

const sentence = (length: number) => `${"a".repeat(length - 1)}.`;
const described = (...items: string[]) => placementDescription([{ items }]);

test("A reading is described by its first sentences, without their labels", () => {
  const [first, second] = [sentence(60), sentence(70)];
  expect(described(`Bir: ${first}`, `İki: ${second}`, `Üç: ${first}`)).toBe(`${first} ${second}`);
  expect(described(`Bir: ${sentence(130)}`, "İki: b")).toBe(sentence(130));
});

test("Sentences that do not fit are cut at a word", () => {
  const words = "on iki burç ".repeat(9).trim();
  expect(described(`Bir: ${words}`, `İki: ${words}`)).toMatch(/^on iki .{100,150}[çkin]…$/);
});

test("Every reading has a description of its own, of 110 to 160 letters", () => {
  const all = allPlanets.flatMap(({ positions }) => positions.map((one) => one.description));
  expect(new Set(all).size).toBe(120);
  for (const one of all) {
    expect(one.length, one).toBeGreaterThanOrEqual(110);
    expect(one.length, one).toBeLessThanOrEqual(160);
  }
});
