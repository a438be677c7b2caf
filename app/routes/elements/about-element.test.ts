import { expect, test } from "vitest";
import { aboutElement } from "./about-element.ts";

test("The paragraph lists an element's signs in Turkish and lower-cases its name [8.2]", () => {
  const text = aboutElement("Ateş", ["Koç", "Aslan", "Yay"]);
  expect(text).toMatch(/^Ateş elementi Koç, Aslan ve Yay burçlarını kapsar\./);
  expect(text).toContain("ateş burçlarına");
});
