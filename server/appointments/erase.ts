import { setImmediate } from "node:timers/promises";
import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Kysely,
  type SqlBool,
  sql,
} from "kysely";
import { istanbulInstant } from "../../booking/istanbul-time.ts";
import { type Actor, addErasures, eraseClosingTexts } from "../audit/log.ts";
import { withBookingLock } from "../database/booking-lock.ts";
import type { Database, SlotRow, Tables } from "../database/schema.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";

type Which = (
  row: ExpressionBuilder<Tables, "slots">,
) => ExpressionWrapper<Tables, "slots", SqlBool>;

/** At a time, so that nobody waits long for the database. */
const atOnce = 20;

/** How many appointments lie before that day and still hold a name, and how many do in all. */
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

/** Names, phones and texts of appointments before that day; answers with how many there were. */
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

/** In a transaction, whatever of them is not erased yet. */
export async function eraseThese(db: Kysely<Tables>, now: Date, ids: string[]): Promise<number> {
  let erased = 0;
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    erased += await erase(db, now, undefined, (row) => row("id", "in", some));
  }
  return erased;
}

/** One person's data, wherever the number stands; refused while an appointment is still to come. */
export async function erasePhone(
  database: Database,
  now: Date,
  actor: Actor,
  phone: string,
): Promise<number | Refused> {
  const erased = await withBookingLock(database, async (db) => {
    const held = await db
      .selectFrom("slots")
      .select(["status", "starts_at"])
      .where("phone", "=", phone)
      .execute();
    if (held.some((row) => isUpcoming(row, now))) return refused("open_appointments");
    // Whatever is booked after that question is left alone.
    const erased = await erase(db, now, actor, (row) =>
      row.and([
        row("phone", "=", phone),
        row.or([row("starts_at", "<", now.toISOString()), row("status", "=", "cancelled")]),
      ]),
    );
    await eraseFormerNumber(db, now, actor, phone);
    return erased;
  });
  if (!isRefused(erased)) await emptyJournal(database);
  return erased;
}

export function isUpcoming(row: Pick<SlotRow, "status" | "starts_at">, now: Date): boolean {
  return row.starts_at >= now.toISOString() && row.status !== "cancelled";
}

/** Where it was corrected, the number may still be told as what stood there before. */
export function mentionsFormerPhone(phone: string) {
  const told = `%"phone":"${phone}"%`;
  return (row: ExpressionBuilder<Tables, "audit_texts">) =>
    row.or([row("before", "like", told), row("after", "like", told)]);
}

/** After the number's own appointments, whose texts go with them. */
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

/** The day, hour, type and outcome stay for the numbers; nothing that tells of a person does. */
async function erase(db: Kysely<Tables>, now: Date, actor: Actor, which: Which): Promise<number> {
  const erased = await db
    .updateTable("slots")
    .set((row) => ({
      name: null,
      name_folded: null,
      phone: null,
      phone_serial: null,
      // The private link leads nowhere from now on.
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

/** SQLite's journal still holds the pages as they were. */
async function emptyJournal({ db, engine }: Database): Promise<void> {
  if (engine === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
