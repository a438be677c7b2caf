import { setTimeout as pause } from "node:timers/promises";
import type Sqlite from "better-sqlite3";
import {
  type CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";
import { isBusy } from "./storage-error.ts";

const tryAgainAfter = 20;

type Waiting = SqliteDialectConfig & { file: Sqlite.Database; patience: number };

/**
 * SQLite's own waiting for another process's lock stops the whole server. Here whoever meets a lock
 * steps back and tries again later; meanwhile pages are served and others may read.
 */
export class WaitingSqliteDialect extends SqliteDialect {
  #waiting: Waiting;

  constructor(waiting: Waiting) {
    super(waiting);
    this.#waiting = waiting;
  }

  override createDriver(): SqliteDriver {
    return new WaitingSqliteDriver(this.#waiting);
  }

  override createAdapter(): SqliteAdapter {
    return new OwnTurnsAdapter();
  }
}

/** The driver gives the connection to one caller at a time itself. */
class OwnTurnsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class WaitingSqliteDriver extends SqliteDriver {
  #waiting: Waiting;
  #lastTurn: Promise<void> = Promise.resolve();
  #endTurn = new WeakMap<DatabaseConnection, () => void>();

  constructor(waiting: Waiting) {
    super(waiting);
    this.#waiting = waiting;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    const turn: DatabaseConnection = {
      executeQuery: <Row>(query: CompiledQuery) =>
        this.#untilFree(turn, () => connection.executeQuery<Row>(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
    this.#endTurn.set(turn, await this.#takeTurn());
    return turn;
  }

  override async releaseConnection(turn: DatabaseConnection): Promise<void> {
    this.#endTurn.get(turn)!();
  }

  async #untilFree<T>(turn: DatabaseConnection, work: () => Promise<T>): Promise<T> {
    const { file, patience } = this.#waiting;
    const end = performance.now() + patience;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error) || file.inTransaction || performance.now() >= end) throw error;
      }
      this.#endTurn.get(turn)!();
      await pause(tryAgainAfter);
      this.#endTurn.set(turn, await this.#takeTurn());
    }
  }

  async #takeTurn(): Promise<() => void> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await before;
    return resolve;
  }
}
