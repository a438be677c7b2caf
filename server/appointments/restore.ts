import { canRestore } from "../../booking/transitions.ts";
import type { Academy } from "../../contract/academy.ts";
import type { Change, PanelAppointment, StaffSlot } from "../../contract/panel/calls.ts";
import type { News } from "../../contract/panel/messages.ts";
import type { Slot } from "../../contract/public/calls.ts";
import { changesSince } from "../audit/log.ts";
import {
  lengthColumns,
  lengthOfIts,
  newsOfMove,
  refuseUnless,
  type Step,
  slotColumns,
  slotRefusal,
} from "./change.ts";

/** Restores a cancelled appointment to its former status, in its slot or in another one. */
export function restore(slot: StaffSlot | undefined, academy: Academy): Step {
  return {
    action: "restore",
    problem: (appointment, now, db) =>
      refuseUnless(canRestore)(appointment, now) ??
      slotRefusal(db, academy, slot ?? appointment, appointment),
    async set(_now, before, db) {
      const changes = await changesSince(db, before.id);
      const cancelling = changes.findLast(isCancelling);
      const status = cancelling?.before?.outcome === "approved" ? "approved" : "pending";
      const length = await lengthOfIts(db, academy, before);
      return {
        ...(slot ? slotColumns(slot, length) : lengthColumns(before, length)),
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
  { status, toTell, source }: PanelAppointment,
  cancelling: Change | undefined,
  slot: Slot | undefined,
): News | null {
  if (toTell) return slot ? newsOfMove({ status }) : (cancelling?.before?.toTell ?? null);
  if (status === "approved") return source === "phone" ? "enter" : "approve";
  return slot ? "move_pending" : null;
}
