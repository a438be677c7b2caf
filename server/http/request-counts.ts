import { sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { isUnwritable } from "../database/storage-error.ts";

export type Allowance = { hits: number; seconds: number };

/** Counts a request, or with 0 hits only looks. Returns the seconds to wait if the allowance is used up. */
export type CountRequest = (
  key: string,
  allowance: Allowance,
  now: Date,
  hits?: 0 | 1,
) => Promise<number | undefined>;

type Window = { hits: number; endsAt: Date };

const sweepEvery = 60_000;
/** Longer than any allowance: a window that ends later was made by a wrong clock. */
const longestWindow = 86_400_000;
/** Some tens of megabytes. */
const mostCounts = 100_000;

/**
 * With PostgreSQL all servers share the counts; while it cannot write, each server counts in memory, so that
 * lookups go on. With SQLite they are counted in memory.
 */
export function requestCounter(database: Database): CountRequest {
  const inMemory = countInMemory();
  if (database.engine === "sqlite") return inMemory;
  const inPostgres = countInPostgres(database);
  return (...request) =>
    inPostgres(...request).catch((error) => {
      if (!isUnwritable(error)) throw error;
      return inMemory(...request);
    });
}

export function countInMemory(
  windows = new Map<string, Window>(),
  most = mostCounts,
): CountRequest {
  const sweep = everyMinute((now) => {
    const latest = now.getTime() + longestWindow;
    for (const [key, { endsAt }] of windows) {
      if (endsAt <= now || endsAt.getTime() > latest) windows.delete(key);
    }
  });
  return async (key, allowance, now, hits = 1) => {
    await sweep(now);
    const ends = endOf(allowance, now);
    const known = windows.get(key);
    const isRunning = known && known.endsAt > now;
    const window = isRunning
      ? { hits: known.hits + hits, endsAt: known.endsAt < ends ? known.endsAt : ends }
      : { hits, endsAt: ends };
    // The most recent key is last in the map; if there are too many, the first one is deleted.
    windows.delete(key);
    windows.set(key, window);
    if (windows.size > most) windows.delete(windows.keys().next().value!);
    return secondsToWait(window, allowance, now);
  };
}

export function countInPostgres({ db }: Database, most = mostCounts): CountRequest {
  const sweep = everyMinute(async (now) => {
    const latest = new Date(now.getTime() + longestWindow).toISOString();
    // Locked rows are skipped, so that servers do not wait for each other.
    await sql`delete from request_counts where key in (
      select key from request_counts
      where ends_at <= ${now.toISOString()} or ends_at > ${latest} or ends_at <= (
        select ends_at from request_counts order by ends_at desc offset ${most} limit 1)
      for update skip locked)`.execute(db);
  });
  let begun = 0;
  return async (key, allowance, now, more = 1) => {
    const isFull = begun >= most / 10;
    if (isFull) begun = 0;
    await sweep(now, isFull);
    const ends = endOf(allowance, now).toISOString();
    const isRunning = sql`request_counts.ends_at > ${now.toISOString()}`;
    const { rows } = await sql<{ hits: number; ends_at: string }>`
      insert into request_counts (key, hits, ends_at) values (${key}, ${more}, ${ends})
      on conflict (key) do update set
        hits = case when ${isRunning} then request_counts.hits + excluded.hits else excluded.hits end,
        ends_at = case when ${isRunning} then least(request_counts.ends_at, excluded.ends_at)
          else excluded.ends_at end
      returning hits, ends_at`.execute(db);
    const { hits, ends_at } = rows[0]!;
    if (hits <= 1) begun += 1;
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

/** Expired counts are deleted once a minute, so that addresses are not kept. */
function everyMinute(sweep: (now: Date) => void | Promise<void>) {
  let last = -Infinity;
  return async (now: Date, isFull = false) => {
    if (!isFull && Math.abs(now.getTime() - last) < sweepEvery) return;
    last = now.getTime();
    await sweep(now);
  };
}
