import { lowerAlarm, raiseAlarm } from "../alarms.ts";
import type { Config } from "../config.ts";
import { lastRun } from "../database/job-runs.ts";
import type { Database } from "../database/schema.ts";
import { runAside } from "../run-aside.ts";
import { backupJob, isBackupDue } from "./make.ts";

const command = new URL("../commands/backup.ts", import.meta.url);
const day = 86_400_000;
const tooOld = 2 * day;
/** A new academy has so long to set backups up. */
const mayBeMissing = 7 * day;
/** A backup that takes longer hangs. */
const longestBackup = 3_600_000;

type Dependencies = { database: Database; clock: () => Date; config: Config };
type Log = { error(about: object, message: string): void };

/** A failure raises an alarm and is tried again. */
export async function runDailyBackup(
  { database, clock, config }: Dependencies,
  log: Log,
  { signal, limit = longestBackup }: { signal?: AbortSignal; limit?: number } = {},
): Promise<void> {
  if (!config.BACKUP_DIR) return;
  if (!isBackupDue(await lastRun(database, backupJob), clock())) return;
  try {
    await runAside(command, ["--if-due"], config, { signal, limit });
    // The other process may have removed alarms, which this connection to SQLite does not notice.
    database.changes?.emit("change");
  } catch (error) {
    if (signal?.aborted) return;
    const { stderr, killed } = error as { stderr?: string; killed?: boolean };
    const reason = killed ? `killed after ${limit / 1000} seconds` : stderr?.trim();
    log.error({ reason }, "the backup failed");
    await raiseAlarm(database, { kind: "backup_failed", now: clock() });
  }
}

/** A job of its own: it must also notice that a backup hangs, or that none was ever set up. */
export async function watchBackups({ database, clock }: Dependencies): Promise<void> {
  const now = clock();
  const last = await lastRun(database, backupJob);
  const age = last === undefined ? 0 : now.getTime() - Date.parse(last);
  const count = Math.floor(age / day);
  if (age > tooOld) await raiseAlarm(database, { kind: "backup_old", count, now });
  else await lowerAlarm(database, "backup_old");
  if (last === undefined && (await isInUseSince(database, now.getTime() - mayBeMissing))) {
    await raiseAlarm(database, { kind: "backup_missing", now });
  } else await lowerAlarm(database, "backup_missing");
}

async function isInUseSince({ db }: Database, time: number): Promise<boolean> {
  const early = await db
    .selectFrom("slots")
    .select("id")
    .where("created_at", "<", new Date(time).toISOString())
    .limit(1)
    .executeTakeFirst();
  return early !== undefined;
}
