import { EventEmitter } from "node:events";
import type Sqlite from "better-sqlite3";
import type { SqliteDatabase } from "kysely";

export type CommittedChanges = EventEmitter<{ change: [] }>;

/**
 * SQLite tells nobody what was written, so its connection does: triggers mark every change of
 * slots, alarms, settings and clients, whoever makes it, and the mark is told once the change is committed.
 * Every statement comes by here, so that none writes where it must not.
 */
export function emitCommittedChanges(file: Sqlite.Database, beforeWriting: () => void) {
  const changes: CommittedChanges = new EventEmitter<{ change: [] }>().setMaxListeners(0);
  let isMarked = false;
  file.function("mark_change", () => {
    isMarked = true;
    return null;
  });

  function run<T>(text: string, isReading: boolean, statement: () => T): T {
    let isKept = false;
    try {
      if (!isReading || text === "commit") beforeWriting();
      const result = statement();
      isKept = text !== "rollback";
      return result;
    } finally {
      if (isMarked && !file.inTransaction) {
        isMarked = false;
        if (isKept) changes.emit("change");
      }
    }
  }

  const database: SqliteDatabase = {
    prepare(text) {
      const statement = file.prepare<unknown[]>(text);
      return {
        reader: statement.reader,
        all: (parameters) => run(text, statement.readonly, () => statement.all(parameters)),
        run: (parameters) => run(text, statement.readonly, () => statement.run(parameters)),
        iterate: (parameters) => statement.iterate(parameters),
      };
    },
    close: () => void file.close(),
  };
  /** Once the tables are there. Temporary, so that only connections that have the function call it. */
  const watch = () => {
    for (const table of ["slots", "alarms", "settings", "clients"]) {
      for (const event of ["insert", "update", "delete"]) {
        file.exec(`create temp trigger ${table}_${event} after ${event} on main.${table}
          begin select mark_change(); end`);
      }
    }
  };
  return { database, changes, watch };
}
