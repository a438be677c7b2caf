import { type Kysely, sql } from "kysely";
import { defaultWorkingHours } from "../../booking/hours.ts";
import type { SettingValues } from "../../contract/panel/settings.ts";
import type { Engine, Tables } from "./schema.ts";

/**
 * Until now two appointments were kept apart if they began at the same time. From now on none may begin before another
 * one is over: PostgreSQL decides by an exclusion constraint, SQLite by triggers. A violation has the name `slots_held`.
 */
export async function addHeldTimes(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const column of ["minutes", "held_from", "held_to"])
    await run(`alter table slots add column ${column} integer`);
  await run(`update slots set held_from = ${minutesOfStart[engine]}`);
  await run("create index slots_held_from on slots (held_from)");
  await setLengths(db);
  await run("drop index slots_one_holder");
  for (const statement of rule[engine]) await run(statement);
}

const minutesOfStart = {
  sqlite: "cast(strftime('%s', day || ' ' || time_slot) as integer) / 60",
  postgres: `case when time_slot ~ '^([01]\\d|2[0-3]):[0-5]\\d$'
    then extract(epoch from (day || ' ' || time_slot)::timestamp)::bigint / 60 end`,
};

/** As the academy has set them, but none beyond the beginning of the next appointment. */
async function setLengths(db: Kysely<Tables>): Promise<void> {
  const { step } = (await stored(db, "hours")) ?? defaultWorkingHours;
  await sql`update slots set minutes = ${step}`.execute(db);
  for (const [slug, { duration }] of Object.entries((await stored(db, "services")) ?? {})) {
    if (duration)
      await sql`update slots set minutes = ${duration} where consultation = ${slug}`.execute(db);
  }
  await sql`update slots set minutes = next.held_from - slots.held_from
    from (select id, lead(held_from) over (order by held_from) as held_from
      from slots where status <> 'cancelled') as next
    where next.id = slots.id and next.held_from < slots.held_from + minutes`.execute(db);
  await sql`update slots set held_to = held_from + minutes`.execute(db);
}

async function stored<N extends keyof SettingValues>(
  db: Kysely<Tables>,
  name: N,
): Promise<SettingValues[N] | null> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row ? JSON.parse(row.value) : null;
}

/**
 * Held times do not overlap, so that of those which begin before the new one ends the last one ends last: it alone has
 * to be looked at. What begins nowhere (null) holds nothing.
 */
const isHeld = `new.status <> 'cancelled' and new.held_from < (select held_to from slots
  where status <> 'cancelled' and id <> new.id and held_from < new.held_to
  order by held_from desc limit 1)`;

const rule: Record<Engine, string[]> = {
  sqlite: [
    // As "on conflict do nothing": after an insert, check whether the row is there.
    `create trigger slots_held_insert before insert on slots when ${isHeld}
      begin select raise(ignore); end`,
    `create trigger slots_held_update before update of held_from, held_to, status on slots when ${isHeld}
      begin select raise(abort, 'slots_held'); end`,
  ],
  postgres: [
    `alter table slots add constraint slots_held
      exclude using gist (int4range(held_from, held_to) with &&)
      where (status <> 'cancelled' and held_from is not null)`,
  ],
};
