import type { Kysely, Selectable } from "kysely";
import type { Closure, NewClosure } from "../../booking/hours.ts";
import type { ClosureTable, Tables } from "../database/schema.ts";

/** In the order in which they were made, without those that end before a day. */
export async function closuresFrom(db: Kysely<Tables>, from = ""): Promise<Closure[]> {
  const rows = await db
    .selectFrom("closures")
    .selectAll()
    .where((row) => row.or([row("last_day", ">=", from), row("last_day", "=", "")]))
    .orderBy("version")
    .orderBy("id")
    .execute();
  return rows.map(toClosure);
}

/**
 * In a transaction of its turn. A closure is never changed: another one takes its place. Answers what was
 * added and removed, or nothing where one that should go is not there any more.
 */
export async function changeClosures(
  db: Kysely<Tables>,
  { id, add, remove }: { id: string; add: NewClosure[]; remove: string[] },
  now: Date,
): Promise<{ added: Closure[]; removed: Closure[] } | undefined> {
  const gone =
    remove.length > 0
      ? await db.deleteFrom("closures").where("id", "in", remove).returningAll().execute()
      : [];
  if (gone.length < remove.length) return undefined;
  const added = add.map((closure, index): Closure => ({ ...closure, id: `${id}_${index}` }));
  const { version } = await db
    .insertInto("settings")
    .values({ name: "closures", value: "null", version: 1, changed_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet((row) => ({
        version: row("settings.version", "+", 1),
        changed_at: now.toISOString(),
      })),
    )
    .returning("version")
    .executeTakeFirstOrThrow();
  const rows = added.map((closure) => ({ ...columnsOf(closure), version }));
  for (let start = 0; start < rows.length; start += atOnce) {
    await db
      .insertInto("closures")
      .values(rows.slice(start, start + atOnce))
      .execute();
  }
  return { added, removed: gone.map(toClosure) };
}

/** Rows of one statement. */
const atOnce = 50;

function toClosure(row: Selectable<ClosureTable>): Closure {
  const { id, weekday, first_day: firstDay, last_day: lastDay, reason } = row;
  return row.ranges === null
    ? {
        kind: "closing",
        ...{ id, weekday, firstDay, lastDay, reason },
        ...{ from: row.from_time, to: row.to_time },
      }
    : { kind: "opening", id, day: firstDay, ranges: JSON.parse(row.ranges) };
}

function columnsOf(closure: Closure): Omit<Selectable<ClosureTable>, "version"> {
  const { id } = closure;
  if (closure.kind === "opening") {
    const { day, ranges } = closure;
    return {
      ...{ id, weekday: null, first_day: day, last_day: day, from_time: "", to_time: "" },
      ...{ ranges: JSON.stringify(ranges), reason: "" },
    };
  }
  const { weekday, firstDay, lastDay, from, to, reason } = closure;
  return {
    ...{ id, weekday, first_day: firstDay, last_day: lastDay, from_time: from, to_time: to },
    ...{ ranges: null, reason },
  };
}
