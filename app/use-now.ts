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
