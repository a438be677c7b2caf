import { useEffect, useRef, useState } from "react";
import type { ListAnswer } from "../../../contract/panel/calls.ts";

const markedFor = 8000;
const none: ReadonlySet<string> = new Set();

/** The requests that were not there when the same question was answered before. */
export function useArrivals(answer: ListAnswer | undefined, question: string): ReadonlySet<string> {
  const seen = useRef<{ question: string; ids: Set<string> }>(undefined);
  const [arrivals, setArrivals] = useState(none);
  useEffect(() => {
    if (!answer) return;
    const before = seen.current;
    const ids = new Set(answer.appointments.map(({ id }) => id));
    seen.current = { question, ids };
    if (before?.question !== question) return;
    // What was here once and comes back, as after an undo, is nothing new.
    seen.current.ids = ids.union(before.ids);
    const fresh = answer.appointments.filter(
      ({ id, status }) => status === "pending" && !before.ids.has(id),
    );
    if (fresh.length > 0) setArrivals(new Set(fresh.map(({ id }) => id)));
  }, [answer, question]);
  useEffect(() => {
    if (arrivals.size === 0) return;
    const timer = setTimeout(() => setArrivals(none), markedFor);
    return () => clearTimeout(timer);
  }, [arrivals]);
  return arrivals;
}
