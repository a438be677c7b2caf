import type Sqlite from "better-sqlite3";
import type { PostgresPool, PostgresPoolClient, SqliteDatabase } from "kysely";
import type pg from "pg";

/** Kysely sends text each time; the few texts there are need reading and planning only once. */
export function prepareOnceInSqlite(file: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, Sqlite.Statement>();
  return {
    prepare(text) {
      const statement = statements.get(text) ?? file.prepare(text);
      statements.set(text, statement);
      return statement as ReturnType<SqliteDatabase["prepare"]>;
    },
    close: () => void file.close(),
  };
}

export function prepareOnceInPostgres(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `statement_${names.size}`;
    names.set(text, name);
    return name;
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const query = (text: string, values: unknown[]) =>
        client.query(values.length > 0 ? { name: nameOf(text), text, values } : text);
      const release = (destroy?: boolean) => client.release(destroy);
      return { query, release } as unknown as PostgresPoolClient;
    },
  };
}
