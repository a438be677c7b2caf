import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { istanbulClock, istanbulInstant } from "../../booking/istanbul-time.ts";
import type { PanelAppointment } from "../../contract/panel/calls.ts";
import type { ListName } from "../../contract/panel/words.ts";
import type { Database, Tables } from "../database/schema.ts";
import { todoFilters } from "./attention.ts";
import { appointmentsIn, type SlotDetails, toAppointment } from "./read.ts";
import { matchesOf, type SearchMatch } from "./search.ts";

const pageSize = 50;
const mostListed = 500;

type Filter = {
  /** Days, both included. */
  from?: string;
  to?: string;
  /** Without a list: upcoming appointments that are not cancelled, and pending ones of any day. */
  list?: ListName;
  consultation?: string;
  search?: string;
  /** The cursor of the previous page. */
  after?: string;
};

type Listed = {
  appointments: PanelAppointment[];
  isCut: boolean;
  next: string | null;
};

/** A search or a range of days is one page of at most 500; everything else has cursors. */
export async function listAppointments(
  { db }: Database,
  filter: Filter,
  now: Date,
): Promise<Listed> {
  if (filter.search) return found(db, filter, now);
  return filter.from || filter.to ? range(db, filter, now) : page(db, filter, now);
}

/** The best matches first; among equal ones upcoming appointments, then the latest. */
async function found(db: Kysely<Tables>, filter: Filter, now: Date): Promise<Listed> {
  const fitting: SearchMatch[] = [];
  for await (const match of matchesOf(db, narrowed(db, filter, now), filter.search!)) {
    if (match.fit !== null) fitting.push(match);
  }
  const best = inOrder(fitting, startOfToday(now)).slice(0, mostListed + 1);
  const ids = best.map(({ id }) => id);
  const rows = ids.length > 0 ? await appointmentsIn(db).where("id", "in", ids).execute() : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { ...cut(ids.flatMap((id) => byId.get(id) ?? [])), next: null };
}

function inOrder(fitting: SearchMatch[], today: string): SearchMatch[] {
  const coming = ({ starts_at }: SearchMatch) => (starts_at >= today ? starts_at : "9");
  return fitting.sort(
    (one, other) =>
      one.fit! - other.fit! ||
      compare(coming(one), coming(other)) ||
      compare(other.starts_at, one.starts_at) ||
      compare(one.created_at, other.created_at),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** In order of time. A range without a beginning shows its last 500. */
async function range(db: Kysely<Tables>, filter: Filter, now: Date): Promise<Listed> {
  const isBackwards = filter.from === undefined;
  const rows = await narrowed(db, filter, now)
    .orderBy("starts_at", isBackwards ? "desc" : "asc")
    .orderBy("created_at")
    .limit(mostListed + 1)
    .execute();
  const { appointments, isCut } = cut(rows);
  return {
    appointments: isBackwards ? appointments.reverse() : appointments,
    isCut,
    next: null,
  };
}

/** A part of a list that is sorted in one direction. */
type Run = { where: RawBuilder<SqlBool>; order: "asc" | "desc" };
/** The run, the start of the first page's today, and the position of the last row. */
type Cursor = {
  run: number;
  today: string;
  place: [startsAt: string, createdAt: string, id: string];
};

async function page(db: Kysely<Tables>, filter: Filter, now: Date): Promise<Listed> {
  const cursor = filter.after ? readCursor(filter.after) : undefined;
  const today = cursor?.today ?? startOfToday(now);
  const rows: { run: number; row: SlotDetails }[] = [];
  for (const [run, { where, order }] of runsOf(filter.list, today, now).entries()) {
    const room = pageSize + 1 - rows.length;
    if (room === 0 || run < (cursor?.run ?? 0)) continue;
    const place = run === cursor?.run ? cursor.place : undefined;
    const further = await narrowed(db, filter, now)
      .where(where)
      .$if(place !== undefined, (query) => query.where(isBeyond(place!, order)))
      .orderBy("starts_at", order)
      .orderBy("created_at", order)
      .orderBy("id", order)
      .limit(room)
      .execute();
    rows.push(...further.map((row) => ({ run, row })));
  }
  const shown = rows.slice(0, pageSize);
  return {
    appointments: shown.map(({ row }) => toAppointment(row)),
    isCut: false,
    next: rows.length > pageSize ? writeCursor(today, shown.at(-1)!) : null,
  };
}

/** Pending ones and owed reports from the earliest on; others upcoming first, then past ones backwards. */
function runsOf(list: ListName | undefined, today: string, now: Date): Run[] {
  const coming = sql<SqlBool>`starts_at >= ${today}`;
  switch (list) {
    case undefined:
      return [
        {
          where: sql`(${coming} and status <> 'cancelled' or ${todoFilters(now).pending})`,
          order: "asc",
        },
      ];
    case "pending":
    case "to_deliver":
      return [{ where: sql`true`, order: "asc" }];
    default:
      return [
        { where: coming, order: "asc" },
        { where: sql`starts_at < ${today}`, order: "desc" },
      ];
  }
}

function isBeyond(place: Cursor["place"], order: Run["order"]) {
  const sign = sql.raw(order === "asc" ? ">" : "<");
  return sql<SqlBool>`(starts_at, created_at, id) ${sign} (${sql.join(place)})`;
}

function writeCursor(today: string, { run, row }: { run: number; row: SlotDetails }): string {
  return [run, today, row.starts_at, row.created_at, row.id].join("_");
}

function readCursor(text: string): Cursor {
  const [run, today, startsAt, createdAt, ...id] = text.split("_");
  return { run: Number(run), today: today!, place: [startsAt!, createdAt!, id.join("_")] };
}

function narrowed(db: Kysely<Tables>, { from, to, list, consultation }: Filter, now: Date) {
  return appointmentsIn(db)
    .$if(from !== undefined, (query) => query.where("day", ">=", from!))
    .$if(to !== undefined, (query) => query.where("day", "<=", to!))
    .$if(consultation !== undefined, (query) => query.where("consultation", "=", consultation!))
    .$if(list !== undefined, (query) => query.where(isIn(list!, now)));
}

function isIn(list: ListName, now: Date): RawBuilder<SqlBool> {
  const { pending, toTell, expected, cancellations, owed, unpaid } = todoFilters(now);
  switch (list) {
    case "all":
      return sql`true`;
    case "pending":
      return pending;
    case "to_tell":
      return toTell;
    case "to_remind":
      return expected;
    case "visitor_cancelled":
      return cancellations;
    case "to_deliver":
      return owed;
    case "unpaid":
      return unpaid;
    default:
      return marked[list] ?? sql`status = ${list} and no_show_at is null and arrived_at is null`;
  }
}

/** Outcomes that are stored as a mark on an approved appointment. */
const marked: Record<string, RawBuilder<SqlBool>> = {
  no_show: sql`no_show_at is not null`,
  arrived: sql`arrived_at is not null`,
};

function cut(rows: SlotDetails[]): Pick<Listed, "appointments" | "isCut"> {
  return {
    appointments: rows.slice(0, mostListed).map(toAppointment),
    isCut: rows.length > mostListed,
  };
}

function startOfToday(now: Date): string {
  return istanbulInstant({ day: istanbulClock(now).day, time: "00:00" }).toISOString();
}
