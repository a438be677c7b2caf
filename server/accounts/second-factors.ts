import type { Kysely, NotNull } from "kysely";
import { type AccountOwner, addAuditEntry } from "../audit/log.ts";
import type { Config } from "../config.ts";
import type { Database, StaffAccount, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";
import { lockAccount } from "./accounts.ts";
import { removeRecoveryCodes, replaceRecoveryCodes, takeRecoveryCode } from "./recovery-codes.ts";
import { isSealed, open, type SecretKeys, seal } from "./secret-keys.ts";
import { stepOfCode } from "./totp.ts";

type Typed = { keys: SecretKeys; code: string; now: Date };

/** Stores a secret that a first code must confirm. Refused if a second factor is in use. */
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

/** Returns the recovery codes. */
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

/** Undefined if no code is needed or this one is right. A code works once; the account must be locked. */
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

type Log = { warn(message: string): void; error(message: string): void };

/** At every start: seals secrets with the newest key, and logs how many no key can open. */
export async function resealSecrets(
  { database, keys, config }: { database: Database; keys: SecretKeys; config: Config },
  log: Log,
): Promise<void> {
  if (config.DATABASE_URL && !config.SECRET_KEY) {
    log.warn("SECRET_KEY is not set: the key in DATA_DIR/secret.key serves one server only");
  }
  const { db } = database;
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
  if (lost > 0) {
    log.error(
      `no key opens the second factor of ${lost} accounts: add their key to SECRET_KEY, or reset them`,
    );
  }
}
