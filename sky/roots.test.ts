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
