import { canRemind } from "../../booking/transitions.ts";
import { refused } from "../refusal.ts";
import type { Step } from "./change.ts";

/** Staff say that they reminded a visitor, or that they did not after all. */
export function remind(isReminded: boolean): Step {
  return {
    action: isReminded ? "remind" : "remind_off",
    problem(appointment, now) {
      const isSo = (appointment.remindedAt !== null) === isReminded;
      return isSo || !canRemind(appointment, now) ? refused("not_now") : undefined;
    },
    set: (now) => ({ reminded_at: isReminded ? now.toISOString() : null }),
  };
}
