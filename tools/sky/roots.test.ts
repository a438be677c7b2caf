import { expect, test } from "vitest";
import { findRoots } from "./roots.ts";

test("Every sign change is found to the tolerance, in order, with its direction", () => {
  const roots = findRoots(Math.sin, { from: 1, to: 10, step: 1, tolerance: 1e-9 });
  expect(roots.map(({ rising }) => rising)).toEqual([false, true, false]);
  for (const [index, { at }] of roots.entries()) expect(at).toBeCloseTo((index + 1) * Math.PI, 8);
});

test("A function that keeps its sign has no roots", () => {
  expect(findRoots(() => 1, { from: 0, to: 10, step: 1, tolerance: 1e-6 })).toEqual([]);
});

test("Where a function is zero it counts as risen, on either way", () => {
  const found = (f: (x: number) => number) =>
    findRoots(f, { from: 0, to: 4, step: 1, tolerance: 1e-9 }).map(({ at, rising }) => [
      Math.round(at * 1e6) / 1e6,
      rising,
    ]);
  expect(found((x) => x - 2)).toEqual([[2, true]]);
  expect(found((x) => 2.5 - x)).toEqual([[2.5, false]]);
  expect(found((x) => (x < 2.5 ? -1 : 0))).toEqual([[2.5, true]]);
});

test("The search ends at its end", () => {
  const asked: number[] = [];
  const f = (x: number) => {
    asked.push(x);
    return 1;
  };
  findRoots(f, { from: 0, to: 3, step: 1, tolerance: 0.1 });
  expect(asked).toEqual([0, 1, 2, 3]);
});
