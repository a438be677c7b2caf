import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { Kysely, type LogEvent, PostgresDialect } from "kysely";
import pg from "pg";
import type { Config } from "../config.ts";
import { migrate } from "./migrate.ts";
import { movedFileCheck } from "./moved-file.ts";
import { openPool } from "./postgres-pool.ts";
import type { Database, Tables } from "./schema.ts";
import { emitCommittedChanges } from "./sqlite-changes.ts";
import { fileName, prepareFolder } from "./sqlite-files.ts";
import { defaultTimeout, timeLimits } from "./time-limits.ts";
import { waitingSqlite } from "./waiting-sqlite.ts";

type Options = {
  /** How long the database is waited for. */
  timeout?: number;
  /** Told of every query, with how long it took. */
  onQuery?: (event: LogEvent) => void;
};

/** Opens PostgreSQL where its address is set, else SQLite in the data folder, with today's tables. */
export async function openDatabase(
  config: Pick<Config, "DATABASE_URL" | "DATA_DIR">,
  now: Date,
  options: Options = {},
): Promise<Database> {
  const setting = config.DATABASE_URL ? "DATABASE_URL" : "DATA_DIR";
  try {
    return await (config.DATABASE_URL
      ? openPostgres(config.DATABASE_URL, now, options)
      : openSqlite(config.DATA_DIR, now, options));
  } catch (cause) {
    const { message, code } = cause as Error & { code?: string };
    throw new Error(`The database in ${setting} cannot be used: ${message || code}`, { cause });
  }
}

async function openSqlite(dataDir: string, now: Date, options: Options): Promise<Database> {
  const { file, database, watch } = openFile(dataDir, options);
  await migrate(database, now);
  watch();
  file.pragma("busy_timeout = 0");
  return database;
}

async function openPostgres(
  url: string,
  now: Date,
  { timeout = defaultTimeout, onQuery: log }: Options,
): Promise<Database> {
  const unlimited = openUnlimited(url);
  try {
    await migrate(unlimited, now);
  } finally {
    await unlimited.db.destroy();
  }
  const dialect = new PostgresDialect({ pool: openPool(url, timeout) });
  return { engine: "postgres", db: new Kysely<Tables>({ dialect, log }) };
}

/** As it is, for work that may take its time: one connection, no limits, and no tables are made. */
export function openWithoutMigrating(config: Pick<Config, "DATABASE_URL" | "DATA_DIR">): Database {
  return config.DATABASE_URL
    ? openUnlimited(config.DATABASE_URL)
    : openFile(config.DATA_DIR).database;
}

function openFile(dataDir: string, { timeout = defaultTimeout, onQuery: log }: Options = {}) {
  prepareFolder(dataDir);
  const path = join(dataDir, fileName);
  const file = new Sqlite(path);
  file.pragma("busy_timeout = 5000");
  file.pragma("journal_mode = WAL");
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  // What is erased is overwritten, not only let go of.
  file.pragma("secure_delete = ON");
  const { database, changes, watch } = emitCommittedChanges(file, movedFileCheck(path));
  const dialect = waitingSqlite({ database, file, timeout: timeLimits(timeout).file });
  const opened: Database = { engine: "sqlite", db: new Kysely<Tables>({ dialect, log }), changes };
  return { file, database: opened, watch };
}

function openUnlimited(connectionString: string): Database {
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 5000 });
  pool.on("error", () => {});
  return { engine: "postgres", db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}
