import type { Database, StaffAccount } from "../database/schema.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { accountByEmail } from "./accounts.ts";
import { recordFailure } from "./failures.ts";
import { argon2id, dummyHash, type Passwords } from "./passwords.ts";
import type { Staff } from "./sessions.ts";
import {
  countAttempt,
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
/** The account is absent where there is none, or where the password is another. */
type Checked = { attempt: SignInAttempt; failures: number; account?: Verified };

/**
 * Does the same work for every address, whether it has an account or not. An attempt with the right
 * password stays counted as a failure until it is settled.
 */
export async function checkPassword(
  { database, clock, passwords = argon2id }: PasswordCheckDependencies,
  { email, password }: { email: string; password: string },
  attempt: SignInAttempt,
): Promise<Checked | Refused> {
  const failures = await countAttempt(database, attempt, clock());
  if (isRefused(failures)) return failures;
  const account = await accountByEmail(database, email);
  const password_hash = account?.password_hash;
  const isRight = await passwords.verify(password_hash ?? dummyHash, password);
  if (isRight && password_hash) {
    return { attempt, failures, account: { ...account, password_hash } };
  }
  await recordFailure(database, account, failures, clock());
  return { attempt, failures };
}

/** What the right password led to: in, to the question for a code, or to a wrong code. */
export async function settle(
  { database, clock }: PasswordCheckDependencies,
  { attempt, failures, account }: Checked,
  result: Refused | object | undefined,
): Promise<void> {
  if (!isRefused(result)) await forgetFailures(database, attempt);
  else if (result.refused === "code_needed") await uncountAttempt(database, attempt);
  else await recordFailure(database, account, failures, clock());
}

/** Guesses from elsewhere keep nobody who is signed in from what asks for the password again. */
export async function checkSessionPassword(
  deps: PasswordCheckDependencies,
  { email, sessionId }: Staff,
  password: string,
): Promise<(Checked & { account: Verified }) | Refused> {
  const checked = await checkPassword(deps, { email, password }, sessionAttempt(sessionId));
  if (isRefused(checked)) return checked;
  const { account } = checked;
  return account ? { ...checked, account } : refused("wrong_password");
}
