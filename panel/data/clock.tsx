import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

/** The panel's only clock: everything else is told the time. */
export const currentTime = () => new Date();

const ClockContext = createContext(currentTime());

/** The time as the screens know it: which day it is and what has passed follow it. */
export const useNow = () => useContext(ClockContext);

const tick = 20_000;

export function ClockProvider({ children }: { children: ReactNode }) {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const update = () => setNow(currentTime());
    const timer = setInterval(update, tick);
    // A sleeping computer's timers sleep too.
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, []);
  return <ClockContext value={now}>{children}</ClockContext>;
}
