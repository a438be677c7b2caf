import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { eraseThese } from "../appointments/erase.ts";
import type { Config } from "../config.ts";
import { openWithoutMigrating } from "../database/connection.ts";
import { lockFolder } from "../database/folder-lock.ts";
import { applyMissing, firstUnknown } from "../database/migrate.ts";
import type { Database, Tables } from "../database/schema.ts";
import { countRows, type StoredRow } from "../database/snapshot.ts";
import { fileName } from "../database/sqlite-files.ts";
import { inTransaction } from "../database/transaction.ts";
import { readLines } from "./file.ts";
import { readParts } from "./format.ts";

const rowsAtOnce = 200;

type Wanted = { path: string; force: boolean; now: Date };
type Backup = {
  path: string;
  secret?: string;
  migrations: string[];
  erased?: string[];
};
/** `keptAside` says where the former database was moved, if there was one. */
export type Restored = { at: string; rows: number; keptAside?: string };

/** Checks the whole file before anything is changed. */
export async function restoreBackup(
  config: Config,
  { path, force, now }: Wanted,
): Promise<Restored> {
  const secret = config.BACKUP_KEY;
  const { at, migrations, counts } = await readParts(readLines(path, secret));
  const unknown = firstUnknown(migrations);
  if (unknown) throw new Error(`Yedek bu sürümden yeni: "${unknown}". Önce sunucuyu güncelleyin.`);
  const unlock = lockFolder(config);
  try {
    const replace = config.DATABASE_URL ? replaceSchema : replaceFile;
    const backup = { path, secret, migrations };
    const keptAside = await replace(config, backup, { force, now });
    return { at, rows: Object.values(counts).reduce((sum, n) => sum + n, 0), keptAside };
  } finally {
    unlock();
  }
}

type How = { force: boolean; now: Date };

/** Restores into a new file beside the old one, then replaces it. */
async function replaceFile(config: Config, backup: Backup, { force, now }: How) {
  const folder = config.DATA_DIR;
  const file = join(folder, fileName);
  const isThere = existsSync(file);
  const holdsData = isThere && (await withDatabase(config, hasRows));
  if (holdsData && !force) throw new AlreadyFull();
  const workshop = join(folder, `restoring-${stamp(now)}`);
  try {
    mkdirSync(workshop, { mode: 0o700 });
    const fresh = openWithoutMigrating({ DATA_DIR: workshop });
    try {
      const erased = isThere ? await withDatabase(config, erasedIds) : [];
      await inTransaction(fresh, (db) => fill({ ...fresh, db }, { ...backup, erased }, now));
    } finally {
      await fresh.db.destroy();
    }
    const aside = `${file}.before-restore-${stamp(now)}`;
    if (isThere) putAside(file, aside);
    renameSync(join(workshop, fileName), file);
    return isThere ? aside : undefined;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** With its journal files. */
function putAside(file: string, aside: string): void {
  for (const end of ["", "-wal", "-shm"]) {
    if (existsSync(file + end)) renameSync(file + end, aside + end);
  }
}

/** In one transaction: meanwhile readers see the old tables, and writers wait. */
function replaceSchema(config: Config, backup: Backup, { force, now }: How) {
  return withDatabase(config, (database) =>
    inTransaction(database, async (db) => {
      const inside = { ...database, db };
      if (!force && (await hasRows(inside))) throw new AlreadyFull();
      const { schema, tables } = await lockTables(db);
      const erased = await erasedIds(inside);
      const aside = `${schema}_before_restore_${stamp(now)}`.toLowerCase();
      if (tables.length > 0) {
        await sql`alter schema ${sql.id(schema)} rename to ${sql.id(aside)}`.execute(db);
        await sql`create schema ${sql.id(schema)}`.execute(db);
      }
      await fill(inside, { ...backup, erased }, now);
      return tables.length > 0 ? aside : undefined;
    }),
  );
}

/** Waits for open writes, so that none ends up half in the old tables and half in the new ones. */
async function lockTables(db: Kysely<Tables>): Promise<{ schema: string; tables: string[] }> {
  const { rows } = await sql<{ schema: string; tables: string[] }>`
    select current_schema() as schema, array(select tablename::text from pg_tables
      where schemaname = current_schema()) as tables`.execute(db);
  const { tables } = rows[0]!;
  if (tables.length > 0) {
    await sql`lock table ${sql.join(tables.map((name) => sql.id(name)))} in exclusive mode`.execute(
      db,
    );
  }
  return rows[0]!;
}

/** Creates the tables of the backup's version, inserts its rows, then applies later migrations and erasures. */
async function fill(database: Database, backup: Backup, now: Date): Promise<void> {
  const { db } = database;
  await applyMissing(database, now, backup.migrations);
  let table = "";
  let rows: StoredRow[] = [];
  const flush = async () => {
    if (rows.length > 0) await insert(db, table, rows);
    rows = [];
  };
  const { counts } = await readParts(readLines(backup.path, backup.secret), async (part) => {
    if (part.table !== table || rows.length === rowsAtOnce) await flush();
    if (part.table !== table) await empty(db, part.table);
    table = part.table;
    rows.push(part.row);
  });
  await flush();
  for (const [table, count] of Object.entries(counts)) {
    const stored = await countRows(db, table);
    if (stored !== count) throw new Error(`${table}: ${stored} / ${count}`);
  }
  await applyMissing(database, now);
  await eraseThese(db, now, backup.erased ?? []);
}

/** Deletes what the migrations have inserted. Append-only tables are empty, and would refuse the statement. */
async function empty(db: Kysely<Tables>, table: string): Promise<void> {
  if ((await countRows(db, table)) > 0) await db.deleteFrom(table as "job_runs").execute();
}

async function insert(db: Kysely<Tables>, table: string, rows: StoredRow[]): Promise<void> {
  await db
    .insertInto(table as "job_runs")
    .values(rows as never)
    .execute();
}

async function withDatabase<T>(
  config: Config,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openWithoutMigrating(config);
  try {
    return await work(database);
  } finally {
    await database.db.destroy();
  }
}

/** Appointments that were erased since the backup are erased again. */
async function erasedIds(database: Database): Promise<string[]> {
  if (!(await isTable(database, "slots"))) return [];
  const rows = await database.db
    .selectFrom("slots")
    .select("id")
    .where("erased_at", "is not", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether there is anything to lose; a server that was only started has none of it. */
async function hasRows(database: Database): Promise<boolean> {
  for (const table of ["slots", "staff_accounts", "audit_log"]) {
    if ((await isTable(database, table)) && (await countRows(database.db, table)) > 0) return true;
  }
  return false;
}

async function isTable({ db, engine }: Database, table: string): Promise<boolean> {
  const { rows } = await (engine === "sqlite"
    ? sql`select 1 from sqlite_master where name = ${table}`
    : sql`select 1 from pg_tables where schemaname = current_schema() and tablename = ${table}`
  ).execute(db);
  return rows.length > 0;
}

class AlreadyFull extends Error {
  constructor() {
    super("Veritabanında kayıt var. Yine de geri yüklemek için --force ekleyin; eskisi saklanır.");
  }
}

function stamp(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
}
