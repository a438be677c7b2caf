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

test("A clock that was ahead leaves nobody waiting longer than the window", async () => {
  const count = countInMemory();
  for (let hits = 0; hits < 3; hits++) await count("a", twoAMinute, at(30));
  expect(await count("a", twoAMinute, at(0))).toBe(60);
  expect(await count("a", twoAMinute, at(30))).toBe(30);
  expect(await count("a", twoAMinute, at(60))).toBeUndefined();
});

test("Whoever asks is forgotten after the window, also when the clock was ahead before", async () => {
  const windows = new Map();
  const count = countInMemory(windows);
  await count("a", twoAMinute, new Date(at(0).getTime() + 800 * 86_400_000));
  await count("b", twoAMinute, at(0));
  expect([...windows.keys()]).toEqual(["b"]);
  await count("c", twoAMinute, new Date(at(0).getTime() + 60_000));
  expect([...windows.keys()]).toEqual(["c"]);
});

test("Of too many keys the oldest are forgotten, and who is asking stays known", async () => {
  const windows = new Map();
  const count = countInMemory(windows, 100);
  for (let key = 0; key < 1000; key++) {
    await count(String(key), twoAMinute, at(0));
    await count("busy", twoAMinute, at(0));
  }
  expect(windows.size).toBe(100);
  expect(await count("busy", twoAMinute, at(0))).toBe(60);
  expect(await count("999", twoAMinute, at(0))).toBeUndefined();
});
