import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { eraseThese } from "../appointments/erase.ts";
import type { Config } from "../config.ts";
import { openWithoutMigrating } from "../database/connection.ts";
import { refuseDamaged } from "../database/damage.ts";
import { lockFolder } from "../database/folder-lock.ts";
import { applyMissing, firstUnknown } from "../database/migrate.ts";
import type { Database, Tables } from "../database/schema.ts";
import { countRows, notBackedUp, type StoredRow } from "../database/snapshot.ts";
import { fileName } from "../database/sqlite-files.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Accounts, accountChanges, accountNames, isAccountTable } from "./accounts.ts";
import { readLines } from "./file.ts";
import { readParts } from "./format.ts";

const rowsAtOnce = 200;

type How = {
  /** Replaces a database that holds something. */
  force: boolean;
  /** Accounts that differ from the backup's may become as they were. */
  accounts: boolean;
  now: Date;
};
type Wanted = How & {
  path: string;
  /** Takes a file that is not encrypted although BACKUP_KEY is set. */
  unsealed: boolean;
};
type Backup = {
  path: string;
  secret?: string;
  migrations: string[];
  accounts: Accounts;
  erased?: string[];
};
/** `keptAside` says where the former database was moved, if there was one. */
export type Restored = { at: string; rows: number; accounts: string[]; keptAside?: string };

/** Checks the whole file before anything is changed. */
export async function restoreBackup(
  config: Config,
  { path, unsealed, ...how }: Wanted,
): Promise<Restored> {
  const secret = unsealed ? undefined : config.BACKUP_KEY;
  const accounts: Accounts = { staff_accounts: [], recovery_codes: [], passkeys: [] };
  const { at, migrations, counts } = await readParts(readLines(path, secret), ({ table, row }) => {
    if (isAccountTable(table)) accounts[table].push(row);
  });
  const unknown = firstUnknown(migrations);
  if (unknown) throw new Error(`Yedek bu sürümden yeni: "${unknown}". Önce sunucuyu güncelleyin.`);
  const unlock = lockFolder(config);
  try {
    const replace = config.DATABASE_URL ? replaceSchema : replaceFile;
    const keptAside = await replace(config, { path, secret, migrations, accounts }, how);
    const rows = Object.values(counts).reduce((sum, n) => sum + n, 0);
    return { at, rows, accounts: accountNames(accounts), keptAside };
  } finally {
    unlock();
  }
}

/** Restores into a new file beside the old one, then replaces it. */
async function replaceFile(config: Config, backup: Backup, how: How) {
  const folder = config.DATA_DIR;
  const file = join(folder, fileName);
  refuseDamaged(config);
  // The lock makes an empty file.
  const isThere = statSync(file).size > 0;
  if (isThere) await withDatabase(config, (database) => checkMayReplace(database, backup, how));
  const workshop = join(folder, `restoring-${stamp(how.now)}`);
  try {
    mkdirSync(workshop, { mode: 0o700 });
    const fresh = openWithoutMigrating({ DATA_DIR: workshop });
    try {
      const erased = isThere ? await withDatabase(config, erasedIds) : [];
      await inTransaction(fresh, (db) => fill({ ...fresh, db }, { ...backup, erased }, how.now));
    } finally {
      await fresh.db.destroy();
    }
    const aside = `${file}.before-restore-${stamp(how.now)}`;
    const isKept = putAside(file, aside);
    renameSync(join(workshop, fileName), file);
    return isKept ? aside : undefined;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** With its journals, also where only they are left: SQLite would write them into the new file. */
function putAside(file: string, aside: string): boolean {
  const parts = ["", "-wal", "-shm"].filter((end) => existsSync(file + end));
  const kept = parts.filter((end) => statSync(file + end).size > 0);
  for (const end of kept) renameSync(file + end, aside + end);
  return kept.length > 0;
}

/** In one transaction: meanwhile readers see the old tables, and writers wait. */
function replaceSchema(config: Config, backup: Backup, how: How) {
  return withDatabase(config, (database) =>
    inTransaction(database, async (db) => {
      const inside = { ...database, db };
      const { schema, tables } = await lockTables(db);
      await checkMayReplace(inside, backup, how);
      const erased = await erasedIds(inside);
      const aside = `${schema}_before_restore_${stamp(how.now)}`.toLowerCase();
      if (tables.length > 0) {
        await sql`alter schema ${sql.id(schema)} rename to ${sql.id(aside)}`.execute(db);
        await sql`create schema ${sql.id(schema)}`.execute(db);
      }
      await fill(inside, { ...backup, erased }, how.now);
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
    // Backups of older versions have them.
    if (notBackedUp.includes(part.table)) return;
    if (part.table !== table || rows.length === rowsAtOnce) await flush();
    if (part.table !== table) await empty(db, part.table);
    table = part.table;
    rows.push(part.row);
  });
  await flush();
  for (const [table, count] of Object.entries(counts)) {
    if (notBackedUp.includes(table)) continue;
    const stored = await countRows(db, table);
    if (stored !== count) throw new Error(`${table}: ${stored} / ${count}`);
  }
  await applyMissing(database, now);
  // The backup may hold calendar addresses that were withdrawn since.
  await db
    .updateTable("staff_accounts")
    .set({ feed_token_hash: null, feed_created_at: null })
    .execute();
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

/** Asks before anything is lost, and before anybody gets back a way in that was taken since. */
async function checkMayReplace(database: Database, backup: Backup, how: How): Promise<void> {
  if (!(await hasRows(database))) return;
  if (!how.force) throw new AlreadyFull();
  const now: Accounts = {
    staff_accounts: await database.db.selectFrom("staff_accounts").selectAll().execute(),
    recovery_codes: await database.db.selectFrom("recovery_codes").selectAll().execute(),
    // A database from before passkeys has no such table.
    passkeys: (await isTable(database, "passkeys"))
      ? await database.db.selectFrom("passkeys").selectAll().execute()
      : [],
  };
  const changes = accountChanges(backup.accounts, now);
  if (changes.length > 0 && !how.accounts) throw new AccountsDiffer(changes);
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

class AccountsDiffer extends Error {
  constructor(changes: string[]) {
    super(
      `Yedekteki hesaplar şimdikilerden farklı:\n${changes.map((change) => `  ${change}`).join("\n")}\nBunları istiyorsanız --accounts ekleyin; istemediklerinizi geri yükledikten sonra hemen npm run staff ile silin ya da sıfırlayın.`,
    );
  }
}

function stamp(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
}
