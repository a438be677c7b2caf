import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Engine } from "../../server/database/schema.ts";

const asked = process.env.ENGINES_TEST as Engine | undefined;

/** SQLite, or the engine that `ENGINES_TEST` names: `npm run test:all` repeats the tests on PostgreSQL. */
export const defaultEngine: Engine = asked ?? "sqlite";

/** For what depends on the engine: its locks, its SQL, its limits. */
export const bothEngines: Engine[] = asked ? [asked] : ["sqlite", "postgres"];

/** For what only several servers, or PostgreSQL itself, can show. */
export const onlyPostgres = bothEngines.filter((engine) => engine === "postgres");

export type Storage = {
  settings: { DATA_DIR: string } | { DATABASE_URL: string; SECRET_KEY: string };
  remove(): Promise<void>;
};

/** An empty store: a folder for SQLite, a schema for PostgreSQL. */
export async function newStorage(engine: Engine, postgresUrl: string): Promise<Storage> {
  if (engine === "sqlite") {
    const folder = mkdtempSync(join(tmpdir(), "akademi-sqlite-"));
    const remove = async () => rmSync(folder, { recursive: true, force: true });
    return { settings: { DATA_DIR: folder }, remove };
  }
  const schema = `test_${randomUUID().replaceAll("-", "")}`;
  await runSql(postgresUrl, `create schema ${schema}`);
  const url = new URL(postgresUrl);
  url.searchParams.set("options", `-c search_path=${schema}`);
  return {
    settings: { DATABASE_URL: url.href, SECRET_KEY: randomBytes(32).toString("base64") },
    remove: () => runSql(postgresUrl, `drop schema ${schema} cascade`),
  };
}

/** All that lies in the files of the embedded database. */
export function bytesOf({ DATA_DIR }: { DATA_DIR?: string }): string {
  const file = join(DATA_DIR!, "randevu.sqlite");
  return [file, `${file}-wal`]
    .filter((name) => existsSync(name))
    .map((name) => readFileSync(name, "utf8"))
    .join();
}

async function runSql(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
