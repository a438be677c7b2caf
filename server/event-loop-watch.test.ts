import { expect, onTestFinished, test } from "vitest";
import { watchEventLoop } from "./event-loop-watch.ts";

/** Until the watch has looked so many times. */
function watched(options: { every: number; tooLong: number }) {
  const lines: object[] = [];
  const delays: number[] = [];
  let onLook = () => {};
  const stop = watchEventLoop({
    log: { warn: (about) => void lines.push(about) },
    onDelay(ms) {
      delays.push(ms);
      onLook();
    },
    ...options,
  });
  onTestFinished(stop);
  const looks = (times: number) =>
    new Promise<void>((resolve) => {
      const goal = delays.length + times;
      onLook = () => delays.length >= goal && resolve();
    });
  return { lines, delays, looks };
}

function hold(ms: number) {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("Work that holds the process is told with its length, at most once each time it is looked at", async () => {
  const { lines, delays, looks } = watched({ every: 2000, tooLong: 200 });
  // Once the monitor has begun to measure.
  setTimeout(hold, 50, 300);
  await looks(1);
  const longest = Math.max(...delays);
  expect(longest).toBeGreaterThanOrEqual(290);
  expect(lines).toContainEqual({ ms: longest });
  expect(lines.length).toBeLessThanOrEqual(delays.length);
});

test("Work that is shorter than too long is not worth a line", async () => {
  const { lines, delays, looks } = watched({ every: 20, tooLong: 1_000_000 });
  await looks(3);
  expect(delays).toHaveLength(3);
  expect(lines).toEqual([]);
});
