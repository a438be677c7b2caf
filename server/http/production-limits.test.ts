import { expect, test } from "vitest";
import { defaultTimeout } from "../database/time-limits.ts";
import { defaultLimits } from "./connections.ts";
import { longestStop } from "./graceful-stop.ts";

/** The other tests shorten these times: what holds in production is stated here alone. */
const second = 1000;

test("A client that sends its headers for 10 seconds, its request for 15, nothing for 30, reads one answer for 120, or asks nothing more for 72 is let go", () => {
  const { headers, request, silence, answer, idle, checkEvery } = defaultLimits;
  expect([headers, request, silence, answer, idle]).toEqual([
    10 * second,
    15 * second,
    30 * second,
    120 * second,
    72 * second,
  ]);
  expect(checkEvery).toBeLessThanOrEqual(second);
});

test("A stop takes at most ten seconds: 5 for what is in flight, 9 in all before the process ends itself", () => {
  expect([defaultLimits.stop, longestStop]).toEqual([5 * second, 9 * second]);
});

test("Within 3 seconds the database has answered, or the call is told that it cannot", () => {
  expect(defaultTimeout).toBe(3 * second);
});
