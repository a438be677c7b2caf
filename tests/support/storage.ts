import { randomBytes, randomUUID } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openDatabase } from "../../server/database/connection.ts";
import type { Engine } from "../../server/database/schema.ts";
import { fileName } from "../../server/database/sqlite-files.ts";

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
  if (engine === "sqlite") return newFolder();
  const schema = newName();
  await runSql(postgresUrl, `create schema ${schema}`);
  const url = new URL(postgresUrl);
  url.searchParams.set("options", `-c search_path=${schema}`);
  return {
    settings: { DATABASE_URL: url.href, SECRET_KEY: newSecretKey() },
    remove: () => runSql(postgresUrl, `drop schema ${schema} cascade`),
  };
}

/** A folder and a database of PostgreSQL that have the tables, for tests to copy: to make the tables takes longer. */
export type Templates = { folder: string; database: string };

export async function makeTemplates(postgresUrl: string): Promise<Templates> {
  const { DATA_DIR } = newFolder().settings;
  const database = newName();
  await runSql(postgresUrl, `create database ${database}`);
  const DATABASE_URL = urlOf(postgresUrl, database);
  for (const config of [{ DATA_DIR }, { DATA_DIR, DATABASE_URL }]) {
    const { db } = await openDatabase(config, new Date());
    await db.destroy();
  }
  return { folder: DATA_DIR, database };
}

/** A store with tables and no rows. */
export async function copiedStorage(
  engine: Engine,
  postgresUrl: string,
  templates: Templates,
): Promise<Storage> {
  if (engine === "sqlite") {
    const storage = newFolder();
    copyFileSync(join(templates.folder, fileName), join(storage.settings.DATA_DIR, fileName));
    return storage;
  }
  const database = newName();
  await runSql(postgresUrl, `create database ${database} template ${templates.database}`);
  return {
    settings: { DATABASE_URL: urlOf(postgresUrl, database), SECRET_KEY: newSecretKey() },
    remove: () => runSql(postgresUrl, `drop database ${database} with (force)`),
  };
}

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), "akademi-sqlite-"));
  const remove = async () => rmSync(folder, { recursive: true, force: true });
  return { settings: { DATA_DIR: folder }, remove };
}

function newName(): string {
  return `test_${randomUUID().replaceAll("-", "")}`;
}

function newSecretKey(): string {
  return randomBytes(32).toString("base64");
}

function urlOf(postgresUrl: string, database: string): string {
  return new URL(`/${database}`, postgresUrl).href;
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
