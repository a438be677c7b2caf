import { monitorEventLoopDelay } from "node:perf_hooks";

type Watch = {
  log: { warn(about: object, message: string): void };
  /** Milliseconds, once an interval. */
  onDelay?: (longest: number) => void;
  every?: number;
  tooLong?: number;
};

/** One piece of work that keeps everyone waiting is said once an interval; nobody else would notice why. */
export function watchEventLoop({ log, onDelay, every = 10_000, tooLong = 200 }: Watch): () => void {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  const look = () => {
    const ms = Math.round(delays.max / 1e6);
    delays.reset();
    onDelay?.(ms);
    if (ms > tooLong) log.warn({ ms }, "the event loop was held");
  };
  // After all timers that are due, the monitor's own among them: what it has yet to measure would be lost.
  const timer = setInterval(() => setImmediate(look), every).unref();
  return () => {
    clearInterval(timer);
    delays.disable();
  };
}
