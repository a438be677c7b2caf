import { randomUUID } from "node:crypto";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { fold } from "../../booking/fold-letters.ts";
import { minutesOf, timeText } from "../../booking/hours.ts";
import { keyHeader } from "../../contract/public/visitor-appointment.ts";
import { waitForBookingLock } from "../database/booking-lock.ts";
import type { Database, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";
import { hoursVersion, isHoursVersion } from "../settings/hours.ts";
import { isVersion, readSetting } from "../settings/settings.ts";
import { slotFreedAt } from "./expire.ts";
import { queueMail } from "./outbox.ts";
import { holderOf, isPending } from "./read.ts";

const recently = 10 * 60_000;

export type NewBooking = {
  day: string;
  timeSlot: string;
  startsAt: Date;
  /** The consultation's slug. */
  consultation: string;
  name: string;
  phone: string;
  /** Hash of the key in the visitor's private link. */
  keyHash?: string;
};

export type Limits = {
  now: Date;
  /** Upcoming appointments that one phone number can have. */
  openLimit: number;
  /** Requests that can wait for an answer, of all visitors. */
  pendingLimit: number;
  /** Requests of the last ten minutes from which on a proof of work is needed; undefined if there is one. */
  recentLimit?: number;
  expireAfterDays?: number;
  isMailed?: boolean;
  /** The versions of hours and services by which the request was checked. */
  expectedVersions?: { hours: number; services: number; step: number };
};

/**
 * Stores a request. Refused if the slot is taken (unless by the same request before), or if a limit is reached.
 *
 * Two unique indexes decide every race, on both engines and between any number of servers: one lets each slot
 * have one holder; the other, on a phone number's serial, lets one request of a number through at a time, so
 * that its limit holds. The limit of all pending requests holds because of the booking lock. If the insert
 * stored nothing and no reason is found any more, it is tried again.
 */
export async function claimSlot(
  database: Database,
  booking: NewBooking,
  limits: Limits,
): Promise<Refused | undefined> {
  const { db, engine } = database;
  const { now, openLimit, pendingLimit, recentLimit, isMailed = false, expectedVersions } = limits;
  const claim = async (db: Kysely<Tables>) => {
    await waitForBookingLock(database, db);
    const id = await insertRequest(db, booking, limits);
    if (id && isMailed) await queueMail(db, id, "request", now);
    return id;
  };
  const inOneStep = engine === "sqlite" && !isMailed;
  for (;;) {
    const isStored = await (inOneStep ? claim(db) : inTransaction(database, claim));
    if (isStored) return undefined;
    const holder = await holderOf(db, booking);
    if (holder) return isSame(holder, booking) ? undefined : refused("taken");
    if (expectedVersions && !(await areSettingsCurrent(db, expectedVersions)))
      return refused("settings_changed");
    if (expectedVersions && (await isOverlapping(db, booking, expectedVersions.step)))
      return refused("taken");
    if (booking.keyHash && (await isKeyUsed(db, booking.keyHash))) return refusedKey;
    const open = await requestsWhere(db, isOpen(booking.phone, now));
    if (open.length >= openLimit) {
      return refused("too_many_open", { retryAfter: secondsUntilRoom(open, openLimit, limits) });
    }
    const pending = await requestsWhere(db, isPending(now));
    if (pending.length >= pendingLimit) {
      return refused("too_many_pending", {
        retryAfter: secondsUntilRoom(pending, pendingLimit, limits),
      });
    }
    if (await isBlocked(db, booking.phone)) {
      // The same answer as for a full service, so that it does not reveal which numbers are blocked.
      const retryAfter = secondsUntilRoom(pending, Math.max(1, pending.length), limits);
      return refused("too_many_pending", { retryAfter });
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
export async function recentRequests({ db }: Database, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("slots")
    .select((row) => row.fn.countAll().as("count"))
    .where(isRecent(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Checks the limits and inserts in one statement. */
async function insertRequest(
  db: Kysely<Tables>,
  { day, timeSlot, startsAt, consultation, name, phone, keyHash = "" }: NewBooking,
  { now, openLimit, pendingLimit, recentLimit, expectedVersions }: Limits,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into slots
      (id, day, time_slot, starts_at, status, consultation, name, name_folded, phone, phone_serial, created_at, link_key_hash)
    select ${randomUUID()}, ${day}, ${timeSlot}, ${startsAt.toISOString()}, 'pending', ${consultation},
      ${name}, ${fold(name)}, ${phone},
      ${nextSerial(phone)}, ${now.toISOString()}, nullif(${keyHash}, '')
    where (select count(*) from slots where ${isOpen(phone, now)}) < ${openLimit}
      and (select count(*) from slots where ${isPending(now)}) < ${pendingLimit}
      and not exists (select 1 from clients where ${isBlockedPhone(phone)})
      ${recentLimit === undefined ? sql`` : sql`and (select count(*) from slots where ${isRecent(now)}) < ${recentLimit}`}
      ${expectedVersions === undefined ? sql`` : sql`and ${isHoursVersion(expectedVersions.hours)} and ${isVersion("services", expectedVersions.services)} and not exists (select 1 from slots where ${overlapping({ day, timeSlot }, expectedVersions.step)})`}
    on conflict do nothing
    returning id`.execute(db);
  return rows[0]?.id;
}

/** The next value of `phone_serial`: see `claimSlot`. */
export function nextSerial(phone: string) {
  return sql<number>`
    (select coalesce(max(phone_serial), 0) + 1 from slots where phone = ${phone})`;
}

async function isBlocked(db: Kysely<Tables>, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom("clients")
    .select("phone")
    .where(isBlockedPhone(phone))
    .executeTakeFirst();
  return row !== undefined;
}

function isBlockedPhone(phone: string) {
  return sql<boolean>`phone = ${phone} and blocked_at is not null`;
}

async function requestsWhere(db: Kysely<Tables>, condition: RawBuilder<boolean>) {
  return db
    .selectFrom("slots")
    .select(["status", "starts_at", "created_at", "visitor_moved_at", "expiry_warned_at"])
    .where(condition)
    .execute();
}

/** Seconds until the limit allows one more, if nothing is answered or cancelled. */
function secondsUntilRoom(
  claims: Awaited<ReturnType<typeof requestsWhere>>,
  limit: number,
  { now, expireAfterDays = 0 }: Limits,
): number {
  const leaving = claims.map((claim) => slotFreedAt(claim, now, expireAfterDays));
  const inAnHour = now.getTime() + 3600_000;
  const room = leaving.sort((one, other) => one - other)[claims.length - limit] ?? inAnHour;
  return Math.max(1, Math.ceil((room - now.getTime()) / 1000));
}

/** Whether the slot overlaps an appointment from before the hours were changed. */
export async function isOverlapping(
  db: Kysely<Tables>,
  slot: Pick<NewBooking, "day" | "timeSlot">,
  step: number,
  except = "",
): Promise<boolean> {
  const found = await db
    .selectFrom("slots")
    .select("id")
    .where(overlapping(slot, step))
    .where("id", "<>", except)
    .executeTakeFirst();
  return found !== undefined;
}

/** Slots on the same grid cannot overlap; only slots from before a change of the hours can. */
function overlapping({ day, timeSlot }: Pick<NewBooking, "day" | "timeSlot">, step: number) {
  const start = minutesOf(timeSlot);
  const after = start < step ? "" : timeText(start - step);
  return sql<boolean>`day = ${day} and time_slot > ${after} and time_slot < ${timeText(start + step)}
    and time_slot <> ${timeSlot} and status in ('pending', 'approved')`;
}

function isOpen(phone: string, now: Date) {
  return sql<boolean>`
    phone = ${phone} and starts_at >= ${now.toISOString()} and status in ('pending', 'approved')`;
}

function isRecent(now: Date) {
  const since = new Date(now.getTime() - recently).toISOString();
  return sql<boolean>`
    created_at > ${since} and created_at <= ${now.toISOString()} and source = 'site'`;
}

function isSame(
  holder: { phone: string | null; consultation: string | null },
  booking: NewBooking,
) {
  return holder.phone === booking.phone && holder.consultation === booking.consultation;
}
