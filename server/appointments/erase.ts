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
export async function eraseThese(db: Kysely<Tables>, now: Date, ids: string[]): Promise<number> {
  let erased = 0;
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    erased += await erase(db, now, undefined, (row) => row("id", "in", some));
  }
  return erased;
}

/** Erases all data of one phone number. Refused while it has an upcoming appointment. */
export async function erasePhone(
  database: Database,
  now: Date,
  actor: Actor,
  phone: string,
): Promise<number | Refused> {
  const erased = await withBookingLock(database, async (db) => {
    const held = await db
      .selectFrom("slots")
      .select(["status", "starts_at", "arrived_at"])
      .where("phone", "=", phone)
      .execute();
    if (held.some((row) => isUpcoming(row, now))) return refused("open_appointments");
    // Does not touch what is booked after the check above.
    const erased = await erase(db, now, actor, (row) =>
      row.and([
        row("phone", "=", phone),
        row.or([
          row("starts_at", "<", now.toISOString()),
          row("status", "=", "cancelled"),
          row("arrived_at", "is not", null),
        ]),
      ]),
    );
    await eraseFormerNumber(db, now, actor, phone);
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
  phone: string,
): Promise<EraseCheck> {
  const rows = await appointmentsIn(database.db)
    .where("phone", "=", phone)
    .orderBy("starts_at")
    .execute();
  const ids = rows.map(({ id }) => id);
  await recordViews(database, staff, ids, now);
  const former = await database.db
    .selectFrom("audit_texts")
    .select("appointment_id")
    .distinct()
    .where(mentionsFormerPhone(phone))
    .execute();
  const names = rows.flatMap(({ name }) => name ?? []);
  const client = await database.db
    .selectFrom("clients")
    .selectAll()
    .where("phone", "=", phone)
    .executeTakeFirst();
  return {
    names: [...new Set(names)],
    count: rows.length,
    from: rows[0]?.day ?? null,
    to: rows.at(-1)?.day ?? null,
    coming: rows.filter((row) => isUpcoming(row, now)).map(toAppointment),
    former: former.filter(({ appointment_id }) => !ids.includes(appointment_id)).length,
    kept: [
      ...(client?.note ? (["note"] as const) : []),
      ...(client?.owner_note ? (["owner_note"] as const) : []),
      ...(client?.birth ? (["birth"] as const) : []),
      ...(client?.follow_up_day ? (["follow_up"] as const) : []),
      ...(client?.blocked_at ? (["block"] as const) : []),
    ],
  };
}

/** A report may be delivered before its day. */
function isUpcoming(row: Pick<SlotRow, "status" | "starts_at" | "arrived_at">, now: Date): boolean {
  const isOpen = row.status !== "cancelled" && row.arrived_at === null;
  return isOpen && row.starts_at >= now.toISOString();
}

/** Audit texts may still hold the number from before a correction. */
function mentionsFormerPhone(phone: string) {
  const pattern = `%"phone":"${phone}"%`;
  return (row: ExpressionBuilder<Tables, "audit_texts">) =>
    row.or([row("before", "like", pattern), row("after", "like", pattern)]);
}

async function eraseFormerNumber(
  db: Kysely<Tables>,
  now: Date,
  actor: Actor,
  phone: string,
): Promise<void> {
  const erased = await db
    .deleteFrom("audit_texts")
    .where(mentionsFormerPhone(phone))
    .returning("appointment_id as id")
    .execute();
  await addErasures(db, actor, now, [...new Set(erased.map(({ id }) => id))]);
}

const isErasable: Which = (row) => row("erased_at", "is", null);

/** Day, time, consultation and outcome stay for the statistics. */
async function erase(db: Kysely<Tables>, now: Date, actor: Actor, which: Which): Promise<number> {
  const erased = await db
    .updateTable("slots")
    .set((row) => ({
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
