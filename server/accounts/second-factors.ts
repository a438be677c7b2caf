import type { Kysely, NotNull } from "kysely";
import { type AccountOwner, addAuditEntry } from "../audit/log.ts";
import type { Database, StaffAccount, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";
import { lockAccount } from "./accounts.ts";
import { removeRecoveryCodes, replaceRecoveryCodes, takeRecoveryCode } from "./recovery-codes.ts";
import { isSealed, open, type SecretKeys, seal } from "./secret-keys.ts";
import { stepOfCode } from "./totp.ts";

type Typed = { keys: SecretKeys; code: string; now: Date };

/** Keeps a secret until a first code confirms it. Refused where one is in use. */
export async function offerSecret(
  { db }: Database,
  keys: SecretKeys,
  { accountId, secret }: { accountId: string; secret: string },
): Promise<Refused | undefined> {
  const offered = await db
    .updateTable("staff_accounts")
    .set({ totp_secret: seal(keys, accountId, secret), totp_last_step: null })
    .where("id", "=", accountId)
    .where("totp_confirmed_at", "is", null)
    .returning("id")
    .execute();
  return offered.length > 0 ? undefined : refused("second_factor_is_on");
}

/** Answers with the recovery codes. */
export function switchOn(
  database: Database,
  staff: AccountOwner,
  { keys, code, now }: Typed,
): Promise<string[] | Refused> {
  return inTransaction(database, async (db) => {
    const account = await lockAccount({ ...database, db }, staff.accountId);
    if (account?.totp_confirmed_at) return refused("second_factor_is_on");
    if (!account || !(await isTotp(db, account, { keys, code, now }))) return refused("wrong_code");
    await db
      .updateTable("staff_accounts")
      .set({ totp_confirmed_at: now.toISOString() })
      .where("id", "=", account.id)
      .execute();
    await addAuditEntry(db, staff, now, { action: "second_factor_on" });
    return replaceRecoveryCodes(db, keys, account.id);
  });
}

/** Whatever was left of the earlier ones is void. */
export function renewRecoveryCodes(
  database: Database,
  staff: AccountOwner,
  { keys, now }: { keys: SecretKeys; now: Date },
): Promise<string[] | Refused> {
  return inTransaction(database, async (db) => {
    const account = await lockAccount({ ...database, db }, staff.accountId);
    if (!account?.totp_confirmed_at) return refused("second_factor_is_off");
    await addAuditEntry(db, staff, now, { action: "recovery_codes_made" });
    return replaceRecoveryCodes(db, keys, account.id);
  });
}

export function switchOff(database: Database, staff: AccountOwner, now: Date): Promise<void> {
  return inTransaction(database, async (db) => {
    const account = await lockAccount({ ...database, db }, staff.accountId);
    await db
      .updateTable("staff_accounts")
      .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
      .where("id", "=", staff.accountId)
      .execute();
    await removeRecoveryCodes(db, staff.accountId);
    if (account?.totp_confirmed_at)
      await addAuditEntry(db, staff, now, { action: "second_factor_off" });
  });
}

/** Nothing where the account asks for no code, or this one is right: once, and the account is locked. */
export async function codeRefusal(
  db: Kysely<Tables>,
  account: StaffAccount,
  typed: Typed,
): Promise<Refused | undefined> {
  if (!account.totp_confirmed_at) return undefined;
  if (!typed.code) return refused("code_needed");
  const isRight =
    (await isTotp(db, account, typed)) ||
    (await takeRecoveryCode(db, typed.keys, { accountId: account.id, code: typed.code }));
  return isRight ? undefined : refused("wrong_code");
}

async function isTotp(
  db: Kysely<Tables>,
  { id, totp_secret, totp_last_step }: StaffAccount,
  { keys, code, now }: Typed,
): Promise<boolean> {
  const secret = totp_secret === null ? undefined : open(keys, id, totp_secret);
  const step = secret === undefined ? undefined : stepOfCode(secret, code, now);
  if (step === undefined || step <= (totp_last_step ?? 0)) return false;
  await db
    .updateTable("staff_accounts")
    .set({ totp_last_step: step })
    .where("id", "=", id)
    .execute();
  return true;
}

/**
 * At every start: what was stored in clear, or sealed with a key that only reads by now, is sealed with
 * the one that writes. Answers with how many no key opens.
 */
export async function sealSecrets({ db }: Database, keys: SecretKeys): Promise<number> {
  const rows = await db
    .selectFrom("staff_accounts")
    .select(["id", "totp_secret"])
    .where("totp_secret", "is not", null)
    .$narrowType<{ totp_secret: NotNull }>()
    .execute();
  let lost = 0;
  for (const { id, totp_secret: stored } of rows) {
    if (isSealed(keys, stored)) continue;
    const secret = open(keys, id, stored);
    if (secret === undefined) lost++;
    else {
      await db
        .updateTable("staff_accounts")
        .set({ totp_secret: seal(keys, id, secret) })
        .where("id", "=", id)
        .where("totp_secret", "=", stored)
        .execute();
    }
  }
  return lost;
}
