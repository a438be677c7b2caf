import { recordChange } from "../audit/log.ts";
import type { Database, StaffAccount } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
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
type Refusal = "wrong_credentials" | "code_needed" | "wrong_code";

/** The second half of signing in, after the password. Answers with the session's token. */
export function signIn(
  database: Database,
  { account, code, device, now }: SignIn,
): Promise<{ token: string } | Refusal> {
  return inTransaction(database, async (db) => {
    const current = await lockAccount({ ...database, db }, account.id);
    if (!current || current.password_hash !== account.password_hash) return "wrong_credentials";
    if (current.totp_on_at) {
      if (!code) return "code_needed";
      if (!(await takeCode(db, current, code, now))) return "wrong_code";
    }
    const { id: accountId, email } = current;
    const token = await startSession({ ...database, db }, { accountId, device, now });
    await recordChange(db, { accountId, email }, now, {
      action: "signed_in",
      after: { what: device },
    });
    return { token };
  });
}
