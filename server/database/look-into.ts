import { existsSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";
import type { Config } from "../config.ts";
import type { Database, Tables } from "./schema.ts";
import { fileName } from "./sqlite-files.ts";

/** For who only looks: makes no file, and brings no tables up to date. Undefined where there is no file yet. */
export function lookInto({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Config, "DATABASE_URL" | "DATA_DIR">): Database | undefined {
  if (DATABASE_URL) {
    const pool = new pg.Pool({
      connectionString: DATABASE_URL,
      connectionTimeoutMillis: 5000,
      max: 1,
    });
    pool.on("error", () => {});
    return {
      engine: "postgres",
      db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    };
  }
  const file = join(DATA_DIR, fileName);
  if (!existsSync(file)) return undefined;
  const database = new Sqlite(file, { fileMustExist: true, timeout: 5000 });
  return { engine: "sqlite", db: new Kysely<Tables>({ dialect: new SqliteDialect({ database }) }) };
}
