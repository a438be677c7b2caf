import { EventEmitter } from "node:events";
import { sql } from "kysely";
import pg from "pg";
import type { Config } from "../config.ts";
import type { Database } from "../database/schema.ts";
import type { CommittedChanges } from "../database/sqlite-changes.ts";

/** Tells every open panel that something it shows has changed; accounts are not among it. */
export type Live = {
  subscribe(listener: () => void): () => void;
  close(): Promise<void>;
};

/** A connection that died without a word is noticed by the probes that follow this silence. */
const timeouts = { connectionTimeoutMillis: 5000, keepAliveInitialDelayMillis: 30_000 };

/** On either engine the database tells of what was committed, so that no write can forget to. */
export async function openLive(
  config: Pick<Config, "DATABASE_URL">,
  database: Database,
  retryAfter = 1000,
): Promise<Live> {
  return config.DATABASE_URL
    ? listenInPostgres(config.DATABASE_URL, database, retryAfter)
    : { subscribe: subscribeTo(database.changes!), close: async () => {} };
}

/** Several servers hear each other's changes. */
async function listenInPostgres(
  connectionString: string,
  { db }: Database,
  retryAfter: number,
): Promise<Live> {
  const changes: CommittedChanges = new EventEmitter<{ change: [] }>().setMaxListeners(0);
  const tell = () => void changes.emit("change");
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const channel = `changes_${rows[0]!.schema}`;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString, keepAlive: true, ...timeouts });
    // A dropped connection ends the process where nobody hears its error.
    fresh.on("error", () => {});
    fresh.on("notification", tell);
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
    // Only now: an attempt that failed ends too, and is tried again below.
    fresh.once("end", reconnect);
    if (isClosed) await fresh.end();
  }
  function reconnect(): void {
    if (isClosed) return;
    retry = setTimeout(async () => {
      try {
        await connect();
        // Whatever was told meanwhile was not heard.
        tell();
      } catch {
        reconnect();
      }
    }, retryAfter);
  }

  await connect();
  return {
    subscribe: subscribeTo(changes),
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
