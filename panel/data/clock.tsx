import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";

/** The panel's only clock: everything else is told the time. */
export const currentTime = () => new Date();

const ClockContext = createContext(currentTime());
const UpdateContext = createContext(() => {});

/** The time as the screens know it: which day it is and what has passed follow it. */
export const useNow = () => useContext(ClockContext);
/** For what brings news: they are judged by the time at which they came. */
export const useUpdateClock = () => useContext(UpdateContext);

const tick = 20_000;

export function ClockProvider({ children }: { children: ReactNode }) {
  const [now, setNow] = useState(currentTime);
  const update = useCallback(() => setNow(currentTime()), []);
  useEffect(() => {
    const timer = setInterval(update, tick);
    // A sleeping computer's timers sleep too.
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, [update]);
  return (
    <UpdateContext value={update}>
      <ClockContext value={now}>{children}</ClockContext>
    </UpdateContext>
  );
}
