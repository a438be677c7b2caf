/** PostgreSQL's classes: connection, resources, intervention, the system itself; a lock, a read-only server. */
const postgres = /^(08|53|57|58|F0|XX00[12]|55P03|25006|25P0[34])/;
const sqlite =
  /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB|PERM|NOMEM|PROTOCOL)/;
const network = /^(ECONN\w+|EPIPE|ETIMEDOUT|E(HOST|NET)\w+|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/** What the PostgreSQL driver says without a code. */
const driver =
  /^(Query read timeout|timeout exceeded|timeout expired|Connection terminated|Client (was closed|has encountered)|Cannot use a pool)/;

/** The storage is gone, full, locked, frozen or read-only: nothing is wrong with what was asked. */
export function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isStorageError);
  const { code } = error as { code?: unknown };
  if (typeof code !== "string") return driver.test(error.message);
  return [postgres, sqlite, network].some((codes) => codes.test(code));
}

/** PostgreSQL answers at once, but stores nothing: it is read-only, or its disk is full. */
export function isUnwritable(error: unknown): boolean {
  return /^(25006|53100)$/.test(String((error as { code?: unknown }).code));
}

/** Another process holds the file. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_BUSY/.test(String((error as { code?: unknown }).code));
}
