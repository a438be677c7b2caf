import { type Kysely, sql } from "kysely";
import type { Database, Tables } from "./schema.ts";

/** Restored sessions and links would let people in who were removed since the backup. */
export const notBackedUp = [
  "request_counts",
  "write_probes",
  "staff_sessions",
  "staff_devices",
  "password_links",
  "ended_sessions",
  "push_subscriptions",
  "push_outbox",
];
const rowsAtOnce = 1000;

export type StoredRow = Record<string, string | number | null>;
export type Snapshot = {
  /** Tables in an order in which foreign keys can be inserted. */
  tables: string[];
  count(table: string): Promise<number>;
  rows(table: string): AsyncIterable<StoredRow>;
};

/** Reads all tables in one transaction, while others go on writing. */
export function inSnapshot<T>(
  { db, engine }: Database,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const begin =
    engine === "sqlite" ? "begin" : "begin transaction isolation level repeatable read, read only";
  return db.connection().execute(async (connection) => {
    await sql.raw(begin).execute(connection);
    try {
      if (engine === "sqlite") await checkFile(connection);
      return await work({
        tables: await tablesOf({ db: connection, engine }),
        count: (table) => countRows(connection, table),
        rows: (table) => rowsOf({ db: connection, engine }, table),
      });
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

export async function countRows(db: Kysely<Tables>, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.id(table)}`.execute(db);
  return Number(rows[0]!.n);
}

async function checkFile(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const found = rows[0]?.integrity_check;
  if (found !== "ok") throw new Error(`The database file is damaged: ${found}`);
}

async function tablesOf({ db, engine }: Database): Promise<string[]> {
  const names = sql<{ name: string }>`${
    engine === "sqlite"
      ? sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql`select tablename as name from pg_tables where schemaname = current_schema()`
  } order by name`;
  const pointers = sql<{ from: string; to: string }>`${
    engine === "sqlite"
      ? sql`select m.name as "from", f."table" as "to"
          from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`
      : sql`select a.relname as "from", b.relname as "to" from pg_constraint
          join pg_class a on a.oid = conrelid join pg_class b on b.oid = confrelid
          where contype = 'f' and connamespace = current_schema()::regnamespace`
  }`;
  const left = new Set((await names.execute(db)).rows.map(({ name }) => name));
  const { rows } = await pointers.execute(db);
  const ordered: string[] = [];
  while (left.size > 0) {
    for (const name of left) {
      if (rows.some(({ from, to }) => from === name && to !== name && left.has(to))) continue;
      ordered.push(name);
      left.delete(name);
    }
  }
  return ordered.filter((name) => !notBackedUp.includes(name));
}

async function* rowsOf({ db, engine }: Database, table: string): AsyncGenerator<StoredRow> {
  if (engine === "sqlite") {
    yield* db
      .selectFrom(table as keyof Tables)
      .selectAll()
      .stream() as AsyncIterable<StoredRow>;
    return;
  }
  await sql`declare kept cursor for select * from ${sql.id(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<StoredRow>`fetch ${sql.lit(rowsAtOnce)} from kept`.execute(db);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close kept`.execute(db);
}
