/** PostgreSQL's error classes: connection, resources, operator intervention, system; lock timeout, read-only. */
const postgres = /^(08|53|57|58|F0|XX00[12]|55P03|25006|25P0[34])/;
const sqlite =
  /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB|PERM|NOMEM|PROTOCOL)/;
const network = /^(ECONN\w+|EPIPE|ETIMEDOUT|E(HOST|NET)\w+|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/** Messages of the PostgreSQL driver that have no code. */
const driver =
  /^(Query read timeout|timeout exceeded|timeout expired|Connection terminated|Client (was closed|has encountered)|Cannot use a pool)/;

/** The storage is gone, full, locked, frozen or read-only: not a fault of the request or of our code. */
export function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isStorageError);
  const { code } = error as { code?: unknown };
  if (typeof code !== "string") return driver.test(error.message);
  return [postgres, sqlite, network].some((codes) => codes.test(code));
}

/** The SQLite file is damaged. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown }).code));
}

/** PostgreSQL answers but cannot write: it is read-only, or its disk is full. */
export function isUnwritable(error: unknown): boolean {
  return /^(25006|53100)$/.test(String((error as { code?: unknown }).code));
}

/** Another process has locked the SQLite file. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_BUSY/.test(String((error as { code?: unknown }).code));
}
