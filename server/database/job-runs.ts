import type { Database } from "./schema.ts";

/** The day or the time at which the job last ran. */
export async function lastRun({ db }: Database, name: string): Promise<string | undefined> {
  const last = await db
    .selectFrom("job_runs")
    .select("last_run")
    .where("name", "=", name)
    .executeTakeFirst();
  return last?.last_run;
}

/** Compared with "not equal", since a wrong clock may have stored a day in the future. */
export async function isDue(database: Database, name: string, day: string): Promise<boolean> {
  return (await lastRun(database, name)) !== day;
}

export async function markRun({ db }: Database, name: string, last_run: string): Promise<void> {
  await db
    .insertInto("job_runs")
    .values({ name, last_run })
    .onConflict((known) => known.column("name").doUpdateSet({ last_run }))
    .execute();
}
