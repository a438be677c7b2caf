import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { z } from "zod";
import { longestEmail } from "../../contract/panel/lengths.ts";
import type { Role } from "../../contract/panel/roles.ts";
import { addAuditEntry } from "../audit/log.ts";
import type { Database, StaffAccount, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";
import { endFeed } from "./calendar-feeds.ts";
import { deleteUnusedDevices } from "./devices.ts";
import { deleteExpiredLinks } from "./links.ts";
import { deleteExpiredSessions, endSessions, type Staff } from "./sessions.ts";
import { deleteOldFailures } from "./sign-in-throttle.ts";

const address = z.email().max(longestEmail);

/** An e-mail address as it is stored: trimmed, in NFC, lower case. */
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

export function accountWith(
  { db }: Pick<Database, "db">,
  id: string,
): Promise<StaffAccount | undefined> {
  return db.selectFrom("staff_accounts").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * Reads the account and locks its row until the transaction ends. Code that ends an account's sessions
 * takes this lock first, so that no new session can begin in between.
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

export type NewAccount = { email: string; name?: string; role?: Role };

/** The role defaults to owner, as for the first account. */
export async function insertAccount(
  db: Kysely<Tables>,
  account: NewAccount & { passwordHash: string | null; now: Date },
): Promise<string> {
  const { email, name = "", role = "owner", passwordHash, now } = account;
  const id = randomUUID();
  await db
    .insertInto("staff_accounts")
    .values({
      id,
      email,
      name,
      role,
      password_hash: passwordHash,
      created_at: now.toISOString(),
    })
    .execute();
  return id;
}

type NewPassword = { staff: Staff; verified: string; passwordHash: string; now: Date };

/** Ends all other sessions and the calendar feed. Refused if the password has changed since it was verified. */
export function changePassword(
  database: Database,
  { staff, verified, passwordHash, now }: NewPassword,
): Promise<Refused | undefined> {
  return inTransaction(database, async (db) => {
    const account = await lockAccount({ ...database, db }, staff.accountId);
    if (account?.password_hash !== verified) return refused("wrong_password");
    await setPassword(db, staff.accountId, passwordHash);
    const others = { accountId: staff.accountId, except: staff.sessionId };
    await endSessions(db, others, { why: "password_changed", now });
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

export async function deleteExpiredStaffRows(database: Database, now: Date): Promise<void> {
  await deleteExpiredSessions(database, now);
  await deleteUnusedDevices(database, now);
  await deleteExpiredLinks(database, now);
  await deleteOldFailures(database, now);
}
