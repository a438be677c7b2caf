import { randomUUID } from "node:crypto";
import type { Kysely, Updateable } from "kysely";
import type { Birth } from "../../booking/birth.ts";
import { istanbulClock } from "../../booking/istanbul-time.ts";
import type { Academy } from "../../contract/academy.ts";
import type { Facts } from "../../contract/panel/calls.ts";
import type { ClientVersion } from "../../contract/panel/clients.ts";
import type { Action } from "../../contract/panel/words.ts";
import { type ActorAndTime, applyToAll } from "../appointments/change.ts";
import { edit } from "../appointments/edit.ts";
import { type ClientTexts, moveAppointments } from "../appointments/person.ts";
import { isDeclinedRow } from "../appointments/read.ts";
import { addAuditEntry } from "../audit/log.ts";
import { waitForBookingLock } from "../database/booking-lock.ts";
import type { BirthRow, Database, PersonRow, PersonTable, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";

/** A client, found by the id of any appointment, in the version the user saw. */
type SeenClient = { id: string; version: number };

type Done = { version: number; before: ClientTexts; after: ClientTexts; facts?: Facts };
type Work = (db: Kysely<Tables>, person: PersonRow) => Promise<Done | Refused>;

export function changeNote(database: Database, seen: SeenClient, note: string, by: ActorAndTime) {
  return changeClient(database, seen.id, "client_note", by, setColumns(seen, { note }));
}

export function changeOwnerNote(
  database: Database,
  seen: SeenClient,
  note: string,
  by: ActorAndTime,
) {
  const set = { owner_note: note };
  return changeClient(database, seen.id, "client_owner_note", by, setColumns(seen, set));
}

export function changeFollowUp(
  database: Database,
  seen: SeenClient,
  { day, note }: { day: string | null; note: string },
  by: ActorAndTime,
) {
  const set = { follow_up_day: day, follow_up_note: day ? note : "" };
  return changeClient(database, seen.id, "client_follow_up", by, setColumns(seen, set));
}

function setColumns({ version }: SeenClient, set: Updateable<PersonTable>): Work {
  return async (db, person) => {
    const columns = Object.keys(set) as (keyof PersonRow)[];
    const before = Object.fromEntries(columns.map((column) => [column, person[column]]));
    const isChanged = await updatePerson(db, person.id, version, set);
    return isChanged ? { version: version + 1, before, after: set } : refused("client_changed");
  };
}

async function updatePerson(
  db: Kysely<Tables>,
  id: string,
  version: number,
  set: Updateable<PersonTable>,
): Promise<boolean> {
  const updated = await db
    .updateTable("people")
    .set({ ...set, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .execute();
  return updated.length === 1;
}

/** Changes the birth with this id and version, or adds one. What staff have written is no longer the client's own word. */
export async function saveBirth(
  database: Database,
  { id, version }: SeenClient,
  wanted: { id?: string; label: string; birth: Birth; consent: string },
  by: ActorAndTime,
): Promise<ClientVersion | Refused> {
  const problem = birthProblem(wanted.birth, by.now);
  if (problem) return problem;
  return changeClient(database, id, "client_birth", by, async (db, person) => {
    const before = wanted.id ? await birthOf(db, person, wanted.id, version) : undefined;
    if (wanted.id && !before) return refused("client_changed");
    const after: BirthRow = {
      id: before?.id ?? randomUUID(),
      client_id: person.id,
      label: wanted.label,
      birth: JSON.stringify(wanted.birth),
      consent: wanted.consent,
      appointment_id: null,
      version: (before?.version ?? 0) + 1,
    };
    await storeBirth(db, after);
    return {
      version: after.version,
      before: { births: before ? [before] : [] },
      after: { births: [after] },
    };
  });
}

export function birthProblem({ day }: Birth, now: Date): Refused | undefined {
  return day > istanbulClock(now).day
    ? refused("invalid", { fields: [{ field: "day", code: "birth_future" }] })
    : undefined;
}

export async function storeBirth(db: Kysely<Tables>, birth: BirthRow): Promise<void> {
  const { id: _same, ...columns } = birth;
  await db
    .insertInto("births")
    .values(birth)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
    .execute();
}

export function removeBirth(
  database: Database,
  { id, version }: SeenClient,
  birth: string,
  by: ActorAndTime,
) {
  return changeClient(database, id, "client_birth_removed", by, async (db, person) => {
    const before = await birthOf(db, person, birth, version);
    if (!before) return refused("client_changed");
    await db.deleteFrom("births").where("id", "=", birth).execute();
    return { version, before: { births: [before] }, after: { births: [] } };
  });
}

function birthOf(
  db: Kysely<Tables>,
  person: PersonRow,
  id: string,
  version: number,
): Promise<BirthRow | undefined> {
  return db
    .selectFrom("births")
    .selectAll()
    .where("id", "=", id)
    .where("client_id", "=", person.id)
    .where("version", "=", version)
    .executeTakeFirst();
}

/** Name and number change in all coming appointments, and in the newest one, which names the client. */
export function editClient(
  database: Database,
  seen: SeenClient,
  { email, ...wanted }: { name?: string; phone?: string; email?: string },
  by: ActorAndTime & { academy: Academy },
) {
  const set = email === undefined ? {} : { email };
  return changeClient(database, seen.id, "client_edit", by, async (db, person) => {
    const changed = await setColumns(seen, set)(db, person);
    if (isRefused(changed) || Object.keys(wanted).length === 0) return changed;
    const rows = await db
      .selectFrom("slots")
      .select(["id", "starts_at"])
      .where("client_id", "=", person.id)
      .orderBy("starts_at", "desc")
      .execute();
    const ids = rows.filter((row, index) => index === 0 || row.starts_at >= by.now.toISOString());
    const step = edit({ ...wanted, whose: "one" }, by.academy);
    const also = await applyToAll(
      db,
      ids.map(({ id }) => id),
      step,
      by,
    );
    return isRefused(also) ? also : { ...changed, facts: { also } };
  });
}

/** The other client stays, with the appointments, births, notes and follow-ups of both. */
export function mergeClients(
  database: Database,
  { id, version }: SeenClient,
  { into, intoVersion }: { into: string; intoVersion: number },
  by: ActorAndTime,
) {
  return changeClient(database, id, "client_merge", by, async (db, person) => {
    const other = await personWith({ ...database, db }, into);
    if (!other) return refused("not_found");
    if (other.id === person.id) return refused("same_client");
    const set = joined(other, person);
    const isCurrent = person.version === version;
    if (!isCurrent || !(await updatePerson(db, other.id, intoVersion, set)))
      return refused("client_changed");
    const births = await db
      .updateTable("births")
      .set({ client_id: other.id })
      .where("client_id", "=", person.id)
      .returning("id")
      .execute();
    const moved = await db
      .selectFrom("slots")
      .select("id")
      .where("client_id", "=", person.id)
      .execute();
    const appointments = moved.map((row) => row.id);
    await moveAppointments(db, appointments, { from: person.id, to: other.id });
    const merged = { person, appointments, births: births.map((row) => row.id) };
    const { email, note, owner_note, follow_up_day, follow_up_note } = other;
    return {
      version: intoVersion + 1,
      before: { email, note, owner_note, follow_up_day, follow_up_note, client: other.id, merged },
      after: { ...set, client: other.id },
    };
  });
}

/** Of two follow-ups the earlier day stays, with both notes. */
function joined(one: PersonRow, other: PersonRow) {
  const both = (column: "note" | "owner_note" | "follow_up_note") =>
    [one[column], other[column]].filter(Boolean).join("\n");
  const days = [one.follow_up_day, other.follow_up_day].filter((day) => day !== null);
  return {
    email: one.email || other.email,
    note: both("note"),
    owner_note: both("owner_note"),
    follow_up_day: days.sort()[0] ?? null,
    follow_up_note: both("follow_up_note"),
  };
}

/** Waits for bookings under way: for a merge, so that none joins the client who ends. */
function changeClient(
  database: Database,
  id: string,
  action: Action,
  { actor, now }: ActorAndTime,
  work: Work,
): Promise<ClientVersion | Refused> {
  return inTransaction(database, async (db) => {
    await waitForBookingLock(database, db);
    const person = await personWith({ ...database, db }, id);
    if (!person) return refused("not_found");
    const done = await work(db, person);
    if (isRefused(done)) return done;
    const { version, before, after, facts } = done;
    const client = person.id;
    const undo = await addAuditEntry(db, actor, now, {
      action,
      appointmentId: id,
      after: { ...facts, clientVersion: version },
      texts: { before: { client, ...before }, after: { client, ...after } },
    });
    return { version, undo };
  });
}

/** Locks the appointment, so that a simultaneous erasure waits and ends what is stored here. */
async function personWith({ db, engine }: Database, id: string): Promise<PersonRow | undefined> {
  const appointment = await db
    .selectFrom("slots")
    .select("client_id")
    .where("id", "=", id)
    .$if(engine === "postgres", (query) => query.forShare())
    .executeTakeFirst();
  if (!appointment?.client_id) return undefined;
  return db
    .selectFrom("people")
    .selectAll()
    .where("id", "=", appointment.client_id)
    .executeTakeFirst();
}

/**
 * The number of this appointment. Waits for bookings under way, so that none is stored after the answer. There is no
 * undo: bookings were declined by it.
 */
export function blockNumber(
  database: Database,
  id: string,
  reason: string,
  by: ActorAndTime,
): Promise<Refused | undefined> {
  return changeBlock(database, id, "block", by, (db, phone) =>
    db
      .insertInto("blocks")
      .values({ phone, at: by.now.toISOString(), reason })
      .onConflict((conflict) => conflict.doNothing())
      .returning("phone")
      .executeTakeFirst(),
  );
}

/** The visitor then sees that what was declined is cancelled, and can book it again. */
export function unblockNumber(
  database: Database,
  id: string,
  by: ActorAndTime,
): Promise<Refused | undefined> {
  return changeBlock(database, id, "unblock", by, async (db, phone) => {
    await db
      .updateTable("slots")
      .set((row) => ({ version: row("version", "+", 1) }))
      .where("phone", "=", phone)
      .where(isDeclinedRow)
      .execute();
    return db.deleteFrom("blocks").where("phone", "=", phone).returning("phone").executeTakeFirst();
  });
}

/** Refused if somebody else has done it meanwhile. */
function changeBlock(
  database: Database,
  id: string,
  action: Action,
  { actor, now }: ActorAndTime,
  work: (db: Kysely<Tables>, phone: string) => Promise<{ phone: string } | undefined>,
): Promise<Refused | undefined> {
  return inTransaction(database, async (db) => {
    await waitForBookingLock(database, db);
    const slot = await db
      .selectFrom("slots")
      .select("phone")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!slot?.phone) return refused("not_found");
    if (!(await work(db, slot.phone))) return refused("client_changed");
    await addAuditEntry(db, actor, now, { action, appointmentId: id });
    return undefined;
  });
}
