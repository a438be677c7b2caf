import { randomUUID } from "node:crypto";
import type { ExpressionBuilder, Kysely } from "kysely";
import { idleHours, longestSessionDays } from "../../contract/panel/limits.ts";
import type { Role } from "../../contract/panel/roles.ts";
import { addAuditEntry } from "../audit/log.ts";
import type { Database, StaffSession, Tables } from "../database/schema.ts";
import { isStorageError } from "../database/storage-error.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";
import { hashToken, newToken } from "../tokens.ts";

/** The last-seen time is written at most once in this many milliseconds. */
const seenEvery = 60_000;

export type Staff = {
  accountId: string;
  email: string;
  sessionId: string;
  /** The browser that signed in; null if it was forgotten since. */
  deviceId: string | null;
  confirmedAt: string | null;
  hasSecondFactor: boolean;
  role: Role;
};

type NewSession = { accountId: string; device: string; deviceId?: string; now: Date };

/** Returns the token, which is stored only as a hash. It starts as confirmed: the password was just given. */
export async function startSession(
  { db }: Pick<Database, "db">,
  { accountId, device, deviceId, now }: NewSession,
): Promise<string> {
  const token = newToken();
  const at = now.toISOString();
  await db
    .insertInto("staff_sessions")
    .values({
      id: randomUUID(),
      token_hash: hashToken(token),
      account_id: accountId,
      created_at: at,
      last_seen_at: at,
      confirmed_at: at,
      device,
      device_id: deviceId ?? null,
    })
    .execute();
  return token;
}

/** The session with this token. Updates its last-seen time if `keepAlive`. */
export async function staffOf(
  { db }: Database,
  token: string,
  now: Date,
  { keepAlive }: { keepAlive: boolean },
): Promise<Staff | undefined> {
  const found = await db
    .selectFrom("staff_sessions")
    .innerJoin("staff_accounts", "staff_accounts.id", "staff_sessions.account_id")
    .select(["staff_sessions.id", "account_id", "email", "totp_confirmed_at", "role"])
    .select(["last_seen_at", "confirmed_at", "device_id"])
    .where("token_hash", "=", hashToken(token))
    .where(isOpen(now))
    .executeTakeFirst();
  if (!found) return undefined;
  if (keepAlive && now.getTime() - Date.parse(found.last_seen_at) >= seenEvery) {
    await db
      .updateTable("staff_sessions")
      .set({ last_seen_at: now.toISOString() })
      .where("id", "=", found.id)
      .execute()
      .catch((error) => {
        // Whoever only reads is let in without it.
        if (!isStorageError(error)) throw error;
      });
  }
  return {
    accountId: found.account_id,
    email: found.email,
    sessionId: found.id,
    deviceId: found.device_id,
    confirmedAt: found.confirmed_at,
    hasSecondFactor: found.totp_confirmed_at !== null,
    role: found.role,
  };
}

export async function isSessionOpen({ db }: Database, id: string, now: Date): Promise<boolean> {
  const open = await db
    .selectFrom("staff_sessions")
    .select("id")
    .where("id", "=", id)
    .where(isOpen(now))
    .executeTakeFirst();
  return open !== undefined;
}

/** Those of the sessions that are open. */
export async function openSessions({ db }: Database, ids: string[], now: Date) {
  const rows = await db
    .selectFrom("staff_sessions")
    .select("id")
    .where("id", "in", ids)
    .where(isOpen(now))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export function sessionsOf(
  { db }: Database,
  accountId: string,
  now: Date,
): Promise<Pick<StaffSession, "id" | "created_at" | "last_seen_at" | "device">[]> {
  return db
    .selectFrom("staff_sessions")
    .select(["id", "created_at", "last_seen_at", "device"])
    .where("account_id", "=", accountId)
    .where(isOpen(now))
    .orderBy("last_seen_at", "desc")
    .execute();
}

/** Refused if the account has no such session. */
export function endSession(
  database: Database,
  staff: Staff,
  id: string,
  now: Date,
): Promise<Refused | undefined> {
  return inTransaction(database, async (db) => {
    const ended = await db
      .deleteFrom("staff_sessions")
      .where("account_id", "=", staff.accountId)
      .where("id", "=", id)
      .returning("device")
      .executeTakeFirst();
    if (!ended) return refused("session_gone");
    const after = { what: ended.device };
    await addAuditEntry(db, staff, now, { action: "session_ended", after });
  });
}

export async function endReplaced(db: Kysely<Tables>, token: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("token_hash", "=", hashToken(token)).execute();
}

export async function deleteExpiredSessions({ db }: Database, now: Date): Promise<void> {
  await db
    .deleteFrom("staff_sessions")
    .where((row) => row.not(isOpen(now)(row)))
    .execute();
}

/** Neither idle for too long, nor too old, nor made by a clock that was far ahead. */
export function isOpen(now: Date) {
  const since = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  return (row: ExpressionBuilder<Tables, "staff_sessions">) =>
    row.and([
      row("staff_sessions.last_seen_at", ">", since(idleHours)),
      row("staff_sessions.last_seen_at", "<", since(-idleHours)),
      row("staff_sessions.created_at", ">", since(longestSessionDays * 24)),
    ]);
}
