import type { Database } from "./schema.ts";

/** The day or the moment that the job was last marked with. */
export async function lastRun({ db }: Database, name: string): Promise<string | undefined> {
  const last = await db
    .selectFrom("job_runs")
    .select("last_run")
    .where("name", "=", name)
    .executeTakeFirst();
  return last?.last_run;
}

/** A day that has yet to come does not count as run: the clock was wrong when it was marked. */
export async function isDue(database: Database, name: string, day: string): Promise<boolean> {
  return (await lastRun(database, name)) !== day;
}

export async function markRun({ db }: Database, name: string, ranOn: string): Promise<void> {
  await db
    .insertInto("job_runs")
    .values({ name, last_run: ranOn })
    .onConflict((known) => known.column("name").doUpdateSet({ last_run: ranOn }))
    .execute();
}
