import { addAuditEntry } from "../audit/log.ts";
import type { Database, StaffAccount } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { accountByEmail } from "./accounts.ts";
import { argon2id, dummyHash, type Passwords } from "./passwords.ts";
import type { Staff } from "./sessions.ts";
import {
  countAttempt,
  countUnknownAccount,
  forgetFailures,
  type SignInAttempt,
  sessionAttempt,
  uncountAttempt,
} from "./sign-in-throttle.ts";

export type PasswordCheckDependencies = {
  database: Database;
  clock: () => Date;
  passwords?: Passwords;
};
type Verified = StaffAccount & { password_hash: string };
/** `account` is missing if there is none, or if the password is wrong. */
type Checked = {
  attempt: SignInAttempt;
  failures: number;
  account?: Verified;
  /** The browser, if the account has signed in with it before. */
  deviceId?: string | null;
};

/**
 * Does the same work for every address, so that the time of the answer does not tell which have accounts.
 * The attempt counts as a failure until `settle` is called with the result.
 */
export async function checkPassword(
  { database, clock, passwords = argon2id }: PasswordCheckDependencies,
  { email, password, deviceId }: { email: string; password: string } & Pick<Checked, "deviceId">,
  attempt: SignInAttempt,
): Promise<Checked | Refused> {
  const failures = await countAttempt(database, attempt, clock());
  if (isRefused(failures)) return failures;
  const account = await accountByEmail(database, email);
  const password_hash = account?.password_hash;
  const isRight = await passwords.verify(password_hash ?? dummyHash, password);
  if (isRight && password_hash) {
    return { attempt, failures, deviceId, account: { ...account, password_hash } };
  }
  await recordFailure(database, { account, failures, deviceId }, clock());
  return { attempt, failures };
}

/** Ends a check whose password was right: clears the failures, or counts a wrong code as one. */
export async function settle(
  { database, clock }: PasswordCheckDependencies,
  { attempt, ...checked }: Checked,
  result: Refused | object | undefined,
): Promise<void> {
  if (!isRefused(result)) await forgetFailures(database, attempt);
  else if (result.refused === "code_needed") await uncountAttempt(database, attempt);
  else await recordFailure(database, checked, clock());
}

/** Counted per session, so that guesses from elsewhere do not lock out a signed-in user. */
export async function checkSessionPassword(
  deps: PasswordCheckDependencies,
  { email, sessionId, deviceId }: Staff,
  password: string,
): Promise<(Checked & { account: Verified }) | Refused> {
  const checked = await checkPassword(
    deps,
    { email, password, deviceId },
    sessionAttempt(sessionId),
  );
  if (isRefused(checked)) return checked;
  const { account } = checked;
  return account ? { ...checked, account } : refused("wrong_password");
}

/**
 * Counts a failed attempt for its account, or for all unknown accounts together; nothing that was typed is
 * kept. The audit log gets an entry at the first failure and whenever their number has doubled, so that many
 * guesses do not fill it. Unknown accounts cost the same work as known ones. In a known browser it is no news:
 * its user has seen the failure.
 */
export function recordFailure(
  database: Database,
  {
    account,
    failures,
    deviceId = null,
  }: Pick<Checked, "failures" | "deviceId"> & { account?: StaffAccount },
  now: Date,
): Promise<void> {
  return inTransaction(database, async (db) => {
    const count = account ? failures : await countUnknownAccount(db, now);
    if (account) {
      await db
        .updateTable("staff_accounts")
        .set((row) => ({ failed_sign_ins: row("failed_sign_ins", "+", 1) }))
        .where("id", "=", account.id)
        .execute();
      await db
        .updateTable("staff_devices")
        .set((row) => ({ failures_seen: row("failures_seen", "+", 1) }))
        .where("id", "=", deviceId)
        .where("account_id", "=", account.id)
        .execute();
    }
    const isPowerOfTwo = Number.isInteger(Math.log2(count));
    if (!isPowerOfTwo) return;
    const owner = account && { accountId: account.id, email: "" };
    const after = { ...(account && { what: account.email }), count };
    await addAuditEntry(db, owner, now, { action: "sign_in_failed", after });
  });
}
