import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { fold } from "../../booking/fold-letters.ts";
import { istanbulInstant } from "../../booking/istanbul-time.ts";
import { dayOf, requestProblems } from "../../booking/request-rules.ts";
import { type Academy, bookableOnes } from "../../contract/academy.ts";
import type { BookingAnswer, BookingRequest } from "../../contract/public/calls.ts";
import type { Database, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { queueMail } from "../outbox/outbox.ts";
import { type Refused, refused } from "../refusal.ts";
import { holderOf } from "./read.ts";

export type NewBooking = {
  day: string;
  timeSlot: string;
  startsAt: Date;
  /** Its slug. */
  consultation: string;
  name: string;
  phone: string;
};

type Limits = { now: Date; openLimit: number; isMailed?: boolean };

/** What a visitor asks for on the site. */
export async function book(
  database: Database,
  asked: BookingRequest,
  { academy, daysAhead, ...limits }: Limits & { academy: Academy; daysAhead: number },
): Promise<BookingAnswer | Refused> {
  const { now } = limits;
  const fields = requestProblems(asked, { now, daysAhead, firmId: academy.firmId });
  if (fields.length > 0) return refused("invalid", { fields });
  const { name, phone, timeSlot, randevuTipi } = asked;
  const offered = bookableOnes(academy.consultations);
  const consultation = offered.find(({ title }) => title === randevuTipi)!.slug;
  const day = dayOf(asked);
  const startsAt = istanbulInstant({ day, time: timeSlot });
  const booking = { day, timeSlot, startsAt, consultation, name, phone };
  const refusal = await claimSlot(database, booking, limits);
  return refusal ?? { date: startsAt.toISOString(), timeSlot, randevuTipi };
}

/**
 * Refused where someone holds the slot, unless it was claimed for the same by the same phone before,
 * or where the phone number has enough open appointments.
 *
 * Two unique indexes decide every race, on both engines and between any number of servers: one
 * gives a slot to the first who claims it; the other, on a phone number's serial, lets only one
 * claim of a number through at a time, so that none is counted past the limit. Whoever lost
 * without a reason that lasts tries again.
 */
export async function claimSlot(
  database: Database,
  booking: NewBooking,
  { now, openLimit, isMailed = false }: Limits,
): Promise<Refused | undefined> {
  const { db } = database;
  const claim = async (db: Kysely<Tables>) => {
    const id = await insertClaim(db, booking, now, openLimit);
    if (id && isMailed) await queueMail(db, id, now);
    return id;
  };
  for (;;) {
    const isStored = await (isMailed ? inTransaction(database, claim) : claim(db));
    if (isStored) return undefined;
    const holder = await holderOf(db, booking);
    if (holder) return isSame(holder, booking) ? undefined : refused("taken");
    const [firstStart, ...more] = await openStarts(db, booking.phone, now);
    if (firstStart && more.length + 1 >= openLimit) {
      const retryAfter = Math.ceil((Date.parse(firstStart) - now.getTime()) / 1000);
      return refused("too_many_open", { retryAfter });
    }
  }
}

/** Counting and claiming in one statement, in SQL that both engines speak. */
async function insertClaim(
  db: Kysely<Tables>,
  { day, timeSlot, startsAt, consultation, name, phone }: NewBooking,
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

function isSame(holder: { phone: string | null; type: string | null }, booking: NewBooking) {
  return holder.phone === booking.phone && holder.type === booking.consultation;
}
