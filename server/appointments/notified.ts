import type { Kysely } from "kysely";
import { canTell } from "../../booking/transitions.ts";
import type { ChangeAnswer, Facts, PanelAppointment } from "../../contract/panel/calls.ts";
import type { Channel } from "../../contract/panel/words.ts";
import { addAuditEntry, changesSince } from "../audit/log.ts";
import type { Database, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { type ActorAndTime, changeable, type Step, updateVersion } from "./change.ts";
import { factsOf } from "./read.ts";

/**
 * A colleague says that the visitor was told. The version grows: what the visitor has heard of cannot be
 * taken back as if nothing had happened. What was decided after the message was opened is still to be told.
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
    const appointment = await updateVersion(db, before, { pending_notification: null });
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

/** A note that was written meanwhile changes nothing about the message. */
async function isAsOpened(db: Kysely<Tables>, { id, ...now }: PanelAppointment, version: number) {
  if (now.version === version) return true;
  const since = await changesSince(db, id, version);
  return since.length > 0 && since.every(({ action }) => action === "note");
}

/** After all nobody did: what was to be told is so again. */
export const markNotNotified: Step = {
  action: "untold",
  problem: (appointment) =>
    canTell(appointment) && appointment.toTell === null ? undefined : refused("not_now"),
  async set(_now, before, db) {
    const changes = await changesSince(db, before.id);
    const told = changes.findLast(({ action }) => action === "told");
    // Whatever was decided since is other news.
    const isStill = told?.before?.toTell && isSame(told.after!, factsOf(before));
    return isStill ? { pending_notification: told.before!.toTell! } : refused("not_now");
  },
};

function isSame(one: Facts, other: Facts): boolean {
  return (["day", "timeSlot", "outcome"] as const).every((fact) => one[fact] === other[fact]);
}
