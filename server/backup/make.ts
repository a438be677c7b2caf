import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { istanbulClock } from "../../booking/istanbul-time.ts";
import { lowerAlarm } from "../alarms.ts";
import { checkClock } from "../clock-check.ts";
import type { Config } from "../config.ts";
import { openDatabase, openWithoutMigrating } from "../database/connection.ts";
import { lastRun, markRun } from "../database/job-runs.ts";
import type { Database } from "../database/schema.ts";
import { inSnapshot } from "../database/snapshot.ts";
import { readLines, writeLines } from "./file.ts";
import { readParts, toLines } from "./format.ts";
import { toRemove } from "./thinning.ts";

/** The name in job_runs for the time of the last good backup. */
export const backupJob = "backup";
/** Arbitrary, but the same on all servers. */
const advisoryLock = 7_205_312;
const hourOfBackup = "03:00";
const name = /^akademi-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.jsonl\.gz(\.enc)?$/;
const unfinishedName = /^akademi-.*\.unfinished$/;
/** An unfinished file of this age is not being written any more. */
const cutOffAfter = 86_400_000;

/** Once a day, after 03:00; at once if there is none of the last 24 hours. */
export function isBackupDue(last: string | undefined, now: Date): boolean {
  if (!last || now.getTime() - Date.parse(last) > 86_400_000) return true;
  const { day, time } = istanbulClock(now);
  return istanbulClock(new Date(last)).day !== day && time >= hourOfBackup;
}

type Wanted = { now: Date; ifDue: boolean };
type Made = { path: string; rows: number };

/**
 * Writes a backup, reads it back and compares it with the database. Undefined if another server is making one,
 * or with `ifDue` if none is due.
 */
export async function makeBackup(
  config: Config,
  folder: string,
  { now, ifDue }: Wanted,
): Promise<Made | undefined> {
  const database = await openDatabase(config, now);
  const source = openWithoutMigrating(config);
  try {
    if (!(await isAlone(source))) return undefined;
    if (ifDue && !isBackupDue(await lastRun(database, backupJob), now)) return undefined;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    removeCutOff(folder, now);
    const path = join(folder, nameOf(now, config));
    const made = await writeChecked(source, path, config, now);
    await markRun(database, backupJob, now.toISOString());
    await lowerAlarm(database, "backup_failed");
    await lowerAlarm(database, "backup_old");
    // With a clock that is ahead, every backup would look too old to keep.
    if ((await checkClock(database, now)).isPlausible) thinOut(folder, now);
    return made;
  } finally {
    await source.db.destroy();
    await database.db.destroy();
  }
}

async function writeChecked(source: Database, path: string, config: Config, now: Date) {
  const unfinished = `${path}.unfinished`;
  try {
    const stored: Record<string, number> = await inSnapshot(source, async (snapshot) => {
      await writeLines(unfinished, toLines(snapshot, now), config.BACKUP_KEY);
      const counts = snapshot.tables.map(async (table) => [table, await snapshot.count(table)]);
      return Object.fromEntries(await Promise.all(counts));
    });
    const { counts } = await readParts(readLines(unfinished, config.BACKUP_KEY));
    for (const [table, count] of Object.entries(stored)) {
      if (counts[table] !== count) throw new Error(`${table}: ${counts[table]} / ${count}`);
    }
    renameSync(unfinished, path);
    return { path, rows: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Takes a lock that lasts until the connection is closed. Advisory locks are per database, so it includes the schema. */
async function isAlone({ db, engine }: Database): Promise<boolean> {
  if (engine === "sqlite") return true;
  const lock = sql`pg_try_advisory_lock(${sql.lit(advisoryLock)}, hashtext(current_schema()))`;
  const { rows } = await sql<{ mine: boolean }>`select ${lock} as mine`.execute(db);
  return rows[0]!.mine;
}

/** Removes unfinished files that a crash left behind: they contain personal data. */
function removeCutOff(folder: string, now: Date): void {
  for (const file of readdirSync(folder).filter((file) => unfinishedName.test(file))) {
    const path = join(folder, file);
    if (now.getTime() - statSync(path).mtimeMs > cutOffAfter) rmSync(path);
  }
}

function thinOut(folder: string, now: Date): void {
  const files = new Map<number, string>();
  for (const file of readdirSync(folder)) {
    const [, hour, minute, second] = name.exec(file) ?? [];
    if (hour) files.set(Date.parse(`${hour}:${minute}:${second}Z`), file);
  }
  const moments = [...files.keys()].map((moment) => new Date(moment));
  for (const moment of toRemove(moments, now)) rmSync(join(folder, files.get(moment.getTime())!));
}

function nameOf(now: Date, { BACKUP_KEY }: Config): string {
  const moment = now.toISOString().slice(0, 19).replaceAll(":", "-");
  return `akademi-${moment}Z.jsonl.gz${BACKUP_KEY ? ".enc" : ""}`;
}
