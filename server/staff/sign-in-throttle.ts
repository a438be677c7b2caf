import { createHash } from "node:crypto";
import type { Database, SignInWait } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";

/** Which account is tried, and from where. */
export type SignInAttempt = { email: string; address: string };

const freeFailures = { account: 4, address: 19 };
const longestWait = 15 * 60;
const forgottenAfter = 24 * 3_600_000;
/** Long over, on every server's clock. */
const noWait = new Date(0).toISOString();

/**
 * Counts an attempt as failed before the password is looked at, so that of many guesses sent at
 * once only the free ones get that far. Refused, and not counted, where there were too many.
 */
export function countAttempt(
  database: Database,
  attempt: SignInAttempt,
  now: Date,
): Promise<Refused | undefined> {
  const at = now.toISOString();
  const free = new Map([
    [accountKey(attempt), freeFailures.account],
    [addressKey(attempt), freeFailures.address],
  ]);
  return inTransaction(database, async (db) => {
    const fresh = [...free.keys()]
      .toSorted()
      .map((key) => ({ key, failures: 0, wait_until: noWait, last_at: at }));
    // Locks both rows, new or known, always in the same order.
    const rows = await db
      .insertInto("sign_in_waits")
      .values(fresh)
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet((row) => ({ key: row.ref("excluded.key") })),
      )
      .returningAll()
      .execute();
    const wait = Math.max(...rows.map((row) => secondsUntil(row.wait_until, now)));
    if (wait > 0) return refused("wait", { retryAfter: wait });
    for (const row of rows) {
      const failures = 1 + (isForgotten(row, now) ? 0 : row.failures);
      const seconds = waitAfter(failures, free.get(row.key)!);
      const ends = new Date(now.getTime() + seconds * 1000).toISOString();
      const wait_until = seconds > 0 ? ends : noWait;
      await db
        .updateTable("sign_in_waits")
        .set({ failures, wait_until, last_at: at })
        .where("key", "=", row.key)
        .execute();
    }
    return undefined;
  });
}

/** 1 s after the first failure that is not free, then twice as long each time. */
function waitAfter(failures: number, free: number): number {
  return failures > free ? Math.min(2 ** (failures - free - 1), longestWait) : 0;
}

/** The attempt did not fail. */
export async function uncountAttempt({ db }: Database, attempt: SignInAttempt): Promise<void> {
  for (const key of [accountKey(attempt), addressKey(attempt)].toSorted()) {
    await db
      .updateTable("sign_in_waits")
      .set((row) => ({ failures: row("failures", "-", 1), wait_until: noWait }))
      .where("key", "=", key)
      .where("failures", ">", 0)
      .execute();
  }
}

/** Whoever knows the password may mistype it again. */
export async function forgetFailures(database: Database, attempt: SignInAttempt): Promise<void> {
  await uncountAttempt(database, attempt);
  await database.db.deleteFrom("sign_in_waits").where("key", "=", accountKey(attempt)).execute();
}

export async function removeOldFailures({ db }: Database, now: Date): Promise<void> {
  await db.deleteFrom("sign_in_waits").where("last_at", "<=", forgottenSince(now)).execute();
}

/** Hashed: what strangers type as their address is nobody's business. */
function accountKey({ email }: SignInAttempt): string {
  return createHash("sha256").update(`account ${email}`).digest("hex");
}

function addressKey({ address }: SignInAttempt): string {
  return createHash("sha256").update(`address ${address}`).digest("hex");
}

function secondsUntil(instant: string, now: Date): number {
  return Math.ceil((Date.parse(instant) - now.getTime()) / 1000);
}

function isForgotten({ last_at }: SignInWait, now: Date): boolean {
  return last_at <= forgottenSince(now);
}

function forgottenSince(now: Date): string {
  return new Date(now.getTime() - forgottenAfter).toISOString();
}
