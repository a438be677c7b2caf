import { startTransition, useEffect, useState } from "react";

const MINUTE = 60_000;

/** The visitor's clock, updated each minute. Undefined while hydrating: the prerendered page knows no time. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      clearTimeout(timer);
      const ms = Date.now();
      // Much of a page depends on it: drawing it is no reason to keep a press waiting.
      startTransition(() => setNow(ms));
      timer = setTimeout(update, MINUTE - (ms % MINUTE));
    };
    update();
    // Timers stop while the device sleeps and in the back-forward cache.
    document.addEventListener("visibilitychange", update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, []);
  return now;
}
