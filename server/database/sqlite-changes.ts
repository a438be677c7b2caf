import { EventEmitter } from "node:events";
import type Sqlite from "better-sqlite3";
import type { SqliteDatabase } from "kysely";

type Events = { change: []; damage: [] };
export type CommittedChanges = EventEmitter<Events>;

/**
 * SQLite has no notifications: triggers on what open panels show, and on ended sessions, set a mark, and the connection
 * emits "change" once the transaction is committed.
 */
export function emitCommittedChanges(file: Sqlite.Database) {
  const changes: CommittedChanges = new EventEmitter<Events>().setMaxListeners(0);
  let isMarked = false;
  file.function("mark_change", () => {
    isMarked = true;
    return null;
  });

  function run<T>(text: string, statement: () => T): T {
    let isCommitted = false;
    try {
      const result = statement();
      isCommitted = text !== "rollback";
      return result;
    } finally {
      if (isMarked && !file.inTransaction) {
        isMarked = false;
        if (isCommitted) changes.emit("change");
      }
    }
  }

  const database: SqliteDatabase = {
    prepare(text) {
      const statement = file.prepare<unknown[]>(text);
      return {
        reader: statement.reader,
        all: (parameters) => run(text, () => statement.all(parameters)),
        run: (parameters) => run(text, () => statement.run(parameters)),
        iterate: (parameters) => statement.iterate(parameters),
      };
    },
    close: () => void file.close(),
  };
  /** Called after the migrations. Temporary triggers, since other processes do not have the function. */
  const watch = () => {
    const watchOne = (table: string, event: string) =>
      file.exec(`create temp trigger ${table}_${event} after ${event} on main.${table}
        begin select mark_change(); end`);
    const stored = file.prepare("select name from sqlite_master where type = 'table'").pluck();
    const known = new Set(stored.all());
    // Tests begin with older versions, which lack some.
    for (const table of ["slots", "alarms", "settings", "people", "births", "blocks"]) {
      if (!known.has(table)) continue;
      for (const event of ["insert", "update", "delete"]) watchOne(table, event);
    }
    watchOne("staff_sessions", "delete");
  };
  return { database, changes, watch };
}
