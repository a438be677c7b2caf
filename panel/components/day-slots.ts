import { dayGrid, type Hours } from "../../booking/hours.ts";
import { hasPassed } from "../../booking/slots.ts";
import type { ListAnswer, PanelAppointment } from "../../contract/panel/calls.ts";

export type SlotState = { time: string } & (
  | { state: "taken"; appointment: PanelAppointment }
  /** Only owners open what is closed every week. */
  | { state: "closed"; reason: string; isWeekly: boolean }
  | { state: "free" | "passed" }
);

/** A day's slots in order with their contents, including appointments outside the working hours. */
export function daySlots(
  day: string,
  { appointments }: Pick<ListAnswer, "appointments">,
  { now, hours }: { now: Date; hours: Hours },
): SlotState[] {
  const held = appointments.filter(
    (appointment) => appointment.day === day && appointment.status !== "cancelled",
  );
  const grid = dayGrid({ day, hours });
  const times = new Set([...grid, ...held].map((one) => ("slot" in one ? one.slot : one.timeSlot)));
  return [...times].sort().map((time): SlotState => {
    const appointment = held.find(({ timeSlot }) => timeSlot === time);
    if (appointment) return { time, state: "taken", appointment };
    const closing = grid.find(({ slot }) => slot === time)?.closing;
    if (closing)
      return { time, state: "closed", reason: closing.reason, isWeekly: closing.weekday !== null };
    return { time, state: hasPassed({ day, slot: time, now }) ? "passed" : "free" };
  });
}
