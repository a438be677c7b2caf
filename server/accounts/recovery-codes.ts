import type { Kysely } from "kysely";
import type { Tables } from "../database/schema.ts";
import { keyedHashes, type SecretKeys } from "./secret-keys.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./totp.ts";

/** Replaces all codes. Returns the new ones, which are stored only as hashes. */
export async function replaceRecoveryCodes(
  db: Kysely<Tables>,
  keys: SecretKeys,
  accountId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const rows = codes.map((code) => ({
    account_id: accountId,
    code_hash: keyedHashes(keys, hashRecoveryCode(accountId, code))[0]!,
  }));
  await removeRecoveryCodes(db, accountId);
  await db.insertInto("recovery_codes").values(rows).execute();
  return codes;
}

/** Deletes the code; true if it was there. */
export async function takeRecoveryCode(
  db: Kysely<Tables>,
  keys: SecretKeys,
  { accountId, code }: { accountId: string; code: string },
): Promise<boolean> {
  const taken = await db
    .deleteFrom("recovery_codes")
    .where("account_id", "=", accountId)
    .where("code_hash", "in", keyedHashes(keys, hashRecoveryCode(accountId, code)))
    .returning("code_hash")
    .execute();
  return taken.length > 0;
}

export async function recoveryCodesLeft(db: Kysely<Tables>, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_codes")
    .select((row) => row.fn.countAll().as("left"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

export async function removeRecoveryCodes(db: Kysely<Tables>, accountId: string): Promise<void> {
  await db.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
}
