import type { Kysely } from "kysely";
import type { Database, Tables } from "../database/schema.ts";
import { keyedHashes, type SecretKeys } from "./secret-keys.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./totp.ts";

/** New ones in place of all earlier ones. They are shown now and never again. */
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

/** True once for each code. */
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

/** At every start: those that were hashed without a key are hashed once more, with one. */
export async function keyRecoveryCodes({ db }: Database, keys: SecretKeys): Promise<void> {
  const rows = await db
    .selectFrom("recovery_codes")
    .selectAll()
    .where("code_hash", "not like", "%.%")
    .execute();
  for (const { account_id, code_hash } of rows) {
    await db
      .updateTable("recovery_codes")
      .set({ code_hash: keyedHashes(keys, code_hash)[0]! })
      .where("account_id", "=", account_id)
      .where("code_hash", "=", code_hash)
      .execute();
  }
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
