import type { Kysely } from "kysely";
import { addAuditEntry } from "../audit/log.ts";
import type { Database, StaffAccount, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { countUnknown } from "./sign-in-throttle.ts";

/**
 * Counts a failed attempt for its account, and for all unknown ones together; nothing that was typed is
 * kept. The record gets a line at the first failure and whenever their number has doubled, so that no
 * flood of guesses becomes a flood of lines. Unknown accounts cost the same work as known ones.
 */
export function recordFailure(
  database: Database,
  account: StaffAccount | undefined,
  failures: number,
  now: Date,
): Promise<void> {
  return inTransaction(database, async (db) => {
    const count = account ? failures : await countUnknown(db, now);
    if (account) await countFor(db, account);
    if (!isPowerOfTwo(count)) return;
    const about = account && { accountId: account.id, email: "" };
    const after = { ...(account && { what: account.email }), count };
    await addAuditEntry(db, about, now, { action: "sign_in_failed", after });
  });
}

async function countFor(db: Kysely<Tables>, { id }: StaffAccount): Promise<void> {
  await db
    .updateTable("staff_accounts")
    .set((row) => ({ failed_sign_ins: row("failed_sign_ins", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

function isPowerOfTwo(count: number): boolean {
  return Number.isInteger(Math.log2(count));
}
