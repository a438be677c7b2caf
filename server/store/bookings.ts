import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { istanbulInstant } from "../../booking/istanbul-time.ts";
import type { Status } from "../../booking/status.ts";
import type { Database, Tables } from "./schema.ts";

export type Wish = { day: string; timeSlot: string; type: string; name: string; phone: string };

export type Outcome =
  | { kind: "stored" | "repeated" | "taken" }
  | { kind: "too-many-open"; firstEndsAt: Date };

/**
 * Claims a slot, unless someone holds it or the phone number has enough open appointments. The
 * unique index decides who is first; the same wish from the same phone is answered like the first.
 */
export async function book(
  database: Database,
  wish: Wish,
  { now, openLimit }: { now: Date; openLimit: number },
): Promise<Outcome> {
  return inTurn(database, wish.phone, async (db): Promise<Outcome> => {
    // Comes round again only if the slot was freed between the two questions.
    for (;;) {
      if (await insertClaim(db, wish, now, openLimit)) return { kind: "stored" };
      const holder = await holderOf(db, wish);
      if (holder) return { kind: isSame(holder, wish) ? "repeated" : "taken" };
      const open = await openStarts(db, wish.phone, now);
      if (open.length >= openLimit) {
        return { kind: "too-many-open", firstEndsAt: new Date(open[0]!) };
      }
    }
  });
}

export type StoredAppointment = {
  starts_at: string;
  time_slot: string;
  type: string;
  status: Status;
};

export async function comingAppointmentsOf(
  { db }: Database,
  phone: string,
  now: Date,
): Promise<StoredAppointment[]> {
  return db
    .selectFrom("slot_claims")
    .select(["starts_at", "time_slot", "type", "status"])
    .where("phone", "=", phone)
    .where("starts_at", ">=", now.toISOString())
    .orderBy("starts_at")
    .$narrowType<StoredAppointment>()
    .execute();
}

/** The times of a day that nobody else can have: booked or closed. */
export async function takenTimes({ db }: Database, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom("slot_claims")
    .select("time_slot")
    .where("day", "=", day)
    .where("status", "<>", "cancelled")
    .orderBy("time_slot")
    .execute();
  return rows.map(({ time_slot }) => time_slot);
}

/** Lets one phone number's bookings follow each other, so that counting and claiming are one step. */
function inTurn<T>(
  { db, engine }: Database,
  phone: string,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  // SQLite has one writer, and the claim below counts and inserts in one statement.
  if (engine === "sqlite") return work(db);
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`.execute(transaction);
    return work(transaction);
  });
}

async function insertClaim(
  db: Kysely<Tables>,
  { day, timeSlot, type, name, phone }: Wish,
  now: Date,
  openLimit: number,
): Promise<boolean> {
  const row = {
    id: randomUUID(),
    day,
    time_slot: timeSlot,
    starts_at: istanbulInstant({ day, time: timeSlot }).toISOString(),
    status: "pending" as const,
    type,
    name,
    phone,
    created_at: now.toISOString(),
  };
  const columns = Object.keys(row) as (keyof typeof row)[];
  const stored = await db
    .insertInto("slot_claims")
    .columns(columns)
    .expression(
      db
        .selectNoFrom(({ val }) => columns.map((column) => val(row[column]).as(column)))
        .where(openClaims(db, phone, now).select(sql<number>`count(*)`.as("open")), "<", openLimit),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored !== undefined;
}

function openClaims(db: Kysely<Tables>, phone: string, now: Date) {
  return db
    .selectFrom("slot_claims")
    .where("phone", "=", phone)
    .where("starts_at", ">=", now.toISOString())
    .where("status", "in", ["pending", "approved"]);
}

async function openStarts(db: Kysely<Tables>, phone: string, now: Date): Promise<string[]> {
  const rows = await openClaims(db, phone, now).select("starts_at").orderBy("starts_at").execute();
  return rows.map(({ starts_at }) => starts_at);
}

function holderOf(db: Kysely<Tables>, { day, timeSlot }: Wish) {
  return db
    .selectFrom("slot_claims")
    .select(["phone", "type"])
    .where("day", "=", day)
    .where("time_slot", "=", timeSlot)
    .where("status", "<>", "cancelled")
    .executeTakeFirst();
}

function isSame(holder: { phone: string | null; type: string | null }, wish: Wish): boolean {
  return holder.phone === wish.phone && holder.type === wish.type;
}
