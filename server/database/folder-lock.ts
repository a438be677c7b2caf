import { join } from "node:path";
import Sqlite from "better-sqlite3";
import type { Config } from "../config.ts";
import { lockName, prepareFolder } from "./sqlite-files.ts";
import { isBusy } from "./storage-error.ts";

/** A server that is just being stopped has let go by then. */
const timeout = 5000;

const inUse =
  "Another server already uses the folder in DATA_DIR. Stop it first; several servers need DATABASE_URL.";

/**
 * One server to a folder: a second would count requests apart, and hear nothing of the first one's changes.
 * The system itself ends the lock with the process, however that ends. Answers with how to let go.
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
