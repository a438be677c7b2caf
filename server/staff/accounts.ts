import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { z } from "zod";
import { addAuditEntry } from "../audit/log.ts";
import type { Database, StaffAccount, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";
import { endFeed } from "./calendar-feeds.ts";
import { forgetUnusedDevices } from "./devices.ts";
import { makeLink, removeExpiredLinks } from "./links.ts";
import { removeRecoveryCodes } from "./recovery-codes.ts";
import { removeOverSessions, type Staff } from "./sessions.ts";
import { removeOldFailures } from "./sign-in-throttle.ts";

const address = z.email().max(200);

/** An e-mail address as it is stored, however it was typed. */
export function normalEmail(text: string): string {
  return text.trim().normalize("NFC").toLowerCase();
}

export function isEmail(text: string): boolean {
  return address.safeParse(text).success;
}

export function accountByEmail(
  { db }: Pick<Database, "db">,
  email: string,
): Promise<StaffAccount | undefined> {
  return db.selectFrom("staff_accounts").selectAll().where("email", "=", email).executeTakeFirst();
}

/**
 * The account as it is now; nobody else changes it before this transaction ends. Whoever ends an
 * account's sessions changes the account first, so that none can begin in between.
 */
export function lockAccount(
  { db, engine }: Database,
  id: string,
): Promise<StaffAccount | undefined> {
  return db
    .selectFrom("staff_accounts")
    .selectAll()
    .where("id", "=", id)
    .$if(engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function insertAccount(
  db: Kysely<Tables>,
  { email, passwordHash, now }: { email: string; passwordHash: string | null; now: Date },
): Promise<string> {
  const id = randomUUID();
  const created_at = now.toISOString();
  await db
    .insertInto("staff_accounts")
    .values({ id, email, password_hash: passwordHash, created_at })
    .execute();
  return id;
}

type NewPassword = { staff: Staff; verified: string; passwordHash: string; now: Date };

/** Ends every other session, and the calendar address: whoever knew it read along. Refused where the password is no longer the one that was verified. */
export function changePassword(
  database: Database,
  { staff, verified, passwordHash, now }: NewPassword,
): Promise<Refused | undefined> {
  return inTransaction(database, async (db) => {
    const account = await lockAccount({ ...database, db }, staff.accountId);
    if (account?.password_hash !== verified) return refused("wrong_password");
    await setPassword(db, staff.accountId, passwordHash);
    await db
      .deleteFrom("staff_sessions")
      .where("account_id", "=", staff.accountId)
      .where("id", "!=", staff.sessionId)
      .execute();
    await addAuditEntry(db, staff, now, { action: "password_set" });
    if (account.feed_token_hash) await endFeed(db, staff, now);
  });
}

export async function setPassword(db: Kysely<Tables>, id: string, hash: string): Promise<void> {
  await db
    .updateTable("staff_accounts")
    .set({ password_hash: hash })
    .where("id", "=", id)
    .execute();
}

/** Answers with the token of a set-up link; refused where the address has an account. */
export function addAccount(
  database: Database,
  email: string,
  now: Date,
): Promise<string | Refused> {
  return inTransaction(database, async (db) => {
    if (await accountByEmail({ db }, email)) return refused("email_known");
    const accountId = await insertAccount(db, { email, passwordHash: null, now });
    const whose = { accountId, email: "" };
    await addAuditEntry(db, whose, now, { action: "account_added", after: { what: email } });
    return makeLink(db, accountId, now);
  });
}

/** Without password, second factor, sessions, known browsers and calendar address; answers with the token of a set-up link. */
export function resetAccount(
  database: Database,
  email: string,
  now: Date,
): Promise<string | Refused> {
  return inTransaction(database, async (db) => {
    const account = await db
      .updateTable("staff_accounts")
      .set({
        password_hash: null,
        totp_secret: null,
        totp_on_at: null,
        totp_last_step: null,
        feed_token_hash: null,
        feed_created_at: null,
      })
      .where("email", "=", email)
      .returning("id")
      .executeTakeFirst();
    if (!account) return refused("not_found");
    await removeRecoveryCodes(db, account.id);
    await db.deleteFrom("staff_sessions").where("account_id", "=", account.id).execute();
    await db.deleteFrom("staff_devices").where("account_id", "=", account.id).execute();
    const whose = { accountId: account.id, email: "" };
    await addAuditEntry(db, whose, now, { action: "account_reset", after: { what: email } });
    return makeLink(db, account.id, now);
  });
}

/** Its sessions, links and codes go with it; the audit log stays. */
export function removeAccount(
  database: Database,
  email: string,
  now: Date,
): Promise<Refused | undefined> {
  return inTransaction(database, async (db) => {
    const removed = await db
      .deleteFrom("staff_accounts")
      .where("email", "=", email)
      .returning("id")
      .execute();
    if (removed.length === 0) return refused("not_found");
    await addAuditEntry(db, undefined, now, { action: "account_removed", after: { what: email } });
  });
}

export function listAccounts({ db }: Database) {
  return db
    .selectFrom("staff_accounts")
    .select(["email", "password_hash", "totp_on_at", "created_at"])
    .orderBy("email")
    .execute();
}

/** Removes what no longer counts anyway: ended sessions, unused browsers, expired links, forgotten failures. */
export async function sweepStaff(database: Database, now: Date): Promise<void> {
  await removeOverSessions(database, now);
  await forgetUnusedDevices(database, now);
  await removeExpiredLinks(database, now);
  await removeOldFailures(database, now);
}
