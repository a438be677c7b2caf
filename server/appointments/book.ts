import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { fold } from "../../booking/fold-letters.ts";
import type { Status } from "../../booking/status.ts";
import type { Database, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { queueMail } from "../outbox/outbox.ts";

export type Wish = {
  day: string;
  timeSlot: string;
  startsAt: Date;
  /** Its slug. */
  consultation: string;
  name: string;
  phone: string;
};

export type Outcome =
  | { kind: "stored" | "repeated" | "taken" }
  | { kind: "too-many-open"; firstStart: Date };

/**
 * Claims a slot, unless someone holds it or the phone number has enough open appointments.
 *
 * Two unique indexes decide every race, on both engines and between any number of servers: one
 * gives a slot to the first who claims it; the other, on a phone number's serial, lets only one
 * claim of a number through at a time, so that none is counted past the limit. Whoever lost
 * without a reason that lasts tries again.
 */
export async function book(
  database: Database,
  wish: Wish,
  { now, openLimit, isMailed = false }: { now: Date; openLimit: number; isMailed?: boolean },
): Promise<Outcome> {
  const { db } = database;
  const claim = async (db: Kysely<Tables>) => {
    const id = await insertClaim(db, wish, now, openLimit);
    if (id && isMailed) await queueMail(db, id, now);
    return id;
  };
  for (;;) {
    const isStored = await (isMailed ? inTransaction(database, claim) : claim(db));
    if (isStored) return { kind: "stored" };
    const holder = await holderOf(db, wish);
    if (holder) return { kind: isSame(holder, wish) ? "repeated" : "taken" };
    const open = await openStarts(db, wish.phone, now);
    if (open.length >= openLimit) return { kind: "too-many-open", firstStart: new Date(open[0]!) };
  }
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

/** Counting and claiming in one statement, in SQL that both engines speak. */
async function insertClaim(
  db: Kysely<Tables>,
  { day, timeSlot, startsAt, consultation, name, phone }: Wish,
  now: Date,
  openLimit: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into slot_claims
      (id, day, time_slot, starts_at, status, type, name, name_folded, phone, phone_serial, created_at)
    select ${randomUUID()}, ${day}, ${timeSlot}, ${startsAt.toISOString()}, 'pending', ${consultation},
      ${name}, ${fold(name)}, ${phone},
      (select coalesce(max(phone_serial), 0) + 1 from slot_claims where phone = ${phone}),
      ${now.toISOString()}
    where (select count(*) from slot_claims where ${isOpen(phone, now)}) < ${openLimit}
    on conflict do nothing
    returning id`.execute(db);
  return rows[0]?.id;
}

async function openStarts(db: Kysely<Tables>, phone: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("slot_claims")
    .select("starts_at")
    .where(isOpen(phone, now))
    .orderBy("starts_at")
    .execute();
  return rows.map(({ starts_at }) => starts_at);
}

function isOpen(phone: string, now: Date) {
  return sql<boolean>`
    phone = ${phone} and starts_at >= ${now.toISOString()} and status in ('pending', 'approved')`;
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
  return holder.phone === wish.phone && holder.type === wish.consultation;
}
