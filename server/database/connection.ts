import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { Kysely, type LogEvent, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";
import type { Config } from "../config.ts";
import { noteDamage } from "./damage.ts";
import { migrate } from "./migrate.ts";
import type { Database, Tables } from "./schema.ts";
import { emitCommittedChanges } from "./sqlite-changes.ts";
import { fileName, prepareFolder } from "./sqlite-files.ts";
import { isDamage } from "./storage-error.ts";
import { defaultTimeout, timeLimits } from "./time-limits.ts";

type Options = {
  /** Milliseconds after which a call that waits for the database fails. */
  timeout?: number;
  /** Milliseconds to wait for another process that holds SQLite's file. */
  fileWait?: number;
  /** Called after every query, with how long it took. */
  onQuery?: (event: LogEvent) => void;
};

/** Opens PostgreSQL where DATABASE_URL is set, else SQLite in DATA_DIR, and applies missing migrations. */
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
  const { database, watch } = openFile(dataDir, options);
  await migrate(database, now);
  watch();
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

/** For backup and restore: one connection, no time limits, and the tables as they are. */
export function openWithoutMigrating(config: Pick<Config, "DATABASE_URL" | "DATA_DIR">): Database {
  return config.DATABASE_URL
    ? openUnlimited(config.DATABASE_URL)
    : openFile(config.DATA_DIR).database;
}

function openFile(dataDir: string, { fileWait = 2000, onQuery }: Options = {}) {
  prepareFolder(dataDir);
  const file = new Sqlite(join(dataDir, fileName), { timeout: fileWait });
  file.pragma("journal_mode = WAL");
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  // Erased data are overwritten in the file.
  file.pragma("secure_delete = ON");
  const { database: driver, changes, watch } = emitCommittedChanges(file);
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: driver }),
    log(event) {
      if (event.level === "error" && isDamage(event.error)) noteDamage(database);
      onQuery?.(event);
    },
  });
  const database: Database = { engine: "sqlite", db, changes };
  return { database, watch };
}

function openUnlimited(connectionString: string): Database {
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 5000 });
  pool.on("error", () => {});
  return { engine: "postgres", db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}

function openPool(connectionString: string, timeout: number): pg.Pool {
  const { connection, lock, statement, silence } = timeLimits(timeout);
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connection,
    lock_timeout: lock,
    statement_timeout: statement,
    query_timeout: silence,
    idle_in_transaction_session_timeout: timeout,
  });
  // The pool replaces a connection that broke while idle. Without a listener the event would end the process.
  pool.on("error", () => {});
  pool.on("connect", endWhenSilent);
  return pool;
}

/** After a timeout the server may still be busy with the query, so the connection is not used again. */
function endWhenSilent(client: pg.PoolClient): void {
  client.on("error", () => {});
  const send = client.query.bind(client) as (...query: unknown[]) => Promise<unknown>;
  const query = async (...query: unknown[]) => {
    try {
      return await send(...query);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) void client.end();
      throw error;
    }
  };
  client.query = query as typeof client.query;
}
