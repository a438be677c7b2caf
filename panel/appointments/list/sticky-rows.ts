import { useCallback, useEffect, useState } from "react";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { undoSeconds } from "../../../contract/panel/words.ts";

const lookAgainAfter = 1000;
/** Whoever points at one, or stands on it with the keyboard, still needs it. */
const needed = '.appointment-row[data-gone="true"]:is(:hover, :focus-within)';

type Held = { answer: Answer; rows: StickyRow[] };

/**
 * A row that leaves the list stays where it was, as long as its change can be taken back: whatever comes
 * next under a finger is never another person's. What was done here shows in it.
 */
export function useStickyRows(answer: Answer) {
  const [held, setHeld] = useState<Held>({ answer, rows: withGone([], answer.appointments) });
  const [left, setLeft] = useState<ReadonlyMap<string, PanelAppointment>>(new Map());
  if (held.answer !== answer) {
    const before = held.answer.question === answer.question ? held.rows : [];
    setHeld({ answer, rows: withGone(before, answer.appointments) });
  }
  const gone = held.rows.filter(({ isGone }) => isGone).map(({ appointment }) => appointment.id);
  const goneIds = gone.join();
  // Each that leaves begins the time anew: nothing moves while somebody works through the list.
  useEffect(() => {
    if (!goneIds) return;
    let timer = setTimeout(release, undoSeconds * 1000);
    function release() {
      if (document.querySelector(needed)) timer = setTimeout(release, lookAgainAfter);
      else setHeld((was) => ({ ...was, rows: withGone([], was.answer.appointments) }));
    }
    return () => clearTimeout(timer);
  }, [goneIds]);
  /** Tells what an appointment was left as by what was done here. */
  const leave = useCallback((appointment: PanelAppointment) => {
    setLeft((was) => new Map(was).set(appointment.id, appointment));
  }, []);
  const rows = held.rows.map((row) => {
    const known = row.isGone ? left.get(row.appointment.id) : undefined;
    return known ? { ...row, appointment: known, isAnswered: true } : row;
  });
  return { rows, leave };
}

/** What is listed, and to which question. */
export type Answer = { appointments: PanelAppointment[]; question: string; pageCount: number };

/** A row of the list; one that has left it keeps its place for a while. */
export type StickyRow = {
  appointment: PanelAppointment;
  isGone: boolean;
  /** By what was done here. */
  isAnswered?: boolean;
};

/** The rows as they are now, and between them, where they were, those that have gone. */
export function withGone(before: StickyRow[], appointments: PanelAppointment[]): StickyRow[] {
  const rows: StickyRow[] = appointments.map((appointment) => ({ appointment, isGone: false }));
  let place = 0;
  for (const { appointment } of before) {
    const index = rows.findIndex((row) => row.appointment.id === appointment.id);
    if (index < 0) rows.splice(place, 0, { appointment, isGone: true });
    place = (index < 0 ? place : index) + 1;
  }
  return rows;
}

/** Neighbours of one day stand below one heading. */
export function byDay(rows: StickyRow[]): { day: string; rows: StickyRow[] }[] {
  const groups: { day: string; rows: StickyRow[] }[] = [];
  for (const row of rows) {
    const { day } = row.appointment;
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, rows: [row] });
  }
  return groups;
}
