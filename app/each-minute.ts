const MINUTE = 60_000;

/** Tells the visitor's clock, now and at the beginning of each minute. */
export function eachMinute(tell: (now: number) => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const update = () => {
    clearTimeout(timer);
    const now = Date.now();
    timer = setTimeout(update, MINUTE - (now % MINUTE));
    tell(now);
  };
  update();
  // Timers stop while the device sleeps and in the back-forward cache.
  document.addEventListener("visibilitychange", update);
}
