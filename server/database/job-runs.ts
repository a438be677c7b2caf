import type { Database } from "./schema.ts";

/** True until the job is marked as run on that day or a later one. */
export async function isDue({ db }: Database, name: string, day: string): Promise<boolean> {
  const last = await db
    .selectFrom("job_runs")
    .select("ran_on")
    .where("name", "=", name)
    .executeTakeFirst();
  return !last || last.ran_on < day;
}

export async function markRun({ db }: Database, name: string, day: string): Promise<void> {
  await db
    .insertInto("job_runs")
    .values({ name, ran_on: day })
    .onConflict((known) => known.column("name").doUpdateSet({ ran_on: day }))
    .execute();
}
