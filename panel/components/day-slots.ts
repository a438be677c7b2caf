import { closingDuring, type Hours } from "../../booking/hours.ts";
import { isReport } from "../../booking/reports.ts";
import type { Length } from "../../booking/services.ts";
import { hasStarted, heldTime, overlaps, slotsOf } from "../../booking/slots.ts";
import type { ListAnswer, PanelAppointment } from "../../contract/panel/calls.ts";

export type SlotState = { time: string } & (
  | { state: "taken"; appointment: PanelAppointment }
  /** Only owners open what is closed every week. */
  | { state: "closed"; reason: string; isWeekly: boolean }
  | { state: "free" | "passed" }
);

type List = Pick<ListAnswer, "appointments">;
type Asked = {
  now: Date;
  hours: Hours;
  /** Of the appointment that is to begin there; without it only who has the start itself matters. */
  length?: Length;
  /** The appointment that is to leave its time. */
  moving?: string;
};

/** A day's slots in order with their contents, including appointments outside the working hours. */
export function daySlots(day: string, list: List, asked: Asked): SlotState[] {
  const begins = list.appointments.filter(
    (one) => one.day === day && one.status !== "cancelled" && !isReport(one),
  );
  const starts = slotsOf({ day, hours: asked.hours });
  const times = new Set([...starts, ...begins.map(({ timeSlot }) => timeSlot)]);
  return [...times].sort().map((time) => slotState(day, time, list, asked));
}

/** Of any time, a start or not. */
export function slotState(
  day: string,
  time: string,
  { appointments }: List,
  { now, hours, length = { minutes: 1, buffer: 0 }, moving }: Asked,
): SlotState {
  const wanted = heldTime({ day, slot: time }, length);
  const held = appointments.filter((one) => one.status !== "cancelled" && !isReport(one));
  const appointment =
    held.find((one) => one.day === day && one.timeSlot === time) ??
    held.find((one) => one.id !== moving && overlaps(wanted, timeOf(one)));
  if (appointment) return { time, state: "taken", appointment };
  const closing = closingDuring({ day, slot: time, minutes: length.minutes, hours });
  if (closing)
    return { time, state: "closed", reason: closing.reason, isWeekly: closing.weekday !== null };
  return { time, state: hasStarted({ day, slot: time, now }) ? "passed" : "free" };
}

/** Whether an appointment begins there, and not before. */
export function isStart({ time, ...slot }: SlotState): boolean {
  return slot.state !== "taken" || slot.appointment.timeSlot === time;
}

function timeOf({ day, timeSlot: slot, heldMinutes }: PanelAppointment) {
  return heldTime({ day, slot }, { minutes: heldMinutes, buffer: 0 });
}
