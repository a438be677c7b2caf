import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database, SignInWait, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";

/** What failures are counted for, and how many of them are free of a wait. */
type Counter = { key: string; free: number; isShared?: true };
/** A success clears all counters but the shared ones. */
export type SignInAttempt = [Counter, ...Counter[]];

/** A network of an IP address, and how many times the allowance of one address it has. */
export type Network = { network: string; share: number };

const freeFailures = 4;
const freeFailuresOfAddress = 19;
const longestWait = 15 * 60;
const forgottenAfter = 24 * 3_600_000;
const noWait = new Date(0).toISOString();

/** For a browser that the account has not used: counts by account and by the networks of its IP address. */
export function unknownBrowserAttempt({
  email,
  networks,
}: {
  email: string;
  networks: Network[];
}): SignInAttempt {
  return [
    { key: hashed(`account ${email}`), free: freeFailures },
    ...networks.map(counterOf("address")),
  ];
}

const counterOf =
  (name: string) =>
  ({ network, share }: Network) => ({
    key: hashed(`${name} ${network}`),
    free: freeFailuresOfAddress * share,
    isShared: true as const,
  });

/** For a browser that has signed in before: guesses from elsewhere do not lock it out. */
export function knownBrowserAttempt(deviceId: string): SignInAttempt {
  return [{ key: hashed(`device ${deviceId}`), free: freeFailures }];
}

/** For a passkey, which names no account until it is known to be right. */
export function passkeyAttempt([smallest, ...larger]: [Network, ...Network[]]): SignInAttempt {
  return [counterOf("passkey")(smallest), ...larger.map(counterOf("passkey"))];
}

/** For a user who is signed in. */
export function sessionAttempt(sessionId: string): SignInAttempt {
  return [{ key: hashed(`session ${sessionId}`), free: freeFailures }];
}

/**
 * Counts an attempt as failed before the password is checked, so that many simultaneous guesses cannot
 * exceed the free ones. Returns the failures so far. Refused, and not counted, during a wait.
 */
export async function countAttempt(
  database: Database,
  attempt: SignInAttempt,
  now: Date,
): Promise<number | Refused> {
  await shortenWaits(database, attempt, now);
  const at = now.toISOString();
  return inTransaction(database, async (db) => {
    const rows = await lockRows(db, attempt, at);
    const wait = Math.max(...rows.map((row) => secondsUntil(row.wait_until, now)));
    if (wait > 0) return refused("wait", { retryAfter: wait });
    const counts = attempt.map(({ key, free }) => {
      const row = rows.find((known) => known.key === key)!;
      return { key, free, failures: 1 + (isForgotten(row, now) ? 0 : row.failures) };
    });
    for (const { key, free, failures } of counts) {
      const seconds = waitAfter(failures, free);
      const wait_until = seconds > 0 ? later(now, seconds) : noWait;
      await db
        .updateTable("sign_in_waits")
        .set({ failures, wait_until, last_failure_at: at })
        .where("key", "=", key)
        .execute();
    }
    return counts[0]!.failures;
  });
}

/** Inserts missing rows and locks all of them, in the order of their keys to avoid deadlocks. */
function lockRows(db: Kysely<Tables>, attempt: SignInAttempt, at: string): Promise<SignInWait[]> {
  const fresh = attempt
    .map(({ key }) => ({ key, failures: 0, wait_until: noWait, last_failure_at: at }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return db
    .insertInto("sign_in_waits")
    .values(fresh)
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((row) => ({ key: row.ref("excluded.key") })),
    )
    .returningAll()
    .execute();
}

/** Corrects waits that were set while the clock was ahead. */
async function shortenWaits({ db }: Database, attempt: SignInAttempt, now: Date): Promise<void> {
  const longest = later(now, longestWait);
  const keys = attempt.map(({ key }) => key);
  await db
    .updateTable("sign_in_waits")
    .set({ wait_until: longest, last_failure_at: now.toISOString() })
    .where("key", "in", keys)
    .where("wait_until", ">", longest)
    .execute();
}

/** Seconds: 1 after the first failure that is not free, then doubled each time. */
function waitAfter(failures: number, free: number): number {
  return failures > free ? Math.min(2 ** (failures - free - 1), longestWait) : 0;
}

export async function uncountAttempt({ db }: Database, attempt: SignInAttempt): Promise<void> {
  for (const key of attempt.map(({ key }) => key).toSorted()) {
    await db
      .updateTable("sign_in_waits")
      .set((row) => ({ failures: row("failures", "-", 1), wait_until: noWait }))
      .where("key", "=", key)
      .where("failures", ">", 0)
      .execute();
  }
}

export async function forgetFailures(database: Database, attempt: SignInAttempt): Promise<void> {
  await uncountAttempt(database, attempt);
  const keys = attempt.filter(({ isShared }) => !isShared).map(({ key }) => key);
  if (keys.length === 0) return;
  await database.db.deleteFrom("sign_in_waits").where("key", "in", keys).execute();
}

/** One counter for all accounts that do not exist. */
export async function countUnknownAccount(db: Kysely<Tables>, now: Date): Promise<number> {
  const at = now.toISOString();
  const key = hashed("unknown accounts");
  const [row] = await lockRows(db, [{ key, free: 0 }], at);
  const failures = 1 + (isForgotten(row!, now) ? 0 : row!.failures);
  await db
    .updateTable("sign_in_waits")
    .set({ failures, last_failure_at: at })
    .where("key", "=", key)
    .execute();
  return failures;
}

export async function deleteOldFailures({ db }: Database, now: Date): Promise<void> {
  await db
    .deleteFrom("sign_in_waits")
    .where("last_failure_at", "<=", forgottenSince(now))
    .execute();
}

/** Hashed, so that typed e-mail addresses are not stored. */
function hashed(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

function later(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}

function secondsUntil(instant: string, now: Date): number {
  return Math.ceil((Date.parse(instant) - now.getTime()) / 1000);
}

function isForgotten({ last_failure_at }: SignInWait, now: Date): boolean {
  return last_failure_at <= forgottenSince(now);
}

function forgottenSince(now: Date): string {
  return new Date(now.getTime() - forgottenAfter).toISOString();
}
