import { closeSync, mkdtempSync, openSync, readdirSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { makeBackup } from "../../server/backup/make.ts";
import { restoreBackup } from "../../server/backup/restore.ts";
import { readConfig } from "../../server/config.ts";
import { openWithoutMigrating } from "../../server/database/connection.ts";
import { inSnapshot, type StoredRow } from "../../server/database/snapshot.ts";
import { fileName } from "../../server/database/sqlite-files.ts";
import type { Service } from "./service.ts";

export type Settings = Record<string, string>;

export const newBackupFolder = () => mkdtempSync(join(tmpdir(), "akademi-backups-"));

export const filesIn = (folder: string) => readdirSync(folder).map((name) => join(folder, name));

/** As `npm run backup` does; answers with the file. */
export async function backUp(settings: Settings, now = new Date()): Promise<string> {
  const config = readConfig(settings);
  const made = await makeBackup(config, config.BACKUP_DIR!, { now, ifDue: false });
  return made!.path;
}

/** As `npm run restore -- <file>` does. */
export function restore(
  settings: Settings,
  path: string,
  { force = false, accounts = false, unsealed = false } = {},
) {
  const wanted = { path, force, accounts, unsealed, now: new Date() };
  return restoreBackup(readConfig(settings), wanted);
}

/** Every row of every table, as text, in an order that is the same on both engines. */
export async function everything(settings: Settings): Promise<Record<string, string[]>> {
  const database = openWithoutMigrating(readConfig(settings));
  try {
    return await inSnapshot(database, async ({ tables, rows }) => {
      const all: Record<string, string[]> = {};
      for (const table of tables) {
        const found: string[] = [];
        for await (const row of rows(table)) found.push(asText(row));
        all[table] = found.sort();
      }
      return all;
    });
  } finally {
    await database.db.destroy();
  }
}

function asText(row: StoredRow): string {
  return JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What PostgreSQL keeps of a database that was replaced; SQLite's is a file of the test's own folder. */
export async function dropKeptAside({ database }: Service, keptAside?: string): Promise<void> {
  if (database.engine === "sqlite") return;
  await sql`drop schema ${sql.id(keptAside!)} cascade`.execute(database.db);
}

/** Overwrites the first page of a table or an index of a database that is closed. */
export function damage({ DATA_DIR }: Settings, name: string): void {
  const path = join(DATA_DIR!, fileName);
  const file = new Sqlite(path);
  const size = Number(file.pragma("page_size", { simple: true }));
  const first = file.prepare("select rootpage from sqlite_master where name = ?").pluck().get(name);
  file.close();
  const handle = openSync(path, "r+");
  writeSync(handle, Buffer.alloc(size, 0xff), 0, size, (Number(first) - 1) * size);
  closeSync(handle);
}
