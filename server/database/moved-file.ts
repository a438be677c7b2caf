import { statSync } from "node:fs";

/** As SQLite itself calls it, which looks for it only where it keeps no write-ahead log. */
class MovedFile extends Error {
  readonly code = "SQLITE_READONLY_DBMOVED";
  constructor() {
    super("The database file was moved away or replaced: put it back, or start the server anew.");
  }
}

/**
 * Throws while the names of the open file and of its journal lead elsewhere, or nowhere: what is written
 * then is gone when the process ends.
 */
export function movedFileCheck(path: string): () => void {
  const file = identityOf(path);
  let journal: string | undefined;
  return () => {
    // Made with the first thing that is written.
    journal ??= identityOf(`${path}-wal`);
    if (identityOf(path) !== file || identityOf(`${path}-wal`) !== journal) throw new MovedFile();
  };
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
