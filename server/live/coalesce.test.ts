import { expect, test } from "vitest";
import { coalesced } from "./coalesce.ts";

/** Each answer is its number; all wait until they are let go. */
function heldCounts() {
  const held: (() => void)[] = [];
  let asked = 0;
  const count = coalesced(
    () => new Promise<number>((resolve) => held.push(resolve.bind(null, ++asked))),
  );
  return { count, asked: () => asked, letGo: () => held.shift()!() };
}

test("A hundred who ask after a change are answered with two counts, not a hundred", async () => {
  const { count, asked, letGo } = heldCounts();
  const first = count();
  const others = Array.from({ length: 99 }, count);
  letGo();
  expect(await first).toBe(1);
  await Promise.resolve();
  letGo();
  expect(new Set(await Promise.all(others))).toEqual(new Set([2]));
  expect(asked()).toBe(2);
});

test("Whoever asks while a count is running is not told what may be older than the question", async () => {
  const { count, letGo } = heldCounts();
  const before = count();
  const after = count();
  letGo();
  await before;
  await Promise.resolve();
  letGo();
  expect(await after).toBe(2);
});

test("Whoever asks later gets a count of their own, also after one that failed", async () => {
  let asked = 0;
  const count = coalesced(async () => {
    asked += 1;
    if (asked === 1) throw new Error("down");
    return asked;
  });
  await expect(count()).rejects.toThrow("down");
  expect(await count()).toBe(2);
  expect(await count()).toBe(3);
});
