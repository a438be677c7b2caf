import { type Kysely, sql } from "kysely";
import type { Hours } from "../../booking/hours.ts";
import { addDays } from "../../booking/istanbul-time.ts";
import { type HeldTime, heldTime, isOutside } from "../../booking/slots.ts";
import { outcomeOf, type Status } from "../../booking/status.ts";
import type { Facts, MessagesAnswer, PanelAppointment } from "../../contract/panel/calls.ts";
import type { Config } from "../config.ts";
import type { Database, SlotRow, Tables } from "../database/schema.ts";

/** A move by the visitor counts as a new request. */
export const requestedAt = sql<string>`coalesce(visitor_moved_at, created_at)`;

/** All appointments of a day, cancelled ones too; reports are none. */
export async function appointmentsOn({ db }: Database, day: string): Promise<PanelAppointment[]> {
  const rows = await appointmentsIn(db)
    .where("day", "=", day)
    .where("time_slot", "<>", "")
    .orderBy("starts_at")
    .orderBy("created_at")
    .execute();
  return rows.map(toAppointment);
}

/** An upcoming request that waits for an answer. */
export function isPending(now: Date) {
  return sql<boolean>`status = 'pending' and starts_at >= ${now.toISOString()}`;
}

export async function countPending({ db }: Database, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("slots")
    .select((row) => row.fn.countAll().as("count"))
    .where(isPending(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** From this percentage on staff are alerted. */
export const alarmShare = 50;

/** How many percent of the requests that can wait do wait. */
export async function pendingShare(
  { database, config }: { database: Database; config: Pick<Config, "LIMIT_PENDING"> },
  now: Date,
): Promise<number> {
  return Math.floor((100 * (await countPending(database, now))) / config.LIMIT_PENDING);
}

/** Longer than any appointment with its buffer: what begins further back is over. */
const longestHeld = 24 * 60;

type Held = { held_from: number; held_to: number };

/** Whose a part of some time is, as the owner of a phone number sees it: what was cancelled has let go of it. */
export function holds({ held_from, held_to }: Held, phone = "") {
  return sql<boolean>`held_from > ${held_from - longestHeld} and held_from < ${held_to} and held_to > ${held_from}
    and (status <> 'cancelled' or (phone = ${phone} and ${isDeclinedRow}))`;
}

export function holdersOf(db: Kysely<Tables>, held: Held, phone?: string): Promise<SlotRow[]> {
  return db
    .selectFrom("slots")
    .selectAll()
    .where(holds(held, phone))
    .orderBy("held_from")
    .execute();
}

/** What is held from one day to another, also by what began the evening before. */
export async function heldTimes(
  db: Kysely<Tables>,
  firstDay: string,
  lastDay: string,
): Promise<HeldTime[]> {
  const days = { held_from: midnight(firstDay), held_to: midnight(addDays(lastDay, 1)) };
  const held = await db
    .selectFrom("slots")
    .select(["held_from", "held_to"])
    .where(holds(days))
    .orderBy("held_from")
    .execute();
  return held.map((row) => ({ from: row.held_from!, to: row.held_to! }));
}

function midnight(day: string): number {
  return heldTime({ day, slot: "00:00" }, { minutes: 0, buffer: 0 }).from;
}

/**
 * A blocked number's request, cancelled as it came: it holds no slot, and counts and shows to its visitor as one
 * that waits, until somebody changes it.
 */
export const isDeclinedRow = sql<boolean>`(source = 'blocked' and status = 'cancelled' and version = 1)`;

export function isDeclined({
  source,
  status,
  version,
}: Pick<SlotRow, "source" | "status" | "version">) {
  return source === "blocked" && status === "cancelled" && version === 1;
}

/** As the visitor may know it. */
export function shownStatus(row: Pick<SlotRow, "source" | "status" | "version">): Status {
  return isDeclined(row) ? "pending" : row.status;
}

export async function appointmentOf(
  db: Kysely<Tables>,
  id: string,
): Promise<PanelAppointment | undefined> {
  const row = await appointmentsIn(db).where("id", "=", id).executeTakeFirst();
  return row && toAppointment(row);
}

/** The day's other appointments, and its closed hours. */
export async function neighboursOf(
  { db }: Database,
  { id, day }: PanelAppointment,
): Promise<PanelAppointment[]> {
  const rows = await appointmentsIn(db)
    .where("held_from", ">=", midnight(day))
    .where("held_from", "<", midnight(addDays(day, 1)))
    .where("id", "<>", id)
    .where("status", "<>", "cancelled")
    .orderBy("held_from")
    .execute();
  return rows.map(toAppointment);
}

/** Other appointments of the same client, newest first. */
export async function othersOf(
  { db }: Database,
  { id, clientId }: PanelAppointment,
): Promise<PanelAppointment[]> {
  if (clientId === null) return [];
  const rows = await appointmentsIn(db)
    .where("client_id", "=", clientId)
    .where("id", "<>", id)
    .orderBy("starts_at", "desc")
    .execute();
  return rows.map(toAppointment);
}

/** The columns of a `PanelAppointment`. */
const shownColumns = [
  "id",
  "day",
  "time_slot",
  "starts_at",
  "minutes",
  "held_from",
  "held_to",
  "consultation",
  "client_id",
  "name",
  "phone",
  "status",
  "no_show_at",
  "note",
  "reason",
  "source",
  "created_at",
  "version",
  "visitor_moved_at",
  "visitor_cancelled_at",
  "cancellation_seen_at",
  "pending_notification",
  "told_at",
  "reminded_at",
  "arrived_at",
  "price",
  "paid",
  "paid_by",
] as const satisfies (keyof SlotRow)[];

export type SlotDetails = Pick<SlotRow, (typeof shownColumns)[number]>;

export function toAppointment(row: SlotDetails): PanelAppointment {
  const cancelledByVisitor = row.status === "cancelled" && row.visitor_cancelled_at !== null;
  return {
    id: row.id,
    day: row.day,
    timeSlot: row.time_slot,
    date: row.starts_at,
    minutes: row.minutes ?? 0,
    heldMinutes: (row.held_to ?? 0) - (row.held_from ?? 0),
    consultation: row.consultation ?? "",
    clientId: row.client_id,
    name: row.name,
    phone: row.phone,
    status: row.status,
    noShow: row.no_show_at !== null,
    note: row.note,
    reason: row.reason,
    source: row.source,
    createdAt: row.created_at,
    version: row.version,
    movedByVisitor: row.visitor_moved_at !== null,
    cancelledByVisitor,
    isCancellationSeen: !cancelledByVisitor || row.cancellation_seen_at !== null,
    toTell: row.pending_notification,
    toldAt: row.told_at,
    remindedAt: row.reminded_at,
    arrived: row.arrived_at !== null,
    price: row.price,
    paid: row.paid,
    paidBy: row.paid_by,
  };
}

/** What the audit log stores of an appointment: no personal data. */
export function factsOf(appointment: PanelAppointment): Facts {
  const { day, timeSlot, minutes, consultation, toTell, remindedAt } = appointment;
  const { price, paid, paidBy } = appointment;
  const outcome = outcomeOf(appointment);
  const payment = price === null ? {} : { payment: { price, paid, paidBy } };
  const marks = { ...(toTell && { toTell }), ...(remindedAt && { remindedAt }) };
  return { day, timeSlot, minutes, consultation, outcome, ...payment, ...marks };
}

export function appointmentsIn(db: Kysely<Tables>) {
  return db.selectFrom("slots").select(shownColumns);
}

export type Upcoming = Pick<SlotRow, "id" | "day" | "time_slot" | "consultation"> &
  Record<"minutes" | "held_from", number>;

/** The appointments of now and later that were not cancelled, in their order. */
export function upcoming(db: Kysely<Tables>, now: Date): Promise<Upcoming[]> {
  return db
    .selectFrom("slots")
    .select(["id", "day", "time_slot", "consultation", "minutes", "held_from"])
    .where("status", "<>", "cancelled")
    .where("held_from", "is not", null)
    .where("starts_at", ">=", now.toISOString())
    .orderBy("starts_at")
    .$narrowType<Upcoming>()
    .execute();
}

/** Those that stand within some hours and would stand outside of others. */
export async function leftOutside(
  db: Kysely<Tables>,
  { before, after, now }: { before: Hours; after: Hours; now: Date },
): Promise<Upcoming[]> {
  const coming = await upcoming(db, now);
  return coming.filter(
    ({ day, time_slot: slot, minutes }) =>
      isOutside({ day, slot, minutes, hours: after }) &&
      !isOutside({ day, slot, minutes, hours: before }),
  );
}

/** The next upcoming appointment, as a sample for the message templates. */
export async function nextToTell({ db }: Database, now: Date): Promise<MessagesAnswer["next"]> {
  const row = await appointmentsIn(db)
    .where("starts_at", ">=", now.toISOString())
    .where("status", "in", ["pending", "approved"])
    .where("time_slot", "<>", "")
    .where("name", "is not", null)
    .orderBy("starts_at")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { name, day, timeSlot, consultation } = toAppointment(row);
  return { name, day, timeSlot, consultation };
}
