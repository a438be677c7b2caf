import { afterEach, beforeEach, vi } from "vitest";

/**
 * Fakes timers and the date. They run at a quarter of real time, so that a slow machine ends none too early; a test moves
 * them on with `vi.advanceTimersByTime(…)`.
 */
export function fakeTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
      shouldAdvanceTime: true,
      advanceTimeDelta: 1,
    });
  });
  afterEach(() => void vi.useRealTimers());
}
