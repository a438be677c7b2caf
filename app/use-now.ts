import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** The visitor's clock, told anew each minute. Nothing while hydrating: the prerendered page knows no today. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tell = () => {
      clearTimeout(timer);
      const ms = Date.now();
      setNow(ms);
      timer = setTimeout(tell, MINUTE - (ms % MINUTE));
    };
    tell();
    // Timers sleep with the device, and while the page is kept for the way back.
    document.addEventListener("visibilitychange", tell);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tell);
    };
  }, []);
  return now;
}

/**
 * The day that it is in Turkey, "2026-11-16", wherever the visitor's clock is set; long ago where none is told.
 * Türkiye has kept +03:00, with no change of clocks, since 7 September 2016.
 */
export function turkishDay(now = 0): string {
  return new Date(now + 180 * MINUTE).toISOString().slice(0, 10);
}

export const turkishMonth = (now?: number): string => turkishDay(now).slice(0, 7);
