import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import type { Config } from "../config.ts";
import type { Database } from "./schema.ts";
import { fileName } from "./sqlite-files.ts";
import { isDamage } from "./storage-error.ts";

/**
 * The first damage in the SQLite file, or undefined. Reads the whole file, and never writes: a journal that does not
 * belong to the file must not get into it.
 */
export function damageOf({ DATABASE_URL, DATA_DIR }: Config): string | undefined {
  const path = join(DATA_DIR, fileName);
  if (DATABASE_URL || !existsSync(path) || statSync(path).size === 0) return undefined;
  const file = new Sqlite(path, { readonly: true });
  try {
    const found = file.pragma("quick_check(1)", { simple: true });
    // The first of several lines names the database.
    return found === "ok" ? undefined : String(found).split("\n").at(-1);
  } catch (error) {
    if (isDamage(error)) return (error as Error).message;
    throw error;
  } finally {
    file.close();
  }
}

export function refuseDamaged(config: Config): void {
  const found = damageOf(config);
  if (found === undefined) return;
  throw new Error(
    `Veritabanı dosyası bozuk: ${join(config.DATA_DIR, fileName)} (${found}). Ne yapılacağı docs/operations.md içinde, “the database file is damaged” bölümünde.`,
  );
}

export function noteDamage(database: Database): void {
  if (database.isDamaged) return;
  database.isDamaged = true;
  database.changes?.emit("damage");
}
