import { sql } from "kysely";
import type { Database } from "../database/schema.ts";

export type Allowance = { hits: number; seconds: number };

/** Counts a request under a key; answers with the seconds to wait where it is used up. */
export type CountRequest = (
  key: string,
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
  return async (key, allowance, now) => {
    await sweep(now);
    const known = windows.get(key);
    const isRunning = known && known.endsAt > now;
    const window = isRunning ? known : { hits: 0, endsAt: endOf(allowance, now) };
    window.hits += 1;
    windows.set(key, window);
    return secondsToWait(window, allowance, now);
  };
}

function countInPostgres({ db }: Database): CountRequest {
  const sweep = everyMinute(async (now) => {
    await db.deleteFrom("request_counts").where("ends_at", "<=", now.toISOString()).execute();
  });
  return async (key, allowance, now) => {
    await sweep(now);
    const ends = endOf(allowance, now).toISOString();
    const isRunning = sql`request_counts.ends_at > ${now.toISOString()}`;
    const { rows } = await sql<{ hits: number; ends_at: string }>`
      insert into request_counts (key, hits, ends_at) values (${key}, 1, ${ends})
      on conflict (key) do update set
        hits = case when ${isRunning} then request_counts.hits + 1 else 1 end,
        ends_at = case when ${isRunning} then request_counts.ends_at else excluded.ends_at end
      returning hits, ends_at`.execute(db);
    const { hits, ends_at } = rows[0]!;
    return secondsToWait({ hits, endsAt: new Date(ends_at) }, allowance, now);
  };
}

function endOf({ seconds }: Allowance, now: Date): Date {
  return new Date(now.getTime() + seconds * 1000);
}

function secondsToWait({ hits, endsAt }: Window, allowance: Allowance, now: Date) {
  if (hits <= allowance.hits) return undefined;
  return Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
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
