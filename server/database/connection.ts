import { mkdirSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";
import type { Config } from "../config.ts";
import { migrate } from "./migrate.ts";
import { prepareOnceInPostgres, prepareOnceInSqlite } from "./prepared-statements.ts";
import type { Database } from "./schema.ts";

/** Opens PostgreSQL where its address is set, else SQLite in the data folder, with today's tables. */
export async function openDatabase(
  config: Pick<Config, "DATABASE_URL" | "DATA_DIR">,
  now: Date,
): Promise<Database> {
  const setting = config.DATABASE_URL ? "DATABASE_URL" : "DATA_DIR";
  try {
    const database = config.DATABASE_URL ? postgres(config.DATABASE_URL) : sqlite(config.DATA_DIR);
    await migrate(database, now);
    return database;
  } catch (cause) {
    const { message, code } = cause as Error & { code?: string };
    throw new Error(`The database in ${setting} cannot be used: ${message || code}`, { cause });
  }
}

function sqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new Sqlite(join(dataDir, "randevu.sqlite"));
  file.pragma("busy_timeout = 5000");
  file.pragma("journal_mode = WAL");
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  // What is erased is overwritten, not only let go of.
  file.pragma("secure_delete = ON");
  const dialect = new SqliteDialect({ database: prepareOnceInSqlite(file) });
  return { engine: "sqlite", db: new Kysely({ dialect }) };
}

function postgres(connectionString: string): Database {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 5000 });
  // The pool replaces a connection that broke while idle; unheard, the event would end the process.
  pool.on("error", () => {});
  const dialect = new PostgresDialect({ pool: prepareOnceInPostgres(pool) });
  return { engine: "postgres", db: new Kysely({ dialect }) };
}
