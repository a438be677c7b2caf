import { createHash, randomBytes, randomUUID } from "node:crypto";
import { addAuditEntry } from "../audit/log.ts";
import type { Database, StaffSession } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";

const idleHours = 12;
/** How stale the last-seen time may get: a write on every call would cost more than it tells. */
const seenEvery = 60_000;

export type Staff = { accountId: string; email: string; sessionId: string };

/** Only hashes are stored: whoever reads the database cannot sign in with what it holds. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Answers with the token, which only the browser keeps. */
export async function startSession(
  { db }: Database,
  { accountId, device, now }: { accountId: string; device: string; now: Date },
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
      device,
    })
    .execute();
  return token;
}

/** Whose session it is. Being asked about keeps it alive, unless it is only listened to. */
export async function staffOf(
  { db }: Database,
  token: string,
  now: Date,
  { keepAlive }: { keepAlive: boolean },
): Promise<Staff | undefined> {
  const found = await db
    .selectFrom("staff_sessions")
    .innerJoin("staff_accounts", "staff_accounts.id", "staff_sessions.account_id")
    .select(["staff_sessions.id", "account_id", "email", "last_seen_at"])
    .where("token_hash", "=", hashToken(token))
    .where("last_seen_at", ">", idleSince(now))
    .executeTakeFirst();
  if (!found) return undefined;
  if (keepAlive && now.getTime() - Date.parse(found.last_seen_at) >= seenEvery) {
    await db
      .updateTable("staff_sessions")
      .set({ last_seen_at: now.toISOString() })
      .where("id", "=", found.id)
      .execute();
  }
  return { accountId: found.account_id, email: found.email, sessionId: found.id };
}

export async function isSessionOpen({ db }: Database, id: string, now: Date): Promise<boolean> {
  const open = await db
    .selectFrom("staff_sessions")
    .select("id")
    .where("id", "=", id)
    .where("last_seen_at", ">", idleSince(now))
    .executeTakeFirst();
  return open !== undefined;
}

export function sessionsOf(
  { db }: Database,
  accountId: string,
  now: Date,
): Promise<Omit<StaffSession, "token_hash">[]> {
  return db
    .selectFrom("staff_sessions")
    .select(["id", "account_id", "created_at", "last_seen_at", "device"])
    .where("account_id", "=", accountId)
    .where("last_seen_at", ">", idleSince(now))
    .orderBy("last_seen_at", "desc")
    .execute();
}

/** Refused where the account has no such session. */
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
    if (!ended) return refused("not_found");
    const after = { what: ended.device };
    await addAuditEntry(db, staff, now, { action: "session_ended", after });
  });
}

export async function removeIdleSessions({ db }: Database, now: Date): Promise<void> {
  await db.deleteFrom("staff_sessions").where("last_seen_at", "<=", idleSince(now)).execute();
}

function idleSince(now: Date): string {
  return new Date(now.getTime() - idleHours * 3_600_000).toISOString();
}
