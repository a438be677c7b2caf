import { sql } from "kysely";
import type { Database } from "../database/schema.ts";

export type Allowance = { hits: number; seconds: number };

/** Counts a request under each key; answers with the seconds to wait where one is used up. */
export type CountRequest = (
  keys: string[],
  allowance: Allowance,
  now: Date,
) => Promise<number | undefined>;

type Window = { hits: number; endsAt: Date };

const sweepEvery = 60_000;

/** Several servers share their counts through PostgreSQL; a single one keeps them in memory. */
export function requestCounter(database: Database): CountRequest {
  return database.engine === "postgres" ? countInPostgres(database) : countInMemory();
}

export function countInMemory(): CountRequest {
  const windows = new Map<string, Window>();
  const sweep = everyMinute((now) => {
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  });
  return async (keys, allowance, now) => {
    await sweep(now);
    const counted = keys.map((key) => {
      const known = windows.get(key);
      const isRunning = known && known.endsAt > now;
      const window = isRunning ? known : { hits: 0, endsAt: endOf(allowance, now) };
      window.hits += 1;
      windows.set(key, window);
      return window;
    });
    return longestWait(counted, allowance, now);
  };
}

function countInPostgres({ db }: Database): CountRequest {
  const sweep = everyMinute(async (now) => {
    await db.deleteFrom("request_counts").where("ends_at", "<=", now.toISOString()).execute();
  });
  return async (keys, allowance, now) => {
    await sweep(now);
    const ends = endOf(allowance, now).toISOString();
    const isRunning = sql`request_counts.ends_at > ${now.toISOString()}`;
    // Always in the same order, so that two servers never wait for each other's rows.
    const rows = keys.toSorted().map((key) => sql`(${key}, 1, ${ends})`);
    const { rows: counted } = await sql<{ hits: number; ends_at: string }>`
      insert into request_counts (key, hits, ends_at) values ${sql.join(rows)}
      on conflict (key) do update set
        hits = case when ${isRunning} then request_counts.hits + 1 else 1 end,
        ends_at = case when ${isRunning} then request_counts.ends_at else excluded.ends_at end
      returning hits, ends_at`.execute(db);
    const windows = counted.map(({ hits, ends_at }) => ({ hits, endsAt: new Date(ends_at) }));
    return longestWait(windows, allowance, now);
  };
}

function endOf({ seconds }: Allowance, now: Date): Date {
  return new Date(now.getTime() + seconds * 1000);
}

function longestWait(windows: Window[], allowance: Allowance, now: Date): number | undefined {
  const waits = windows
    .filter(({ hits }) => hits > allowance.hits)
    .map(({ endsAt }) => Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

/** Addresses and phone numbers are not kept once their window has closed. */
function everyMinute(sweep: (now: Date) => void | Promise<void>) {
  let next = 0;
  return async (now: Date) => {
    if (now.getTime() < next) return;
    next = now.getTime() + sweepEvery;
    await sweep(now);
  };
}
