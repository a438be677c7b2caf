import { afterEach, beforeEach, vi } from "vitest";

/**
 * Timers and the clock are the test's: they go on so slowly that a busy machine ends none too early,
 * and by as much as a test says: `vi.advanceTimersByTime(…)`.
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
