import { randomUUID } from "node:crypto";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { fold } from "../../booking/fold-letters.ts";
import { minutesOf, timeText } from "../../booking/hours.ts";
import { waitForBookingLock } from "../database/booking-lock.ts";
import type { Database, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";
import { hoursVersion, isHoursVersion } from "../settings/hours.ts";
import { isVersion, readSetting } from "../settings/settings.ts";
import { slotFreedAt } from "./expire.ts";
import { queueMail } from "./outbox.ts";
import { isKeyUsed, refusedKey } from "./private-link-key.ts";
import { holderOf, isPending } from "./read.ts";

const recently = 10 * 60_000;

export type NewBooking = {
  day: string;
  timeSlot: string;
  startsAt: Date;
  /** Its slug. */
  consultation: string;
  name: string;
  phone: string;
  /** The visitor's key to it, hashed. */
  keyDigest?: string;
};

export type Limits = {
  now: Date;
  /** Coming appointments that one phone can hold. */
  openLimit: number;
  /** Requests that can wait for an answer, whoever asked. */
  pendingLimit: number;
  /** Requests of the last minutes after which one needs a proof of work; none where it has one. */
  recentLimit?: number;
  expireAfterDays?: number;
  isMailed?: boolean;
  /** What it was judged by: the versions of the hours and of the services that allow it. */
  expectedVersions?: { hours: number; services: number; step: number };
};

/**
 * Refused where someone holds the slot, unless it was claimed for the same by the same phone before,
 * where the phone number has enough open appointments, or where enough requests wait for an answer.
 *
 * Two unique indexes decide every race, on both engines and between any number of servers: one
 * gives a slot to the first who claims it; the other, on a phone number's serial, lets only one
 * claim of a number through at a time, so that none is counted past the limit. Those that wait are
 * counted one claim after the other, too. Whoever lost without a reason that lasts tries again.
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
    const id = await insertClaim(db, booking, limits);
    if (id && isMailed) await queueMail(db, id, "request", now);
    return id;
  };
  const inOneStep = engine === "sqlite" && !isMailed;
  for (;;) {
    const isStored = await (inOneStep ? claim(db) : inTransaction(database, claim));
    if (isStored) return undefined;
    const holder = await holderOf(db, booking);
    if (holder) return isSame(holder, booking) ? undefined : refused("taken");
    if (expectedVersions && !(await doSettingsHold(db, expectedVersions)))
      return refused("settings_changed");
    if (expectedVersions && (await isOverlapping(db, booking, expectedVersions.step)))
      return refused("taken");
    if (booking.keyDigest && (await isKeyUsed(db, booking.keyDigest))) return refusedKey;
    const open = await claimsWhere(db, isOpen(booking.phone, now));
    if (open.length >= openLimit) {
      return refused("too_many_open", { retryAfter: untilRoom(open, openLimit, limits) });
    }
    const pending = await claimsWhere(db, isPending(now));
    if (pending.length >= pendingLimit) {
      return refused("too_many_pending", { retryAfter: untilRoom(pending, pendingLimit, limits) });
    }
    if (await isBlocked(db, booking.phone)) {
      // An answer that anybody may get: nobody shall learn from it which numbers are known here.
      const retryAfter = untilRoom(pending, Math.max(1, pending.length), limits);
      return refused("too_many_pending", { retryAfter });
    }
    if (recentLimit !== undefined && (await recentRequests(database, now)) >= recentLimit) {
      return refused("proof_needed");
    }
  }
}

async function doSettingsHold(
  db: Kysely<Tables>,
  expectedVersions: { hours: number; services: number },
): Promise<boolean> {
  const hours = await hoursVersion(db);
  const { version: services } = await readSetting(db, "services");
  return hours === expectedVersions.hours && services === expectedVersions.services;
}

/** How many the site has stored in the last ten minutes, from whatever addresses. */
export async function recentRequests({ db }: Database, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("slots")
    .select((row) => row.fn.countAll().as("count"))
    .where(isRecent(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counting and claiming in one statement, in SQL that both engines speak. */
async function insertClaim(
  db: Kysely<Tables>,
  { day, timeSlot, startsAt, consultation, name, phone, keyDigest = "" }: NewBooking,
  { now, openLimit, pendingLimit, recentLimit, expectedVersions }: Limits,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into slots
      (id, day, time_slot, starts_at, status, consultation, name, name_folded, phone, phone_serial, created_at, link_key_hash)
    select ${randomUUID()}, ${day}, ${timeSlot}, ${startsAt.toISOString()}, 'pending', ${consultation},
      ${name}, ${fold(name)}, ${phone},
      ${nextSerial(phone)}, ${now.toISOString()}, nullif(${keyDigest}, '')
    where (select count(*) from slots where ${isOpen(phone, now)}) < ${openLimit}
      and (select count(*) from slots where ${isPending(now)}) < ${pendingLimit}
      and not exists (select 1 from clients where ${isBlockedPhone(phone)})
      ${recentLimit === undefined ? sql`` : sql`and (select count(*) from slots where ${isRecent(now)}) < ${recentLimit}`}
      ${expectedVersions === undefined ? sql`` : sql`and ${isHoursVersion(expectedVersions.hours)} and ${isVersion("services", expectedVersions.services)} and not exists (select 1 from slots where ${overlapping({ day, timeSlot }, expectedVersions.step)})`}
    on conflict do nothing
    returning id`.execute(db);
  return rows[0]?.id;
}

/** Unique together with the phone: see `claimSlot`. */
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

async function claimsWhere(db: Kysely<Tables>, condition: RawBuilder<boolean>) {
  return db
    .selectFrom("slots")
    .select(["status", "starts_at", "created_at", "visitor_moved_at", "expiry_warned_at"])
    .where(condition)
    .execute();
}

/** Seconds until one more would be let through, if nobody does anything. */
function untilRoom(
  claims: Awaited<ReturnType<typeof claimsWhere>>,
  limit: number,
  { now, expireAfterDays = 0 }: Limits,
): number {
  const leaving = claims.map((claim) => slotFreedAt(claim, now, expireAfterDays));
  const inAnHour = now.getTime() + 3600_000;
  const room = leaving.sort((one, other) => one - other)[claims.length - limit] ?? inAnHour;
  return Math.max(1, Math.ceil((room - now.getTime()) / 1000));
}

/** Whether an appointment from before the hours were changed would not be over by then. */
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

/** Never one of the same hours: those are a step apart. */
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
