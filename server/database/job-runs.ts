import type { Database } from "./schema.ts";

/** The day or the moment that the job was last marked with. */
export async function lastRun({ db }: Database, name: string): Promise<string | undefined> {
  const last = await db
    .selectFrom("job_runs")
    .select("ran_on")
    .where("name", "=", name)
    .executeTakeFirst();
  return last?.ran_on;
}

/** A day that has yet to come does not count as run: the clock was wrong when it was marked. */
export async function isDue(database: Database, name: string, day: string): Promise<boolean> {
  return (await lastRun(database, name)) !== day;
}

export async function markRun({ db }: Database, name: string, ranOn: string): Promise<void> {
  await db
    .insertInto("job_runs")
    .values({ name, ran_on: ranOn })
    .onConflict((known) => known.column("name").doUpdateSet({ ran_on: ranOn }))
    .execute();
}
