import type { PanelAppointment } from "../../../contract/panel/calls.ts";

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
