import { readFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { backupJob } from "../../../server/backup/make.ts";
import { readConfig } from "../../../server/config.ts";
import { openDatabase } from "../../../server/database/connection.ts";
import { markRun } from "../../../server/database/job-runs.ts";
import { newBackupFolder } from "../../support/backups.ts";
import { startProcess } from "../../support/process.ts";
import { emptyStorage } from "../../support/service.ts";

/** Runs first in each process that the server starts, and stops the backup as a dead network folder does. */
const stopBackup = `data:text/javascript,${encodeURIComponent(
  "if(process.argv[1]?.endsWith('/commands/backup.ts'))process.kill(process.pid,'SIGSTOP')",
)}`;

test("An old backup is told while a new one hangs, and the server stops without it", async ({
  skip,
}) => {
  skip(process.platform !== "linux", "children are read from /proc");
  const storage = await emptyStorage("sqlite");
  const database = await openDatabase(readConfig(storage), new Date());
  await markRun(database, backupJob, new Date(Date.now() - 3 * 86_400_000).toISOString());
  await database.db.destroy();

  const NODE_OPTIONS = `--import=${stopBackup}`;
  const server = await startProcess({ ...storage, BACKUP_DIR: newBackupFolder(), NODE_OPTIONS });
  const children = () =>
    readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8").trim();
  await expect.poll(children, { timeout: 60_000, interval: 5 }).toMatch(/^\d+$/);
  const backup = Number(children());

  const file = new Sqlite(join(storage.DATA_DIR!, "randevu.sqlite"), { readonly: true });
  onTestFinished(() => void file.close());
  const alarms = () => file.prepare("select kind, count from alarms").all();
  await expect.poll(alarms, { timeout: 60_000 }).toEqual([{ kind: "backup_old", count: 3 }]);
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  expect(() => process.kill(backup, 0)).toThrow("ESRCH");
});
