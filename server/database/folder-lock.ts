import { join } from "node:path";
import Sqlite from "better-sqlite3";
import type { Config } from "../config.ts";
import { lockName, prepareFolder } from "./sqlite-files.ts";
import { isBusy } from "./storage-error.ts";

/** Long enough for another server to stop. */
const timeout = 5000;

const inUse =
  "Another server already uses the folder in DATA_DIR. Stop it first; several servers need DATABASE_URL.";

/**
 * Allows one server per data folder: a second one would have request counts of its own, and would not notice
 * changes of the first. The lock ends with the process. Returns a function that releases it.
 */
export function lockFolder({ DATABASE_URL, DATA_DIR }: Config): () => void {
  if (DATABASE_URL) return () => {};
  try {
    prepareFolder(DATA_DIR);
    const file = new Sqlite(join(DATA_DIR, lockName), { timeout });
    file.exec("begin exclusive");
    return () => void file.close();
  } catch (error) {
    throw new Error(isBusy(error) ? inUse : `DATA_DIR cannot be used: ${(error as Error).message}`);
  }
}
