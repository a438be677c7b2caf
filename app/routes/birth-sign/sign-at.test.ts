import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { packedIngresses, sunIngressesSchema } from "../../content/sun-ingresses.ts";
import { signNames } from "../../content/zodiac.ts";
import { signAt } from "./sign-at.ts";

const calendar = JSON.parse(readFileSync("content/sky/sun-ingresses.json", "utf8"));
const entries = packedIngresses(sunIngressesSchema.parse(calendar));
const at = (date: string) => {
  const found = signAt(date, entries, 1930);
  if (!found) return undefined;
  if (found.sign !== undefined) return signNames[found.sign];
  return `${found.hour} ${signNames[found.entered]}`;
};

test("A day between two borders has one sign", () => {
  expect(at("1990-07-29")).toBe("Aslan");
  expect(at("1930-01-01")).toBe("Oğlak");
  expect(at("2030-12-31")).toBe("Oğlak");
  expect(at("2000-02-29")).toBe("Balık");
});

test("On the day on which the Sun enters a sign, its hour in Turkey is told", () => {
  expect(at("2000-03-19")).toBe("Balık");
  expect(at("2000-03-20")).toBe("09.35 Koç");
  expect(at("2000-03-21")).toBe("Koç");
  expect(at("2026-12-21")).toBe("23.50 Oğlak");
});

test("Outside of the computed years nothing is guessed", () => {
  expect(at("1929-12-31")).toBeUndefined();
  expect(at("2031-01-01")).toBeUndefined();
  expect(at("")).toBeUndefined();
});

test("Every day of every year has an answer", () => {
  const days = Date.UTC(2031, 0, 1) / 86_400_000;
  for (let day = Date.UTC(1930, 0, 1) / 86_400_000; day < days; day += 1) {
    const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
    expect(at(date), date).toBeTruthy();
  }
});
