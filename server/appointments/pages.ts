import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { PanelAppointment } from "../../contract/panel/calls.ts";
import type { Database } from "../database/schema.ts";
import { appointmentsIn, toAppointment } from "./read.ts";

/** Both days are included. */
type DayRange = { from: string; to: string };

const defaultPageSize = 200;

/** All appointments of a range by page. Other work runs between two pages, since SQLite blocks the process. */
export async function* appointmentPages(
  database: Database,
  range: DayRange,
  pageSize = defaultPageSize,
): AsyncGenerator<PanelAppointment[]> {
  let after = ["", "", ""];
  for (;;) {
    const rows = await inRange(database, range)
      .where(sql<boolean>`(starts_at, created_at, id) > (${sql.join(after)})`)
      .orderBy("starts_at")
      .orderBy("created_at")
      .orderBy("id")
      .limit(pageSize)
      .execute();
    if (rows.length > 0) yield rows.map(toAppointment);
    if (rows.length < pageSize) return;
    const last = rows.at(-1)!;
    after = [last.starts_at, last.created_at, last.id];
    await setImmediate();
  }
}

export async function countAppointments(database: Database, range: DayRange): Promise<number> {
  const { count } = await inRange(database, range)
    .clearSelect()
    .select((row) => row.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function inRange({ db }: Database, { from, to }: DayRange) {
  return appointmentsIn(db).where("day", ">=", from).where("day", "<=", to);
}
