import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";

/** The only place that reads the clock; everything else takes the time as an argument. */
export const currentTime = () => new Date();

const ClockContext = createContext(currentTime());
const UpdateContext = createContext(() => {});

/** The time by which screens decide which day it is and what has passed. */
export const useNow = () => useContext(ClockContext);
/** Sets the clock when an event arrives, so that the event is shown at its time. */
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
