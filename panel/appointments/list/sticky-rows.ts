import { useCallback, useEffect, useState } from "react";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { undoSeconds } from "../../../contract/panel/words.ts";

const lookAgainAfter = 1000;
/** A row under the pointer or with the focus is still in use. */
const needed = '.appointment-row[data-gone="true"]:is(:hover, :focus-within)';

type Held = { answer: Answer; rows: StickyRow[] };

/**
 * Keeps a row that has left the list in its place as long as its change can be undone, so that
 * a second tap never hits another person's row. Shows what it was changed to here.
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
  // Every row that leaves restarts the timer: nothing moves while the user works through the list.
  useEffect(() => {
    if (!goneIds) return;
    let timer = setTimeout(release, undoSeconds * 1000);
    function release() {
      if (document.querySelector(needed)) timer = setTimeout(release, lookAgainAfter);
      else setHeld((was) => ({ ...was, rows: withGone([], was.answer.appointments) }));
    }
    return () => clearTimeout(timer);
  }, [goneIds]);
  /** Called with an appointment as it is after a change made here. */
  const leave = useCallback((appointment: PanelAppointment) => {
    setLeft((was) => new Map(was).set(appointment.id, appointment));
  }, []);
  const rows = held.rows.map((row) => {
    const known = row.isGone ? left.get(row.appointment.id) : undefined;
    return known ? { ...row, appointment: known, isAnswered: true } : row;
  });
  return { rows, leave };
}

/** The listed appointments, and the query that they answer. */
export type Answer = { appointments: PanelAppointment[]; question: string; pageCount: number };

/** A row of the list, or one that has left it and is kept for a while. */
export type StickyRow = {
  appointment: PanelAppointment;
  isGone: boolean;
  /** It left the list because of a change made here. */
  isAnswered?: boolean;
};

/** The current rows, with those that have left inserted at their old places. */
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

/** Groups consecutive rows of the same day. */
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
