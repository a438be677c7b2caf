import { closureOf, type Hours } from "../../booking/hours.ts";
import { hasPassed, slotsOf } from "../../booking/slots.ts";
import type { ListAnswer, PanelAppointment } from "../../contract/panel/calls.ts";

export type SlotState = { time: string } & (
  | { state: "taken"; appointment: PanelAppointment }
  /** What is closed every week is opened in the working hours alone. */
  | { state: "closed"; reason: string; isWeekly: boolean }
  | { state: "free" | "passed" }
);

type Claims = Pick<ListAnswer, "appointments" | "closed">;

/** A day's slots in order, each with what stands in it; also where an appointment stands outside the hours. */
export function daySlots(
  day: string,
  { appointments, closed }: Claims,
  { now, hours }: { now: Date; hours: Hours },
): SlotState[] {
  const held = appointments.filter((claim) => claim.day === day && claim.status !== "cancelled");
  const times = new Set([...slotsOf({ day, hours }), ...held.map(({ timeSlot }) => timeSlot)]);
  return [...times].sort().map((time): SlotState => {
    const appointment = held.find(({ timeSlot }) => timeSlot === time);
    if (appointment) return { time, state: "taken", appointment };
    const closing = closed.find((slot) => slot.day === day && slot.timeSlot === time);
    if (closing) return { time, state: "closed", reason: closing.reason, isWeekly: false };
    const closure = closureOf({ day, slot: time, hours });
    if (closure) return { time, state: "closed", reason: closure.reason, isWeekly: true };
    return { time, state: hasPassed({ day, slot: time, now }) ? "passed" : "free" };
  });
}
