import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { lowerAlarm, raiseAlarm } from "../alarms.ts";
import type { Config } from "../config.ts";
import { lastRun } from "../database/job-runs.ts";
import type { Database } from "../database/schema.ts";
import { backupJob, isBackupDue } from "./make.ts";

const tooOld = 2 * 86_400_000;
const command = fileURLToPath(new URL("../commands/backup.ts", import.meta.url));

type Dependencies = { database: Database; clock: () => Date; config: Config };
type Log = { error(about: object, message: string): void };

/** Runs the backup in another process, so that it does not block requests. A failure raises an alarm and is tried again. */
export async function runDailyBackup(
  { database, clock, config }: Dependencies,
  log: Log,
  signal?: AbortSignal,
): Promise<void> {
  if (!config.BACKUP_DIR) return;
  const now = clock();
  if (isBackupDue(await lastRun(database, backupJob), now)) {
    try {
      await promisify(execFile)(process.execPath, [command, "--if-due"], {
        env: { ...process.env, ...settingsOf(config) },
        signal,
      });
      // The other process may have removed alarms, which this connection to SQLite does not notice.
      database.changes?.emit("change");
    } catch (error) {
      if (signal?.aborted) return;
      const { stderr } = error as { stderr?: string };
      log.error({ reason: stderr?.trim() }, "the backup failed");
      await raiseAlarm(database, { kind: "backup_failed", now });
    }
  }
  const last = await lastRun(database, backupJob);
  const isOld = last !== undefined && now.getTime() - Date.parse(last) > tooOld;
  if (isOld) await raiseAlarm(database, { kind: "backup_old", count: daysSince(last, now), now });
  else await lowerAlarm(database, "backup_old");
}

function daysSince(last: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(last)) / 86_400_000);
}

/** The settings for the other process; an empty one counts as missing. */
function settingsOf({ DATA_DIR, DATABASE_URL = "", BACKUP_DIR, BACKUP_KEY = "" }: Config) {
  return { DATA_DIR, DATABASE_URL, BACKUP_DIR, BACKUP_KEY };
}
