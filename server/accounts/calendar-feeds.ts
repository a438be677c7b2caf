import type { Kysely } from "kysely";
import { addAuditEntry } from "../audit/log.ts";
import type { Database, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { hashToken, newToken } from "../tokens.ts";
import type { Staff } from "./sessions.ts";

/** Makes a new private address and ends the old one. Only here its key is returned: the database keeps a hash. */
export function makeFeed(database: Database, staff: Staff, now: Date): Promise<string> {
  const token = newToken();
  return inTransaction(database, async (db) => {
    await db
      .updateTable("staff_accounts")
      .set({ feed_token_hash: hashToken(token), feed_created_at: now.toISOString() })
      .where("id", "=", staff.accountId)
      .execute();
    await addAuditEntry(db, staff, now, { action: "feed_made" });
    return token;
  });
}

export async function endFeed(db: Kysely<Tables>, staff: Staff, now: Date): Promise<void> {
  await db
    .updateTable("staff_accounts")
    .set({ feed_token_hash: null, feed_created_at: null })
    .where("id", "=", staff.accountId)
    .execute();
  await addAuditEntry(db, staff, now, { action: "feed_ended" });
}

export async function feedCreatedAt({ db }: Database, accountId: string): Promise<string | null> {
  const account = await db
    .selectFrom("staff_accounts")
    .select("feed_created_at")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return account.feed_created_at;
}

export async function isFeed({ db }: Database, token: string): Promise<boolean> {
  const known = await db
    .selectFrom("staff_accounts")
    .select("id")
    .where("feed_token_hash", "=", hashToken(token))
    .executeTakeFirst();
  return known !== undefined;
}
