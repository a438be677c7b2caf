import type { Database, StaffAccount } from "../database/schema.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { accountByEmail, normalEmail } from "./accounts.ts";
import { argon2id, nobodysHash, type Passwords } from "./passwords.ts";
import type { Staff } from "./sessions.ts";
import { countAttempt, forgetFailures, type SignInAttempt } from "./sign-in-throttle.ts";

type Parts = { database: Database; clock: () => Date; passwords?: Passwords };
type Verified = StaffAccount & { password_hash: string };
/** The account is absent where there is none, or where the password is another. */
type Checked = { attempt: SignInAttempt; account?: Verified };

/**
 * Does the same work for every address, whether it has an account or not. The attempt stays counted
 * as a failure until the caller takes it back.
 */
export async function checkPassword(
  { database, clock, passwords = argon2id }: Parts,
  given: { email: string; password: string; address: string },
): Promise<Checked | Refused> {
  const attempt = { email: normalEmail(given.email), address: given.address };
  const tooMany = await countAttempt(database, attempt, clock());
  if (tooMany) return tooMany;
  const account = await accountByEmail(database, attempt.email);
  const password_hash = account?.password_hash;
  const isRight = await passwords.verify(password_hash ?? nobodysHash, given.password);
  return isRight && password_hash
    ? { attempt, account: { ...account, password_hash } }
    : { attempt };
}

/** For what needs more than an open session: the account's own password. */
export async function confirmOwnPassword(
  parts: Parts,
  { email }: Staff,
  given: { password: string; address: string },
): Promise<Verified | Refused> {
  const checked = await checkPassword(parts, { email, ...given });
  if (isRefused(checked)) return checked;
  if (!checked.account) return refused("wrong_password");
  await forgetFailures(parts.database, checked.attempt);
  return checked.account;
}
