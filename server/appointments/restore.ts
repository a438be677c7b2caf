import { canRestore } from "../../booking/transitions.ts";
import type { Change, PanelAppointment } from "../../contract/panel/calls.ts";
import type { News } from "../../contract/panel/messages.ts";
import type { Slot } from "../../contract/public/calls.ts";
import { changesSince } from "../audit/log.ts";
import { hoursOf } from "../settings/hours.ts";
import { newsOfMove, refuseUnless, type Step, slotColumns, slotRefusal } from "./change.ts";

/** Restores a cancelled appointment to its former status, in its slot or in another one. */
export function restore(slot?: Slot): Step {
  return {
    action: "restore",
    async problem(appointment, now, db) {
      const { hours } = await hoursOf(db, { from: (slot ?? appointment).day });
      return (
        refuseUnless(canRestore)(appointment, now) ??
        slotRefusal(slot ?? appointment, { now, hours })
      );
    },
    async set(_now, before, db) {
      const changes = await changesSince(db, before.id);
      const cancelling = changes.findLast(isCancelling);
      const status = cancelling?.before?.outcome === "approved" ? "approved" : "pending";
      return {
        ...(slot && slotColumns(slot)),
        status,
        reason: "",
        // A request that expired gets a new day of warning.
        expiry_warned_at: null,
        pending_notification: newsOf({ ...before, status }, cancelling, slot),
      };
    },
  };
}

function isCancelling({ before, after }: Change): boolean {
  return after?.outcome === "cancelled" && before?.outcome !== "cancelled";
}

/** A visitor who was not notified of the cancellation need not be notified of its end. */
function newsOf(
  { status, toTell }: PanelAppointment,
  cancelling: Change | undefined,
  slot: Slot | undefined,
): News | null {
  if (toTell) return slot ? newsOfMove({ status }) : (cancelling?.before?.toTell ?? null);
  if (status === "approved") return "approve";
  return slot ? "move_pending" : null;
}
