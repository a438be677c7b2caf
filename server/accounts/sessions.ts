import { randomUUID } from "node:crypto";
import type { ExpressionBuilder, Kysely } from "kysely";
import { idleHours, longestSessionDays } from "../../contract/panel/limits.ts";
import type { SessionEnd } from "../../contract/panel/me.ts";
import type { Role } from "../../contract/panel/roles.ts";
import { addAuditEntry } from "../audit/log.ts";
import type { Database, EndedSession, StaffSession, Tables } from "../database/schema.ts";
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
  /** The account asks for a code, or this session began with a passkey. */
  hasSecondFactor: boolean;
  isByPasskey: boolean;
  role: Role;
};

/** How a session began, and whether it lasts without use, too. */
export type SessionKind = { isKept?: boolean; isByPasskey?: boolean };
type NewSession = SessionKind & { accountId: string; device: string; deviceId?: string; now: Date };

/** Returns the token, which is stored only as a hash. It starts as confirmed: the password was just given. */
export async function startSession(
  { db }: Pick<Database, "db">,
  { accountId, device, deviceId, now, isKept = false, isByPasskey = false }: NewSession,
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
      is_kept: Number(isKept),
      is_by_passkey: Number(isByPasskey),
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
    .select(["last_seen_at", "confirmed_at", "device_id", "is_by_passkey"])
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
    hasSecondFactor: found.totp_confirmed_at !== null || found.is_by_passkey === 1,
    isByPasskey: found.is_by_passkey === 1,
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
): Promise<Pick<StaffSession, "id" | "created_at" | "last_seen_at" | "device" | "is_kept">[]> {
  return db
    .selectFrom("staff_sessions")
    .select(["id", "created_at", "last_seen_at", "device", "is_kept"])
    .where("account_id", "=", accountId)
    .where(isOpen(now))
    .orderBy("last_seen_at", "desc")
    .execute();
}

type Whose = { accountId: string; id?: string; except?: string };

/** Deletes sessions, and remembers why, for the browsers that still have their tokens. */
export async function endSessions(
  db: Kysely<Tables>,
  { accountId, id, except }: Whose,
  { why, device = "", now }: { why: SessionEnd; device?: string; now: Date },
): Promise<{ device: string }[]> {
  const ended = await db
    .deleteFrom("staff_sessions")
    .where("account_id", "=", accountId)
    .$if(id !== undefined, (query) => query.where("id", "=", id!))
    .$if(except !== undefined, (query) => query.where("id", "!=", except!))
    .returning(["token_hash", "device"])
    .execute();
  const at = now.toISOString();
  await remember(
    db,
    ended.map(({ token_hash }) => ({ token_hash, at, why, device })),
  );
  return ended;
}

async function remember(db: Kysely<Tables>, ended: EndedSession[]): Promise<void> {
  if (ended.length === 0) return;
  await db
    .insertInto("ended_sessions")
    .values(ended)
    .onConflict((is) => is.doNothing())
    .execute();
}

/** Why the session with this token is over; undefined if it is not, or if nobody knows it. */
export async function endOfSession(
  { db }: Database,
  token: string,
  now: Date,
): Promise<Pick<EndedSession, "why" | "at" | "device"> | undefined> {
  const token_hash = hashToken(token);
  const ended = await db
    .selectFrom("ended_sessions")
    .select(["why", "at", "device"])
    .where("token_hash", "=", token_hash)
    .executeTakeFirst();
  if (ended) return ended;
  const expired = await db
    .selectFrom("staff_sessions")
    .selectAll()
    .where("token_hash", "=", token_hash)
    .where((row) => row.not(isOpen(now)(row)))
    .executeTakeFirst();
  return expired && expiry(expired, now);
}

function expiry(session: Pick<StaffSession, "token_hash" | "created_at">, now: Date): EndedSession {
  const why = session.created_at <= hoursBefore(now, longestSessionDays * 24) ? "too_old" : "idle";
  return { token_hash: session.token_hash, at: now.toISOString(), why, device: "" };
}

/** Whether the session lasts on this device without use, too. */
export async function keepSession(
  { db }: Database,
  { sessionId }: Staff,
  isKept: boolean,
): Promise<void> {
  await db
    .updateTable("staff_sessions")
    .set({ is_kept: Number(isKept) })
    .where("id", "=", sessionId)
    .execute();
}

/** From the named device. Refused if the account has no such session. */
export function endSession(
  database: Database,
  staff: Staff,
  { id, device }: { id: string; device: string },
  now: Date,
): Promise<Refused | undefined> {
  return inTransaction(database, async (db) => {
    const whose = { accountId: staff.accountId, id };
    const [ended] = await endSessions(db, whose, { why: "ended", device, now });
    if (!ended) return refused("session_gone");
    const after = { what: ended.device };
    await addAuditEntry(db, staff, now, { action: "session_ended", after });
  });
}

export async function endReplaced(db: Kysely<Tables>, token: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("token_hash", "=", hashToken(token)).execute();
}

/** Why they ended is remembered for as long as a session can last. */
export function deleteExpiredSessions(database: Database, now: Date): Promise<void> {
  return inTransaction(database, async (db) => {
    const longAgo = hoursBefore(now, longestSessionDays * 24);
    await db.deleteFrom("ended_sessions").where("at", "<=", longAgo).execute();
    const expired = await db
      .deleteFrom("staff_sessions")
      .where((row) => row.not(isOpen(now)(row)))
      .returning(["token_hash", "created_at"])
      .execute();
    await remember(
      db,
      expired.map((session) => expiry(session, now)),
    );
  });
}

function hoursBefore(now: Date, hours: number): string {
  return new Date(now.getTime() - hours * 3_600_000).toISOString();
}

/** Neither idle for too long, nor too old, nor made by a clock that was far ahead. */
export function isOpen(now: Date) {
  const since = (hours: number) => hoursBefore(now, hours);
  return (row: ExpressionBuilder<Tables, "staff_sessions">) =>
    row.and([
      row.or([
        row("staff_sessions.is_kept", "=", 1),
        row("staff_sessions.last_seen_at", ">", since(idleHours)),
      ]),
      row("staff_sessions.last_seen_at", "<", since(-idleHours)),
      row("staff_sessions.created_at", ">", since(longestSessionDays * 24)),
    ]);
}
