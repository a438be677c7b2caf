import { EventEmitter } from "node:events";
import { sql } from "kysely";
import pg from "pg";
import type { Config } from "../config.ts";
import type { Database } from "../database/schema.ts";

/** Tells every open panel that an appointment or a closed hour has changed. */
export type Live = {
  /** Called after every change of slot_claims by this server. */
  announce(): void;
  subscribe(listener: () => void): () => void;
  close(): Promise<void>;
};

/** A connection that died without a word is noticed by the probes that follow this silence. */
const patience = { connectionTimeoutMillis: 5000, keepAliveInitialDelayMillis: 30_000 };

/** A single server tells itself; several hear each other's changes through PostgreSQL. */
export function openLive(
  config: Pick<Config, "DATABASE_URL">,
  database: Database,
  retryAfter = 1000,
): Promise<Live> {
  return config.DATABASE_URL
    ? listenInPostgres(config.DATABASE_URL, database, retryAfter)
    : Promise.resolve(tellItself());
}

function tellItself(): Live {
  const changes = hub();
  return { ...changes, announce: changes.emit, close: async () => {} };
}

/** The database announces every change itself (migration 006), so that no server can forget to. */
async function listenInPostgres(
  connectionString: string,
  { db }: Database,
  retryAfter: number,
): Promise<Live> {
  const changes = hub();
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const channel = `slot_claims_${rows[0]!.schema}`;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString, keepAlive: true, ...patience });
    // A dropped connection ends the process where nobody hears its error.
    fresh.on("error", () => {});
    fresh.on("notification", changes.emit);
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
        // Whatever was announced meanwhile was not heard.
        changes.emit();
      } catch {
        reconnect();
      }
    }, retryAfter);
  }

  await connect();
  return {
    subscribe: changes.subscribe,
    announce: () => {},
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

function hub() {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    emit: () => void emitter.emit("change"),
    subscribe(listener: () => void) {
      emitter.on("change", listener);
      return () => void emitter.off("change", listener);
    },
  };
}
