import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { addDays, istanbulInstant } from "../../booking/istanbul-time.ts";
import type { Change, Facts, RecordAnswer, Undo } from "../../contract/panel/calls.ts";
import { visitor } from "../../contract/panel/who.ts";
import { type Action, securityActions, undoSeconds } from "../../contract/panel/words.ts";
import type { AuditLogRow, Database, Tables } from "../database/schema.ts";

const pageSize = 50;

/** Staff, the appointment's visitor, or undefined for the system. */
export type Actor = AccountOwner | typeof visitor | undefined;
export type AccountOwner = { accountId: string; email: string };

export type NewAuditEntry = {
  /** Random by default. */
  id?: string;
  action: Action;
  appointmentId?: string;
  before?: Facts;
  after?: Facts;
  /** An appointment's or client's texts; for reopened hours, the reason of each closure. */
  texts?: { before: object; after: object };
};

/** Rows in one statement. */
const atOnce = 500;

/** Called in the transaction of the change itself. */
export async function addAuditEntry(
  db: Kysely<Tables>,
  actor: Actor,
  now: Date,
  entry: NewAuditEntry,
): Promise<Undo> {
  const { appointmentId, texts } = entry;
  const row = entryRow(actor, now, entry);
  const { id } = row;
  await db.insertInto("audit_log").values(row).execute();
  if (texts) {
    await db
      .insertInto("audit_texts")
      .values({
        entry_id: id,
        appointment_id: appointmentId ?? "",
        before: JSON.stringify(texts.before),
        after: JSON.stringify(texts.after),
      })
      .execute();
  }
  return { change: id, until: new Date(now.getTime() + undoSeconds * 1000).toISOString() };
}

/** One entry for each appointment, in few statements: a client may have hundreds. */
export async function addErasures(
  db: Kysely<Tables>,
  actor: Actor,
  now: Date,
  appointmentIds: string[],
): Promise<void> {
  const rows = appointmentIds.map((appointmentId) =>
    entryRow(actor, now, { action: "erase", appointmentId }),
  );
  for (let start = 0; start < rows.length; start += atOnce) {
    await db
      .insertInto("audit_log")
      .values(rows.slice(start, start + atOnce))
      .execute();
  }
}

function entryRow(actor: Actor, now: Date, entry: NewAuditEntry) {
  const { id = randomUUID(), action, appointmentId, before, after } = entry;
  const staff = actor === visitor ? undefined : actor;
  return {
    id,
    at: now.toISOString(),
    account_id: staff?.accountId ?? null,
    who: actor === visitor ? visitor : (staff?.email ?? ""),
    action,
    appointment_id: appointmentId ?? null,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  };
}

export type AuditEntry = Change & { accountId: string | null };

export async function auditEntry(db: Kysely<Tables>, id: string): Promise<AuditEntry | undefined> {
  const row = await db.selectFrom("audit_log").selectAll().where("id", "=", id).executeTakeFirst();
  return row && { ...toChange(row), accountId: row.account_id };
}

/** The texts of a change; undefined if it had none, or if they were erased. */
export async function textsOf<T extends object>(
  db: Kysely<Tables>,
  change: string,
): Promise<{ before: T; after: T } | undefined> {
  const row = await db
    .selectFrom("audit_texts")
    .select(["before", "after"])
    .where("entry_id", "=", change)
    .executeTakeFirst();
  return row && { before: JSON.parse(row.before), after: JSON.parse(row.after) };
}

/** Newest first, with the changed texts unless they were erased. */
export async function auditEntriesOf(
  { db }: Database,
  ...appointmentIds: string[]
): Promise<Change[]> {
  const rows = await db
    .selectFrom("audit_log")
    .leftJoin("audit_texts", "audit_texts.entry_id", "audit_log.id")
    .selectAll("audit_log")
    .select(["audit_texts.before as texts_before", "audit_texts.after as texts_after"])
    .where("audit_log.appointment_id", "in", appointmentIds)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ texts_before, texts_after, ...row }) => ({
    ...toChange(row),
    ...(texts_before &&
      texts_after && {
        texts: { before: JSON.parse(texts_before), after: JSON.parse(texts_after) },
      }),
  }));
}

/** Changes of an appointment after a version of it, by default all of them, oldest first. */
export async function changesSince(
  db: Kysely<Tables>,
  appointmentId: string,
  version = 0,
): Promise<Change[]> {
  const rows = await db
    .selectFrom("audit_log")
    .selectAll()
    .where("appointment_id", "=", appointmentId)
    .execute();
  const versionOf = ({ after }: Change) => after?.version ?? 0;
  return rows
    .map(toChange)
    .filter((change) => versionOf(change) > version)
    .sort((one, other) => versionOf(one) - versionOf(other));
}

/** Entries of one account about its security, newest first. */
export async function accountAuditEntries(
  { db }: Database,
  { accountId, limit }: { accountId: string; limit: number },
): Promise<Change[]> {
  const rows = await db
    .selectFrom("audit_log")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("action", "in", securityActions)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(toChange);
}

/** Oldest first: sign-ins from new browsers, and certain actions of other users on the account. */
export async function accountNews(
  { db }: Database,
  asked: { accountId: string; email: string; acts: Action[]; after: string; limit: number },
): Promise<Change[]> {
  const rows = await db
    .selectFrom("audit_log")
    .selectAll()
    .where("account_id", "=", asked.accountId)
    .where("at", ">", asked.after)
    .where((row) =>
      row.or([
        row("action", "=", "signed_in_new"),
        row("action", "in", asked.acts).and("who", "<>", asked.email),
      ]),
    )
    .orderBy("at")
    .orderBy("id")
    .limit(asked.limit)
    .execute();
  return rows.map(toChange);
}

/** One page, newest first. The days are those of Istanbul, both included. */
export async function auditPage(
  { db }: Database,
  { from, to, after }: { from?: string; to?: string; after?: string },
): Promise<RecordAnswer> {
  const rows = await db
    .selectFrom("audit_log")
    .selectAll()
    .$if(from !== undefined, (query) => query.where("at", ">=", startOf(from!)))
    .$if(to !== undefined, (query) => query.where("at", "<", startOf(addDays(to!, 1))))
    .$if(after !== undefined, (query) => query.where(isBefore(after!)))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize + 1)
    .execute();
  const changes = rows.slice(0, pageSize).map(toChange);
  const last = changes.at(-1);
  return { changes, next: last && rows.length > pageSize ? `${last.at}_${last.id}` : null };
}

/** Erases the reasons of closures that were written before that time. */
export async function eraseClosingTexts(db: Kysely<Tables>, before: Date): Promise<void> {
  await db
    .deleteFrom("audit_texts")
    .where("appointment_id", "=", "")
    .where("entry_id", "in", (of) =>
      of.selectFrom("audit_log").select("id").where("at", "<", before.toISOString()),
    )
    .execute();
}

/** A cursor is the time of an entry, "_" and its id. */
function isBefore(cursor: string) {
  const [at, id] = [cursor.slice(0, 24), cursor.slice(25)];
  return sql<boolean>`(at, id) < (${at}, ${id})`;
}

function startOf(day: string): string {
  return istanbulInstant({ day, time: "00:00" }).toISOString();
}

function toChange(row: AuditLogRow): Change {
  return {
    id: row.id,
    at: row.at,
    who: row.who,
    action: row.action,
    appointmentId: row.appointment_id,
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
  };
}
