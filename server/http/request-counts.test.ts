import { expect, test } from "vitest";
import { countInMemory } from "./request-counts.ts";

const twoAMinute = { hits: 2, seconds: 60 };
const at = (second: number) => new Date(Date.UTC(2025, 8, 24, 10, 0, second));

test("Up to the limit nobody waits; after it, until the window closes", async () => {
  const count = countInMemory();
  expect(await count("a", twoAMinute, at(0))).toBeUndefined();
  expect(await count("a", twoAMinute, at(10))).toBeUndefined();
  expect(await count("a", twoAMinute, at(20))).toBe(40);
  expect(await count("a", twoAMinute, at(59))).toBe(1);
  expect(await count("a", twoAMinute, at(60))).toBeUndefined();
});

test("Keys are counted apart", async () => {
  const count = countInMemory();
  await count("a", twoAMinute, at(0));
  await count("a", twoAMinute, at(1));
  await count("b", twoAMinute, at(1));
  expect(await count("b", twoAMinute, at(2))).toBeUndefined();
  expect(await count("a", twoAMinute, at(3))).toBe(57);
});
