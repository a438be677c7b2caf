import type { Hours } from "../../../booking/hours.ts";
import type { CardAnswer } from "../../../contract/panel/calls.ts";
import { daySlots } from "../../components/day-slots.ts";

/** Whether a cancelled appointment could stand at its own hour again. */
export function isSlotFree(
  { appointment, neighbours, closed }: CardAnswer,
  at: { now: Date; hours: Hours },
): boolean {
  const { day, timeSlot } = appointment;
  const slots = daySlots(day, { appointments: neighbours, closed }, at);
  return slots.some(({ time, state }) => time === timeSlot && state === "free");
}
