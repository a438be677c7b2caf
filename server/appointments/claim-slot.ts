import { randomUUID } from "node:crypto";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { fold } from "../../booking/fold-letters.ts";
import type { Length } from "../../booking/services.ts";
import { keyHeader } from "../../contract/public/visitor-appointment.ts";
import { waitForBookingLock } from "../database/booking-lock.ts";
import type { Database, SlotRow, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";
import { hoursVersion, isHoursVersion } from "../settings/hours.ts";
import { isVersion, readSetting } from "../settings/settings.ts";
import { heldColumns } from "./change.ts";
import { slotFreedAt } from "./expire.ts";
import { queueNews } from "./outbox.ts";
import { personOf } from "./person.ts";
import { holdersOf, holds, isDeclined, isDeclinedRow, isPending } from "./read.ts";

const recently = 10 * 60_000;
const declinedBecause = "Numara engelli olduğu için sistem geri çevirdi; danışan bunu görmez.";

export type NewBooking = {
  day: string;
  timeSlot: string;
  startsAt: Date;
  length: Length;
  /** The consultation's slug. */
  consultation: string;
  name: string;
  phone: string;
  /** Hash of the key in the visitor's private link. */
  keyHash?: string;
};

/** From where on a proof of work is needed; undefined if there is one. */
export type UnprovenLimits = {
  /** Upcoming appointments of the phone number. */
  openLimit?: number;
  /** Requests of the last ten minutes, of all visitors. */
  recentLimit?: number;
};

export type Limits = UnprovenLimits & {
  now: Date;
  /** Requests that can wait for an answer, of all visitors. */
  pendingLimit: number;
  expireAfterDays?: number;
  isMailed?: boolean;
  /** The versions of hours and services by which the request was checked. */
  expectedVersions?: { hours: number; services: number };
};

/**
 * Stores a request. Refused if its time is taken (unless by the same request before), or if a limit is reached.
 * One of a blocked number is stored as declined: see `isDeclined`.
 *
 * The database decides every race, on both engines and between any number of servers: held-times.ts lets each time
 * have one holder; a unique index, on a phone number's serial, lets one request of a number through at a time, so
 * that its limit holds. The limit of all pending requests holds because of the booking lock. If the insert
 * stored nothing and no reason is found any more, it is tried again.
 */
export async function claimSlot(
  database: Database,
  booking: NewBooking,
  limits: Limits,
): Promise<Refused | undefined> {
  const { db } = database;
  const { now, openLimit, pendingLimit, recentLimit, isMailed = false, expectedVersions } = limits;
  const claim = async (db: Kysely<Tables>) => {
    await waitForBookingLock(database, db);
    const stored = await insertRequest(db, booking, limits);
    if (stored && !isDeclined(stored))
      await queueNews(db, { id: stored.id, topic: "request", isMailed }, now);
    return stored;
  };
  for (;;) {
    const isStored = await inTransaction(database, claim);
    if (isStored) return undefined;
    const holders = await holdersOf(db, timeOf(booking), booking.phone);
    if (holders.length > 0) {
      return holders.some((one) => isSame(one, booking)) ? undefined : refused("taken");
    }
    if (expectedVersions && !(await areSettingsCurrent(db, expectedVersions)))
      return refused("settings_changed");
    if (booking.keyHash && (await isKeyUsed(db, booking.keyHash))) return refusedKey;
    const pending = await requestsWhere(db, isPending(now));
    if (pending.length >= pendingLimit) {
      return refused("too_many_pending", { retryAfter: secondsUntilRoom(pending, limits) });
    }
    if (openLimit !== undefined && (await countOpen(database, booking.phone, now)) >= openLimit) {
      return refused("proof_needed");
    }
    if (recentLimit !== undefined && (await recentRequests(database, now)) >= recentLimit) {
      return refused("proof_needed");
    }
  }
}

/** The same refusal for a malformed key and for one in use. */
export const refusedKey = refused("invalid", {
  fields: [{ field: keyHeader, code: "key_invalid" }],
});

export async function isKeyUsed(db: Kysely<Tables>, keyHash: string): Promise<boolean> {
  const row = await db
    .selectFrom("slots")
    .select("id")
    .where("link_key_hash", "=", keyHash)
    .executeTakeFirst();
  return row !== undefined;
}

async function areSettingsCurrent(
  db: Kysely<Tables>,
  expectedVersions: { hours: number; services: number },
): Promise<boolean> {
  const hours = await hoursVersion(db);
  const { version: services } = await readSetting(db, "services");
  return hours === expectedVersions.hours && services === expectedVersions.services;
}

/** How many requests the site has stored in the last ten minutes. */
export const recentRequests = (database: Database, now: Date) =>
  countWhere(database, isRecent(now));

/** How many coming appointments a phone number has. */
export const countOpen = (database: Database, phone: string, now: Date) =>
  countWhere(database, isOpen(phone, now));

async function countWhere({ db }: Database, condition: RawBuilder<boolean>): Promise<number> {
  const { count } = await db
    .selectFrom("slots")
    .select((row) => row.fn.countAll().as("count"))
    .where(condition)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Checks the limits and inserts in one statement. */
async function insertRequest(
  db: Kysely<Tables>,
  booking: NewBooking,
  { now, openLimit, pendingLimit, recentLimit, expectedVersions }: Limits,
): Promise<Pick<SlotRow, "id" | "source" | "status" | "version"> | undefined> {
  const { day, timeSlot, startsAt, consultation, name, phone, keyHash = "" } = booking;
  const time = timeOf(booking);
  const clientId = await personOf(db, booking);
  const isBlocked = sql`exists (select 1 from blocks where phone = ${phone})`;
  const { rows } = await sql<Pick<SlotRow, "id" | "source" | "status" | "version">>`
    insert into slots
      (id, day, time_slot, starts_at, minutes, held_from, held_to, status, consultation, client_id, name, name_folded,
      phone, phone_serial, created_at, link_key_hash, source, reason)
    select ${randomUUID()}, ${day}, ${timeSlot}, ${startsAt.toISOString()}, cast(${time.minutes} as integer),
      cast(${time.held_from} as integer), cast(${time.held_to} as integer),
      case when ${isBlocked} then 'cancelled' else 'pending' end, ${consultation},
      ${clientId}, ${name}, ${fold(name)}, ${phone},
      ${nextSerial(phone)}, ${now.toISOString()}, nullif(${keyHash}, ''),
      case when ${isBlocked} then 'blocked' else 'site' end,
      case when ${isBlocked} then ${declinedBecause} else '' end
    where (select count(*) from slots where ${isPending(now)}) < ${pendingLimit}
      and not exists (select 1 from slots where ${holds(time, phone)})
      ${openLimit === undefined ? sql`` : sql`and (select count(*) from slots where ${isOpen(phone, now)}) < ${openLimit}`}
      ${recentLimit === undefined ? sql`` : sql`and (select count(*) from slots where ${isRecent(now)}) < ${recentLimit}`}
      ${expectedVersions === undefined ? sql`` : sql`and ${isHoursVersion(expectedVersions.hours)} and ${isVersion("services", expectedVersions.services)}`}
    on conflict do nothing
    returning id, source, status, version`.execute(db);
  return rows[0];
}

/** The next value of `phone_serial`: see `claimSlot`. */
export function nextSerial(phone: string) {
  return sql<number>`
    (select coalesce(max(phone_serial), 0) + 1 from slots where phone = ${phone})`;
}

async function requestsWhere(db: Kysely<Tables>, condition: RawBuilder<boolean>) {
  return db
    .selectFrom("slots")
    .select(["status", "starts_at", "created_at", "visitor_moved_at", "expiry_warned_at"])
    .where(condition)
    .execute();
}

/** Seconds until fewer wait than the limit, if nothing is answered or cancelled. */
function secondsUntilRoom(
  pending: Awaited<ReturnType<typeof requestsWhere>>,
  { now, pendingLimit, expireAfterDays = 0 }: Limits,
): number {
  const leaving = pending.map((claim) => slotFreedAt(claim, now, expireAfterDays));
  const room = leaving.sort((one, other) => one - other)[pending.length - pendingLimit]!;
  return Math.max(1, Math.ceil((room - now.getTime()) / 1000));
}

function isOpen(phone: string, now: Date) {
  return sql<boolean>`
    phone = ${phone} and starts_at >= ${now.toISOString()} and time_slot <> ''
    and (status in ('pending', 'approved') or ${isDeclinedRow})`;
}

function isRecent(now: Date) {
  const since = new Date(now.getTime() - recently).toISOString();
  return sql<boolean>`
    created_at > ${since} and created_at <= ${now.toISOString()} and source <> 'phone'`;
}

const timeOf = (booking: NewBooking) => heldColumns(booking, booking.length);

function isSame(
  holder: Pick<SlotRow, "phone" | "consultation" | "held_from">,
  booking: NewBooking,
): boolean {
  const isOfThem = holder.phone === booking.phone && holder.consultation === booking.consultation;
  return isOfThem && holder.held_from === timeOf(booking).held_from;
}
