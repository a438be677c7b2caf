import { setTimeout as pause } from "node:timers/promises";
import type Sqlite from "better-sqlite3";
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { isBusy } from "./storage-error.ts";

const tryAgainAfter = 20;

type Waiting = { database: SqliteDatabase; file: Sqlite.Database; timeout: number };

/**
 * SQLite's own waiting for another process's lock stops the whole server. Here whoever meets a lock
 * steps back and tries again later; meanwhile pages are served and others may read.
 */
export function waitingSqlite(waiting: Waiting): Dialect {
  return {
    createDriver: () => waitingDriver(waiting),
    createAdapter: () => new OwnTurnsAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** The driver itself gives the connection to one caller at a time. */
class OwnTurnsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function waitingDriver({ database, file, timeout }: Waiting): Driver {
  const driver = new SqliteDriver({ database });
  const endTurn = new WeakMap<DatabaseConnection, () => void>();
  let lastTurn: Promise<void> = Promise.resolve();

  async function takeTurn(turn: DatabaseConnection): Promise<void> {
    const before = lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    lastTurn = promise;
    endTurn.set(turn, resolve);
    await before;
  }

  async function untilFree<T>(turn: DatabaseConnection, work: () => Promise<T>): Promise<T> {
    const end = performance.now() + timeout;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error) || file.inTransaction || performance.now() >= end) throw error;
      }
      endTurn.get(turn)!();
      await pause(tryAgainAfter);
      await takeTurn(turn);
    }
  }

  return {
    init: (options) => driver.init(options),
    async acquireConnection() {
      const connection = await driver.acquireConnection();
      const turn: DatabaseConnection = {
        executeQuery: (query) => untilFree(turn, () => connection.executeQuery(query)),
        streamQuery: (query, size) => connection.streamQuery(query, size),
      };
      await takeTurn(turn);
      return turn;
    },
    releaseConnection: async (turn) => endTurn.get(turn)!(),
    beginTransaction: (turn) => driver.beginTransaction(turn),
    commitTransaction: (turn) => driver.commitTransaction(turn),
    rollbackTransaction: (turn) => driver.rollbackTransaction(turn),
    destroy: () => driver.destroy(),
  };
}
