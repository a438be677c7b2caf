import { expect, test } from "vitest";
import { coalesced } from "./coalesce.ts";

/** Each run returns its number, once it is released. */
function heldCounts() {
  const held: (() => void)[] = [];
  let runs = 0;
  const count = coalesced(
    () => new Promise<number>((resolve) => held.push(resolve.bind(null, ++runs))),
  );
  return { count, runs: () => runs, release: () => held.shift()!() };
}

test("A hundred simultaneous calls cause two runs", async () => {
  const { count, runs, release } = heldCounts();
  const first = count();
  const others = Array.from({ length: 99 }, count);
  release();
  expect(await first).toBe(1);
  await Promise.resolve();
  release();
  expect(new Set(await Promise.all(others))).toEqual(new Set([2]));
  expect(runs()).toBe(2);
});

test("A call during a run gets the result of the next run", async () => {
  const { count, release } = heldCounts();
  const before = count();
  const after = count();
  release();
  await before;
  await Promise.resolve();
  release();
  expect(await after).toBe(2);
});

test("A later call causes another run, also after a failed one", async () => {
  let runs = 0;
  const count = coalesced(async () => {
    runs += 1;
    if (runs === 1) throw new Error("down");
    return runs;
  });
  await expect(count()).rejects.toThrow("down");
  expect(await count()).toBe(2);
  expect(await count()).toBe(3);
});
