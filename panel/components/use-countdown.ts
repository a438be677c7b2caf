import { useEffect, useState } from "react";
import type { ApiError } from "../data/api.ts";
import { currentTime } from "../data/clock.tsx";

/** Seconds until what was refused may be tried again. */
export function useCountdown(problem: ApiError | undefined): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(problem?.wait ?? 0);
    if (!problem?.wait) return;
    const until = currentTime().getTime() + problem.wait * 1000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((until - currentTime().getTime()) / 1000));
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [problem]);
  return seconds;
}
