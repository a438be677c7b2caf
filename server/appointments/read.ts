import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import { fold } from "../../booking/fold-letters.ts";
import { istanbulClock } from "../../booking/istanbul-time.ts";
import type { Status } from "../../booking/status.ts";
import { type Outcome, outcomeOf } from "../../booking/status.ts";
import type { ClosedSlot, Facts, PanelAppointment } from "../../contract/panel/calls.ts";
import type { Database, SlotClaim, Tables } from "../database/schema.ts";

const mostListed = 500;
/** A year of nothing but closed hours: more would keep everyone else waiting. */
const mostClosed = 3000;

export type Filter = {
  from?: string;
  to?: string;
  outcome?: Outcome;
  type?: string;
  /** A part of a name, or of a phone number. */
  search?: string;
};

/** In the order of their hours. Where there are too many, the last ones of a search without a beginning. */
export async function listAppointments(
  { db }: Database,
  asked: Filter,
  now: Date,
): Promise<{ appointments: PanelAppointment[]; closed: ClosedSlot[]; isCut: boolean }> {
  const filter = { ...asked, ...(!asked.search && !asked.to && fromToday(asked, now)) };
  const isBackwards = filter.from === undefined;
  const rows = await appointmentsIn(db)
    .where((claim) => claim.and(conditionsOf(filter)))
    .orderBy("starts_at", isBackwards ? "desc" : "asc")
    .orderBy("created_at")
    .limit(mostListed + 1)
    .execute();
  const shown = rows.slice(0, mostListed).map(toAppointment);
  return {
    appointments: isBackwards ? shown.reverse() : shown,
    closed: filter.from || filter.to ? await closedSlots(db, filter) : [],
    isCut: rows.length > mostListed,
  };
}

/** Every appointment of a range of days, both ends included, whatever became of it. */
export async function appointmentsBetween(
  { db }: Database,
  from: string,
  to: string,
): Promise<PanelAppointment[]> {
  const rows = await appointmentsIn(db)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("starts_at")
    .orderBy("created_at")
    .execute();
  return rows.map(toAppointment);
}

/** The coming requests that wait for an answer. */
export async function countPending({ db }: Database, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("slot_claims")
    .select((row) => row.fn.countAll().as("count"))
    .where("status", "=", "pending")
    .where("starts_at", ">=", now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The appointment or the closing that a slot belongs to; what was cancelled has let go of it. */
export function holderOf(
  db: Kysely<Tables>,
  { day, timeSlot }: { day: string; timeSlot: string },
): Promise<SlotClaim | undefined> {
  return db
    .selectFrom("slot_claims")
    .selectAll()
    .where("day", "=", day)
    .where("time_slot", "=", timeSlot)
    .where("status", "<>", "cancelled")
    .executeTakeFirst();
}

export async function appointmentOf(
  db: Kysely<Tables>,
  id: string,
): Promise<PanelAppointment | undefined> {
  const row = await appointmentsIn(db).where("id", "=", id).executeTakeFirst();
  return row && toAppointment(row);
}

/** Who holds the day's other slots. */
export async function neighboursOf(
  { db }: Database,
  { id, day }: PanelAppointment,
): Promise<{ neighbours: PanelAppointment[]; closed: ClosedSlot[] }> {
  const rows = await appointmentsIn(db)
    .where("day", "=", day)
    .where("id", "<>", id)
    .where("status", "<>", "cancelled")
    .orderBy("starts_at")
    .execute();
  return {
    neighbours: rows.map(toAppointment),
    closed: await closedSlots(db, { from: day, to: day }),
  };
}

/** What the same phone booked besides, newest first. */
export async function othersOf(
  { db }: Database,
  { id, phone }: PanelAppointment,
): Promise<PanelAppointment[]> {
  if (phone === null) return [];
  const rows = await appointmentsIn(db)
    .where("phone", "=", phone)
    .where("id", "<>", id)
    .orderBy("starts_at", "desc")
    .execute();
  return rows.map(toAppointment);
}

export function toAppointment(row: SlotClaim): PanelAppointment {
  return {
    id: row.id,
    day: row.day,
    timeSlot: row.time_slot,
    date: row.starts_at,
    consultation: row.type ?? "",
    name: row.name,
    phone: row.phone,
    status: row.status as Status,
    noShow: row.no_show_at !== null,
    note: row.note,
    reason: row.reason,
    source: row.source,
    createdAt: row.created_at,
    version: row.version,
    movedByVisitor: row.visitor_moved_at !== null,
    cancelledByVisitor: row.status === "cancelled" && row.visitor_cancelled_at !== null,
    toTell: row.to_tell,
    remindedAt: row.reminded_at,
    arrived: row.arrived_at !== null,
  };
}

/** What the record tells of an appointment: nothing that names a person. */
export function factsOf(appointment: PanelAppointment): Facts {
  const { day, timeSlot, consultation, toTell } = appointment;
  const outcome = outcomeOf(appointment);
  return { day, timeSlot, consultation, outcome, ...(toTell && { toTell }) };
}

export function appointmentsIn(db: Kysely<Tables>) {
  return db.selectFrom("slot_claims").selectAll().where("status", "<>", "closed");
}

function fromToday({ from }: Filter, now: Date): Filter {
  return { from: from ?? istanbulClock(now).day };
}

function conditionsOf({ from, to, outcome, type, search }: Filter): Expression<SqlBool>[] {
  return [
    ...(from ? [sql<SqlBool>`day >= ${from}`] : []),
    ...(to ? [sql<SqlBool>`day <= ${to}`] : []),
    ...(type ? [sql<SqlBool>`type = ${type}`] : []),
    ...(outcome ? [hasOutcome(outcome)] : []),
    ...(search ? [isFound(search)] : []),
  ];
}

function hasOutcome(outcome: Outcome) {
  if (outcome === "no_show") return sql<SqlBool>`no_show_at is not null`;
  if (outcome === "arrived") return sql<SqlBool>`arrived_at is not null`;
  return sql<SqlBool>`status = ${outcome} and no_show_at is null and arrived_at is null`;
}

/** Digits are looked for in phone numbers however they are written, anything else in names. */
function isFound(search: string) {
  const digits = search.replace(/^(\+|00)90/, "0").replace(/[\s()+.-]/g, "");
  return /^\d+$/.test(digits)
    ? contains("phone", digits)
    : contains("name_folded", fold(search).replace(/\s+/g, " "));
}

function contains(column: "phone" | "name_folded", part: string) {
  const pattern = `%${part.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

export async function closedSlots(
  db: Kysely<Tables>,
  { from, to }: Pick<Filter, "from" | "to">,
): Promise<ClosedSlot[]> {
  const rows = await db
    .selectFrom("slot_claims")
    .select(["day", "time_slot", "note"])
    .where("status", "=", "closed")
    .$if(from !== undefined, (query) => query.where("day", ">=", from!))
    .$if(to !== undefined, (query) => query.where("day", "<=", to!))
    .orderBy("starts_at")
    .limit(mostClosed)
    .execute();
  return rows.map(({ day, time_slot, note }) => ({ day, timeSlot: time_slot, reason: note }));
}
