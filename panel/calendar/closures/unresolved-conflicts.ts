import type { ListAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";

/** Of what was in the way, what is still there, as it is now. Without an answer that has it, as it was. */
export function unresolvedConflicts(
  refused: PanelAppointment[],
  answer: Pick<ListAnswer, "appointments" | "isCut"> | undefined,
): PanelAppointment[] {
  if (!answer) return refused;
  return refused.flatMap((was) => {
    const is = answer.appointments.find(({ id }) => id === was.id);
    if (!is) return answer.isCut ? was : [];
    const isThere = is.status !== "cancelled" && is.day === was.day && is.timeSlot === was.timeSlot;
    return isThere ? is : [];
  });
}
