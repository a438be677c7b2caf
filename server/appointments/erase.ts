import { setImmediate } from "node:timers/promises";
import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Kysely,
  type SqlBool,
  sql,
} from "kysely";
import { istanbulInstant } from "../../booking/istanbul-time.ts";
import type { EraseCheck } from "../../contract/panel/calls.ts";
import type { Staff } from "../accounts/sessions.ts";
import { recordViews } from "../audit/access-log.ts";
import { type Actor, addErasures, eraseClosingTexts } from "../audit/log.ts";
import { withBookingLock } from "../database/booking-lock.ts";
import type { Database, SlotRow, Tables } from "../database/schema.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { appointmentsIn, toAppointment } from "./read.ts";

type Which = (
  row: ExpressionBuilder<Tables, "slots">,
) => ExpressionWrapper<Tables, "slots", SqlBool>;

/** Erased in one transaction; more would block other work for too long. */
const atOnce = 20;

/** How many appointments before that day are not erased yet, and how many in all. */
export async function countToErase({ db }: Database, firstKept: string) {
  const count = async (before?: string) => {
    const { rows } = await db
      .selectFrom("slots")
      .select((of) => of.fn.countAll<string>().as("rows"))
      .where(isErasable)
      .$if(before !== undefined, (query) => query.where("day", "<", before!))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  return { toErase: await count(firstKept), all: await count() };
}

/** Erases personal data of all appointments before that day. Returns their number. */
export async function eraseBefore(
  database: Database,
  now: Date,
  firstKept: string,
): Promise<number> {
  let erased = 0;
  await withBookingLock(database, (db) => eraseReasonsOfClosing(db, firstKept));
  for (;;) {
    await setImmediate();
    const some = await withBookingLock(database, async (db) => {
      const rows = await db
        .selectFrom("slots")
        .select("id")
        .where(isErasable)
        .where("day", "<", firstKept)
        .limit(atOnce)
        .execute();
      return eraseThese(
        db,
        now,
        rows.map(({ id }) => id),
      );
    });
    if (some === 0) break;
    erased += some;
  }
  await emptyJournal(database);
  return erased;
}

/** Erases those of these appointments that are not erased yet. */
export async function eraseThese(
  db: Kysely<Tables>,
  now: Date,
  ids: string[],
  actor?: Actor,
): Promise<number> {
  let erased = 0;
  for (let start = 0; start < ids.length; start += atOnce) {
    await setImmediate();
    const some = ids.slice(start, start + atOnce);
    erased += await erase(db, now, actor, (row) => row("id", "in", some));
  }
  return erased;
}

/** All clients with a number, or the client of an appointment. */
export type Whose = { phone: string } | { client: string };

/** Erases all data of clients. Refused while one has an upcoming appointment. */
export async function eraseClients(
  database: Database,
  now: Date,
  actor: Actor,
  whose: Whose,
): Promise<number | Refused> {
  const erased = await withBookingLock(database, async (db) => {
    const { rows, isMention } = await heldBy(db, whose);
    if (rows.some((row) => isUpcoming(row, now))) return refused("open_appointments");
    const mentions = await mentionsIn(db, isMention);
    const erased = await eraseThese(
      db,
      now,
      rows.map(({ id }) => id),
      actor,
    );
    await db.deleteFrom("audit_texts").where(isMention).execute();
    const others = mentions.filter((id) => !rows.some((row) => row.id === id));
    await addErasures(db, actor, now, others);
    return erased;
  });
  if (!isRefused(erased)) await emptyJournal(database);
  return erased;
}

/** What an erasure would delete. Counts as a view of each of the appointments. */
export async function checkErasure(
  database: Database,
  now: Date,
  staff: Staff,
  whose: Whose,
): Promise<EraseCheck> {
  const { db } = database;
  const { rows, people, phones, ownPhones, isMention } = await heldBy(db, whose);
  const ids = rows.map(({ id }) => id);
  await recordViews(database, staff, ids, now);
  const former = await mentionsIn(db, isMention);
  const births = await db
    .selectFrom("births")
    .select("label")
    .where("client_id", "in", listed(people.map(({ id }) => id)))
    .orderBy("label")
    .execute();
  const blocks = await db
    .selectFrom("blocks")
    .select("at")
    .where("phone", "in", listed(ownPhones))
    .execute();
  const has = (column: "email" | "note" | "owner_note" | "follow_up_day") =>
    people.some((person) => person[column]);
  return {
    names: [...new Set(rows.flatMap(({ name }) => name ?? []))],
    phones,
    births: births.map(({ label }) => label),
    count: rows.length,
    from: rows[0]?.day ?? null,
    to: rows.at(-1)?.day ?? null,
    coming: rows.filter((row) => isUpcoming(row, now)).map(toAppointment),
    former: former.filter((id) => !ids.includes(id)).length,
    kept: [
      ...(has("email") ? (["email"] as const) : []),
      ...(has("note") ? (["note"] as const) : []),
      ...(has("owner_note") ? (["owner_note"] as const) : []),
      ...(has("follow_up_day") ? (["follow_up"] as const) : []),
      ...(blocks.length > 0 ? (["block"] as const) : []),
    ],
  };
}

/** The clients' appointments, oldest first, their numbers, and those of them that nobody else has. */
async function heldBy(db: Kysely<Tables>, whose: Whose) {
  const isTheirs =
    "phone" in whose ? sql<SqlBool>`phone = ${whose.phone}` : sql<SqlBool>`id = ${whose.client}`;
  const theirs = db.selectFrom("slots").select("client_id").where(isTheirs);
  const people = await db.selectFrom("people").selectAll().where("id", "in", theirs).execute();
  const clients = people.map(({ id }) => id);
  const rows = await appointmentsIn(db)
    .where("client_id", "in", listed(clients))
    .orderBy("starts_at")
    .execute();
  const phones = [...new Set(rows.flatMap(({ phone }) => phone ?? []))];
  const others = await db
    .selectFrom("slots")
    .select("phone")
    .distinct()
    .where("phone", "in", listed(phones))
    .where("client_id", "not in", listed(clients))
    .execute();
  const ownPhones = phones.filter((phone) => !others.some((other) => other.phone === phone));
  const numbers = "phone" in whose ? [...new Set([whose.phone, ...ownPhones])] : ownPhones;
  const parts = [
    ...numbers.map((phone) => `%"phone":"${phone}"%`),
    ...clients.map((id) => `%"${id}"%`),
  ];
  const isMention = (row: ExpressionBuilder<Tables, "audit_texts">) =>
    row.or(parts.flatMap((part) => [row("before", "like", part), row("after", "like", part)]));
  return { rows, people, phones, ownPhones, isMention };
}

/** PostgreSQL takes no empty list. */
const listed = (values: string[]) => (values.length > 0 ? values : [""]);

type IsMention = Awaited<ReturnType<typeof heldBy>>["isMention"];

/** Audit texts may still hold what was there before a correction. */
async function mentionsIn(db: Kysely<Tables>, isMention: IsMention): Promise<string[]> {
  const rows = await db
    .selectFrom("audit_texts")
    .select("appointment_id as id")
    .distinct()
    .where(isMention)
    .execute();
  return rows.map(({ id }) => id);
}

/** A report may be delivered before its day. */
function isUpcoming(row: Pick<SlotRow, "status" | "starts_at" | "arrived_at">, now: Date): boolean {
  const isOpen = row.status !== "cancelled" && row.arrived_at === null;
  return isOpen && row.starts_at >= now.toISOString();
}

const isErasable: Which = (row) => row("erased_at", "is", null);

/** Day, time, consultation and outcome stay for the statistics. */
async function erase(db: Kysely<Tables>, now: Date, actor: Actor, which: Which): Promise<number> {
  const erased = await db
    .updateTable("slots")
    .set((row) => ({
      client_id: null,
      name: null,
      name_folded: null,
      phone: null,
      phone_serial: null,
      link_key_hash: null,
      note: "",
      note_folded: "",
      reason: "",
      pending_notification: null,
      erased_at: now.toISOString(),
      version: row("version", "+", 1),
    }))
    .where(isErasable)
    .where(which)
    .returning("id")
    .execute();
  if (erased.length === 0) return 0;
  const ids = erased.map(({ id }) => id);
  await db.deleteFrom("audit_texts").where("appointment_id", "in", ids).execute();
  await db.deleteFrom("outbox").where("appointment_id", "in", ids).execute();
  await addErasures(db, actor, now, ids);
  return erased.length;
}

/** Why days were closed may tell of a person, too. */
async function eraseReasonsOfClosing(db: Kysely<Tables>, firstKept: string): Promise<void> {
  await db
    .updateTable("closures")
    .set({ reason: "" })
    .where("last_day", "<>", "")
    .where("last_day", "<", firstKept)
    .where("reason", "<>", "")
    .execute();
  await eraseClosingTexts(db, istanbulInstant({ day: firstKept, time: "00:00" }));
}

/** SQLite's write-ahead log still holds the former pages. */
async function emptyJournal({ db, engine }: Database): Promise<void> {
  if (engine === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
