import { istanbulClock } from "../booking/istanbul-time.ts";
import { lowerAlarm, raiseAlarm } from "./alarms.ts";
import type { Config } from "./config.ts";
import { noteDamage } from "./database/damage.ts";
import { isDue, markRun } from "./database/job-runs.ts";
import type { Database } from "./database/schema.ts";
import { runAside } from "./run-aside.ts";

const command = new URL("./commands/check-database.ts", import.meta.url);
const job = "file_check";
const longestCheck = 3_600_000;

type Dependencies = { database: Database; clock: () => Date; config: Config };
type Log = { error(about: object, message: string): void };

/** Once a day, in another process, since a large file takes long to read. PostgreSQL looks after its own files. */
export async function checkFileDaily(
  { database, clock, config }: Dependencies,
  signal?: AbortSignal,
): Promise<void> {
  const today = istanbulClock(clock()).day;
  if (database.engine !== "sqlite" || !(await isDue(database, job, today))) return;
  const found = await runAside(command, [], config, { limit: longestCheck, signal });
  if (found.trim() !== "ok") noteDamage(database);
  await markRun(database, job, today);
}

/** A server that has started with a whole file takes back the alarm of the damaged one. */
export async function tellDamage({ database, clock }: Dependencies, log: Log): Promise<void> {
  if (!database.isDamaged) return lowerAlarm(database, "database_damaged");
  log.error({}, "the database file is damaged");
  await raiseAlarm(database, { kind: "database_damaged", now: clock() });
}
