import { useEffect, useRef, useState } from "react";
import type { Answer } from "./sticky-rows.ts";

const markedFor = 8000;
const none: ReadonlySet<string> = new Set();

/** The requests that were not there when the same question was answered before, with as many pages. */
export function useNewRows(answer: Answer | undefined): ReadonlySet<string> {
  const seen = useRef<{ question: string; pageCount: number; ids: Set<string> }>(undefined);
  const [newRows, setNewRows] = useState(none);
  useEffect(() => {
    if (!answer) return;
    const { appointments, question, pageCount } = answer;
    const before = seen.current;
    const ids = new Set(appointments.map(({ id }) => id));
    seen.current = { question, pageCount, ids };
    if (before?.question !== question) return;
    // What was here once and comes back, as after an undo, is nothing new.
    seen.current.ids = ids.union(before.ids);
    if (before.pageCount !== pageCount) return;
    const fresh = appointments.filter(
      ({ id, status }) => status === "pending" && !before.ids.has(id),
    );
    if (fresh.length > 0) setNewRows(new Set(fresh.map(({ id }) => id)));
  }, [answer]);
  useEffect(() => {
    if (newRows.size === 0) return;
    const timer = setTimeout(() => setNewRows(none), markedFor);
    return () => clearTimeout(timer);
  }, [newRows]);
  return newRows;
}
