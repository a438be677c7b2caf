import { hasPassed, slotsOf } from "../../booking/slots.ts";
import type { ListAnswer, PanelAppointment } from "../../contract/panel/calls.ts";

export type DaySlot = { time: string } & (
  | { state: "taken"; appointment: PanelAppointment }
  | { state: "closed"; reason: string }
  | { state: "free" | "passed" }
);

type Claims = Pick<ListAnswer, "appointments" | "closed">;

/** A day's slots in order, each with what stands in it; whoever stands beside the grid is there as well. */
export function daySlots(day: string, { appointments, closed }: Claims, now: Date): DaySlot[] {
  const booked = appointments.filter((claim) => claim.day === day && claim.status !== "cancelled");
  const closings = closed.filter((claim) => claim.day === day);
  const claimed = [...booked, ...closings].map(({ timeSlot }) => timeSlot);
  const times = [...new Set([...slotsOf(day), ...claimed])].sort();
  return times.map((time): DaySlot => {
    const appointment = booked.find(({ timeSlot }) => timeSlot === time);
    if (appointment) return { time, state: "taken", appointment };
    const closing = closings.find(({ timeSlot }) => timeSlot === time);
    if (closing) return { time, state: "closed", reason: closing.reason };
    return { time, state: hasPassed({ day, slot: time, now }) ? "passed" : "free" };
  });
}
