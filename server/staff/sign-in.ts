import { addAuditEntry } from "../audit/log.ts";
import type { Database, StaffAccount } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";
import { lockAccount } from "./accounts.ts";
import { takeCode } from "./second-factors.ts";
import { startSession } from "./sessions.ts";

type SignIn = {
  /** As it was when the password was verified. */
  account: StaffAccount;
  code: string;
  device: string;
  now: Date;
};

/** The second half of signing in, after the password. Answers with the session's token. */
export function signIn(
  database: Database,
  { account, code, device, now }: SignIn,
): Promise<{ token: string } | Refused> {
  return inTransaction(database, async (db) => {
    const current = await lockAccount({ ...database, db }, account.id);
    if (!current || current.password_hash !== account.password_hash) {
      return refused("wrong_credentials");
    }
    if (current.totp_on_at) {
      if (!code) return refused("code_needed");
      if (!(await takeCode(db, current, code, now))) return refused("wrong_code");
    }
    const { id: accountId, email } = current;
    const token = await startSession({ ...database, db }, { accountId, device, now });
    await addAuditEntry(db, { accountId, email }, now, {
      action: "signed_in",
      after: { what: device },
    });
    return { token };
  });
}
