import { mkdirSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { Kysely, type LogEvent, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";
import type { Config } from "../config.ts";
import { migrate } from "./migrate.ts";
import type { Database, Tables } from "./schema.ts";
import { tellingChanges } from "./sqlite-changes.ts";

/** Opens PostgreSQL where its address is set, else SQLite in the data folder, with today's tables. */
export async function openDatabase(
  config: Pick<Config, "DATABASE_URL" | "DATA_DIR">,
  now: Date,
  onQuery?: (event: LogEvent) => void,
): Promise<Database> {
  const setting = config.DATABASE_URL ? "DATABASE_URL" : "DATA_DIR";
  try {
    return await (config.DATABASE_URL
      ? openPostgres(config.DATABASE_URL, now, onQuery)
      : openSqlite(config.DATA_DIR, now, onQuery));
  } catch (cause) {
    const { message, code } = cause as Error & { code?: string };
    throw new Error(`The database in ${setting} cannot be used: ${message || code}`, { cause });
  }
}

type Log = ((event: LogEvent) => void) | undefined;

async function openSqlite(dataDir: string, now: Date, log: Log): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new Sqlite(join(dataDir, "randevu.sqlite"));
  file.pragma("busy_timeout = 5000");
  file.pragma("journal_mode = WAL");
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  // What is erased is overwritten, not only let go of.
  file.pragma("secure_delete = ON");
  const { database, changes, watch } = tellingChanges(file);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }), log });
  await migrate({ engine: "sqlite", db }, now);
  watch();
  return { engine: "sqlite", db, changes };
}

async function openPostgres(connectionString: string, now: Date, log: Log): Promise<Database> {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 5000 });
  // The pool replaces a connection that broke while idle; unheard, the event would end the process.
  pool.on("error", () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log });
  await migrate({ engine: "postgres", db }, now);
  return { engine: "postgres", db };
}
