import { monitorEventLoopDelay } from "node:perf_hooks";

type Watch = {
  log: { warn(about: object, message: string): void };
  /** Milliseconds, once an interval. */
  onDelay?: (longest: number) => void;
  every?: number;
  tooLong?: number;
};

/** Logs when the event loop was blocked for too long, at most once an interval. */
export function watchEventLoop({ log, onDelay, every = 10_000, tooLong = 200 }: Watch): () => void {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  const look = () => {
    const ms = Math.round(delays.max / 1e6);
    delays.reset();
    onDelay?.(ms);
    if (ms > tooLong) log.warn({ ms }, "the event loop was held");
  };
  // After all due timers, since the monitor's own must record the delay before it is read.
  const timer = setInterval(() => setImmediate(look), every).unref();
  return () => {
    clearInterval(timer);
    delays.disable();
  };
}
