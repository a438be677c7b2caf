import { confirmedMinutes } from "../../contract/panel/limits.ts";
import type { PasskeyAnswer } from "../../contract/panel/passkeys.ts";
import { inTransaction } from "../database/transaction.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { lockAccount } from "./accounts.ts";
import { checkPasskey, type RelyingParty } from "./passkeys.ts";
import { checkSessionPassword, type PasswordCheckDependencies, settle } from "./password-check.ts";
import { codeRefusal } from "./second-factors.ts";
import type { SecretKeys } from "./secret-keys.ts";
import type { Staff } from "./sessions.ts";
import { sessionAttempt } from "./sign-in-throttle.ts";

/** Checks the password, and the code if the account has a second factor, of a user who is signed in. */
export async function confirm(
  deps: PasswordCheckDependencies & { keys: SecretKeys },
  staff: Staff,
  given: { password: string; code: string },
): Promise<Refused | undefined> {
  const { database, keys, clock } = deps;
  const checked = await checkSessionPassword(deps, staff, given.password);
  if (isRefused(checked)) return checked;
  const now = clock();
  const refusal = await inTransaction(database, async (db) => {
    const account = await lockAccount({ ...database, db }, staff.accountId);
    if (account?.password_hash !== checked.account.password_hash) return refused("wrong_password");
    const wrong = await codeRefusal(db, account, { keys, code: given.code, now });
    if (wrong) return wrong;
    await db
      .updateTable("staff_sessions")
      .set({ confirmed_at: now.toISOString() })
      .where("id", "=", staff.sessionId)
      .execute();
  });
  await settle(deps, checked, refusal);
  return refusal;
}

/** The same by a passkey of the account, which counts for password and code. */
export async function confirmByPasskey(
  deps: PasswordCheckDependencies & { keys: SecretKeys },
  { accountId, sessionId }: Staff,
  { answer, rp }: { answer: PasskeyAnswer; rp: RelyingParty },
): Promise<Refused | undefined> {
  const purpose = `confirm ${sessionId}` as const;
  const asked = { rp, purpose, accountId, attempt: sessionAttempt(sessionId) };
  const passkey = await checkPasskey(deps, answer, asked);
  if (isRefused(passkey)) return passkey;
  await deps.database.db
    .updateTable("staff_sessions")
    .set({ confirmed_at: deps.clock().toISOString(), is_by_passkey: 1 })
    .where("id", "=", sessionId)
    .execute();
}

/** A timestamp far in the future comes from a wrong clock and does not count. */
export function isConfirmed({ confirmedAt }: Staff, now: Date): boolean {
  if (confirmedAt === null) return false;
  return Math.abs(now.getTime() - Date.parse(confirmedAt)) < confirmedMinutes * 60_000;
}
