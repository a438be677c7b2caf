import type { Kysely, Updateable } from "kysely";
import type { Birth } from "../../booking/birth.ts";
import { istanbulClock } from "../../booking/istanbul-time.ts";
import type { ClientVersion } from "../../contract/panel/clients.ts";
import type { Action } from "../../contract/panel/words.ts";
import type { ActorAndTime } from "../appointments/change.ts";
import { isDeclinedRow } from "../appointments/read.ts";
import { addAuditEntry } from "../audit/log.ts";
import { waitForBookingLock } from "../database/booking-lock.ts";
import type { ClientTable, Database, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";

/** A client, found by the id of any appointment, in the version the user saw; 0 if nothing was stored yet. */
type SeenClient = { id: string; version: number };

type Change = {
  action: Action;
  set: Updateable<ClientTable>;
  isAfterBookings?: boolean;
  /** What was stored before is kept for an undo. */
  hasUndo?: boolean;
  also?(db: Kysely<Tables>, phone: string): Promise<void>;
};

export function changeNote(database: Database, seen: SeenClient, note: string, by: ActorAndTime) {
  return changeClient(database, seen, { action: "client_note", set: { note }, hasUndo: true }, by);
}

export function changeOwnerNote(
  database: Database,
  seen: SeenClient,
  note: string,
  by: ActorAndTime,
) {
  const set = { owner_note: note };
  return changeClient(database, seen, { action: "client_owner_note", set, hasUndo: true }, by);
}

export function changeFollowUp(
  database: Database,
  seen: SeenClient,
  { day, note }: { day: string | null; note: string },
  by: ActorAndTime,
) {
  const set = { follow_up_day: day, follow_up_note: day ? note : "" };
  return changeClient(database, seen, { action: "client_follow_up", set, hasUndo: true }, by);
}

export async function changeBirth(
  database: Database,
  seen: SeenClient,
  birth: Birth | null,
  by: ActorAndTime,
) {
  if (birth && birth.day > istanbulClock(by.now).day) {
    return refused("invalid", { fields: [{ field: "day", code: "birth_future" }] });
  }
  const set = { birth: birth && JSON.stringify(birth) };
  return changeClient(database, seen, { action: "client_birth", set, hasUndo: true }, by);
}

/** Waits for bookings under way, so that no request of the number is stored after the answer. */
export function blockNumber(
  database: Database,
  seen: SeenClient,
  reason: string,
  by: ActorAndTime,
) {
  const set = { blocked_at: by.now.toISOString(), block_reason: reason };
  return changeClient(database, seen, { action: "block", set, isAfterBookings: true }, by);
}

/** The visitor then sees that what was declined is cancelled, and can book it again. */
export function unblockNumber(database: Database, seen: SeenClient, by: ActorAndTime) {
  const set = { blocked_at: null, block_reason: "" };
  const change: Change = { action: "unblock", set, isAfterBookings: true, also: endDeclined };
  return changeClient(database, seen, change, by);
}

async function endDeclined(db: Kysely<Tables>, phone: string): Promise<void> {
  await db
    .updateTable("slots")
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("phone", "=", phone)
    .where(isDeclinedRow)
    .execute();
}

function changeClient(
  database: Database,
  { id, version }: SeenClient,
  { action, set, isAfterBookings = false, hasUndo = false, also }: Change,
  { actor, now }: ActorAndTime,
): Promise<ClientVersion | Refused> {
  return inTransaction(database, async (db) => {
    if (isAfterBookings) await waitForBookingLock(database, db);
    const phone = await phoneOf({ ...database, db }, id);
    if (!phone) return refused("not_found");
    const next = version + 1;
    const before = (await storedClient(db, phone)) ?? nothingStored;
    const isChanged = await (version === 0
      ? insertUnlessThere(db, { ...set, phone, version: next })
      : updateVersion(db, phone, version, { ...set, version: next }));
    if (!isChanged) return refused("client_changed");
    await also?.(db, phone);
    if (!hasUndo) {
      await addAuditEntry(db, actor, now, { action, appointmentId: id });
      return { version: next };
    }
    const was = Object.fromEntries(Object.keys(set).map((column) => [column, before[column]]));
    const undo = await addAuditEntry(db, actor, now, {
      action,
      appointmentId: id,
      after: { clientVersion: next },
      // With the number: an erasure finds them by it, wherever the appointment has gone.
      texts: { before: { ...was, phone }, after: { ...set, phone } },
    });
    return { version: next, undo };
  });
}

const nothingStored: Record<string, unknown> = {
  note: "",
  owner_note: "",
  birth: null,
  follow_up_day: null,
  follow_up_note: "",
};

function storedClient(
  db: Kysely<Tables>,
  phone: string,
): Promise<Record<string, unknown> | undefined> {
  return db.selectFrom("clients").selectAll().where("phone", "=", phone).executeTakeFirst();
}

/** Locks the row, so that a simultaneous erasure waits and deletes what is stored here. */
async function phoneOf({ db, engine }: Database, id: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom("slots")
    .select("phone")
    .where("id", "=", id)
    .$if(engine === "postgres", (query) => query.forShare())
    .executeTakeFirst();
  return row?.phone;
}

async function insertUnlessThere(
  db: Kysely<Tables>,
  row: Updateable<ClientTable> & { phone: string; version: number },
): Promise<boolean> {
  const stored = await db
    .insertInto("clients")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("phone")
    .execute();
  return stored.length === 1;
}

async function updateVersion(
  db: Kysely<Tables>,
  phone: string,
  version: number,
  set: Updateable<ClientTable>,
): Promise<boolean> {
  const stored = await db
    .updateTable("clients")
    .set(set)
    .where("phone", "=", phone)
    .where("version", "=", version)
    .returning("phone")
    .execute();
  return stored.length === 1;
}
