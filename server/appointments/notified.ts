import type { Kysely } from "kysely";
import { canRemind, canTell } from "../../booking/transitions.ts";
import type { ChangeAnswer, Facts, PanelAppointment } from "../../contract/panel/calls.ts";
import type { Channel } from "../../contract/panel/words.ts";
import { addAuditEntry, changesSince } from "../audit/log.ts";
import type { Database, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { type ActorAndTime, changeable, type Step, updateVersion } from "./change.ts";
import { factsOf } from "./read.ts";

/**
 * Marks the visitor as notified. The version grows, so that a decision the visitor knows of cannot be undone.
 * Refused if something was decided since the message was opened.
 */
export function markNotified(
  database: Database,
  id: string,
  { channel, version }: { channel: Channel; version?: number },
  { actor, now }: ActorAndTime,
): Promise<ChangeAnswer | Refused> {
  return inTransaction(database, async (db) => {
    const before = await changeable(db, id);
    if (isRefused(before)) return before;
    if (version !== undefined && !(await isAsOpened(db, before, version)))
      return refused("changed");
    const appointment = await updateVersion(db, before, {
      pending_notification: null,
      told_at: now.toISOString(),
    });
    if (!appointment) return refused("changed");
    const undo = await addAuditEntry(db, actor, now, {
      action: "told",
      appointmentId: id,
      before: factsOf(before),
      after: { ...factsOf(appointment), version: appointment.version, what: channel },
    });
    return { appointment, undo };
  });
}

/** A note written meanwhile does not change the message. */
async function isAsOpened(db: Kysely<Tables>, { id, ...now }: PanelAppointment, version: number) {
  if (now.version === version) return true;
  const since = await changesSince(db, id, version);
  return since.length > 0 && since.every(({ action }) => action === "note");
}

/** Takes the mark back: the notification is pending again. */
export const markNotNotified: Step = {
  action: "untold",
  problem: (appointment) =>
    canTell(appointment) && appointment.toTell === null ? undefined : refused("not_now"),
  async set(_now, before, db) {
    const changes = await changesSince(db, before.id);
    const notified = changes.findLast(({ action }) => action === "told");
    // A later decision needs another notification.
    const isStill = notified?.before?.toTell && isSame(notified.after!, factsOf(before));
    return isStill ? { pending_notification: notified.before!.toTell! } : refused("not_now");
  },
};

function isSame(one: Facts, other: Facts): boolean {
  return (["day", "timeSlot", "outcome"] as const).every((fact) => one[fact] === other[fact]);
}

/** Marks the visitor as reminded of the appointment, or removes the mark. */
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
