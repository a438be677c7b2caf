import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { sql } from "kysely";
import pg from "pg";
import type { Config } from "../config.ts";
import type { Database } from "../database/schema.ts";
import type { CommittedChanges } from "../database/sqlite-changes.ts";

/** Notifies open panels of changes of appointments, alarms, settings and clients, and of ended sessions. */
export type Live = {
  subscribe(listener: () => void): () => void;
  /** Of what is committed: while it is the same, nothing has changed. On PostgreSQL other databases change it, too. */
  revision(): Promise<string>;
  close(): Promise<void>;
};

/** Keep-alive probes detect a dead connection. */
const timeouts = { connectionTimeoutMillis: 5000, keepAliveInitialDelayMillis: 30_000 };

/** Triggers in the database report changes, so that no code has to. */
export async function openLive(
  config: Pick<Config, "DATABASE_URL">,
  database: Database,
  retryAfter = 1000,
): Promise<Live> {
  return config.DATABASE_URL
    ? listenInPostgres(config.DATABASE_URL, database, retryAfter)
    : listenInSqlite(database.changes!);
}

/** One process writes, so that its commits can be counted. */
function listenInSqlite(changes: CommittedChanges): Live {
  const start = randomUUID();
  let count = 0;
  changes.on("change", () => {
    count += 1;
  });
  return {
    subscribe: subscribeTo(changes),
    revision: async () => `${start} ${count}`,
    close: async () => {},
  };
}

/** Listens to the notifications of all servers. */
async function listenInPostgres(
  connectionString: string,
  { db }: Database,
  retryAfter: number,
): Promise<Live> {
  const changes: CommittedChanges = new EventEmitter<{ change: [] }>().setMaxListeners(0);
  const emit = () => void changes.emit("change");
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const channel = `changes_${rows[0]!.schema}`;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString, keepAlive: true, ...timeouts });
    // Without a listener an error would end the process.
    fresh.on("error", () => {});
    fresh.on("notification", emit);
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
    // Only now, since a failed attempt ends too, and is tried again by `reconnect`.
    fresh.once("end", reconnect);
    if (isClosed) await fresh.end();
  }
  function reconnect(): void {
    if (isClosed) return;
    retry = setTimeout(async () => {
      try {
        await connect();
        // Changes during the interruption were missed.
        emit();
      } catch {
        reconnect();
      }
    }, retryAfter);
  }

  await connect();
  return {
    subscribe: subscribeTo(changes),
    async revision() {
      const { rows } = await sql<Record<"of", string>>`
        select pg_current_snapshot()::text as "of"`.execute(db);
      return rows[0]!.of;
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

function subscribeTo(changes: CommittedChanges): Live["subscribe"] {
  return (listener) => {
    changes.on("change", listener);
    return () => void changes.off("change", listener);
  };
}
