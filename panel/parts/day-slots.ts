import { hasPassed, slotsOf } from "../../booking/slots.ts";
import type { ListAnswer, PanelAppointment } from "../../contract/panel/calls.ts";

export type DaySlot = { time: string } & (
  | { state: "taken"; appointment: PanelAppointment }
  | { state: "closed"; reason: string }
  | { state: "free" | "passed" }
);

type Claims = Pick<ListAnswer, "appointments" | "closed">;

/** A day's slots in order, each with what stands in it. */
export function daySlots(day: string, { appointments, closed }: Claims, now: Date): DaySlot[] {
  return slotsOf(day).map((time): DaySlot => {
    const isHere = (claim: { day: string; timeSlot: string }) =>
      claim.day === day && claim.timeSlot === time;
    const appointment = appointments.find((claim) => isHere(claim) && claim.status !== "cancelled");
    if (appointment) return { time, state: "taken", appointment };
    const closing = closed.find(isHere);
    if (closing) return { time, state: "closed", reason: closing.reason };
    return { time, state: hasPassed({ day, slot: time, now }) ? "passed" : "free" };
  });
}
