import type { Kysely } from "kysely";
import { addAuditEntry } from "../audit/log.ts";
import type { Database, StaffAccount, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";
import { lockAccount } from "./accounts.ts";
import { removeRecoveryCodes, replaceRecoveryCodes, takeRecoveryCode } from "./recovery-codes.ts";
import type { Staff } from "./sessions.ts";
import { stepOfCode } from "./totp.ts";

/** Keeps a secret until a first code confirms it. Refused where one is in use. */
export async function offerSecret(
  { db }: Database,
  accountId: string,
  secret: string,
): Promise<Refused | undefined> {
  const offered = await db
    .updateTable("staff_accounts")
    .set({ totp_secret: secret, totp_last_step: null })
    .where("id", "=", accountId)
    .where("totp_on_at", "is", null)
    .returning("id")
    .execute();
  return offered.length > 0 ? undefined : refused("second_factor_is_on");
}

/** Answers with the recovery codes. */
export function switchOn(
  database: Database,
  { staff, code, now }: { staff: Staff; code: string; now: Date },
): Promise<string[] | Refused> {
  return inTransaction(database, async (db) => {
    const account = await lockAccount({ ...database, db }, staff.accountId);
    if (account?.totp_on_at) return refused("second_factor_is_on");
    if (!account || !(await isTotp(db, account, code, now))) return refused("wrong_code");
    await db
      .updateTable("staff_accounts")
      .set({ totp_on_at: now.toISOString() })
      .where("id", "=", account.id)
      .execute();
    await addAuditEntry(db, staff, now, { action: "second_factor_on" });
    return replaceRecoveryCodes(db, account.id);
  });
}

export function switchOff(
  database: Database,
  { staff, now }: { staff: Staff; now: Date },
): Promise<void> {
  return inTransaction(database, async (db) => {
    const account = await lockAccount({ ...database, db }, staff.accountId);
    await db
      .updateTable("staff_accounts")
      .set({ totp_secret: null, totp_on_at: null, totp_last_step: null })
      .where("id", "=", staff.accountId)
      .execute();
    await removeRecoveryCodes(db, staff.accountId);
    if (account?.totp_on_at) await addAuditEntry(db, staff, now, { action: "second_factor_off" });
  });
}

/** True once for each code, of the app or for recovery. The account must be locked. */
export async function takeCode(
  db: Kysely<Tables>,
  account: StaffAccount,
  code: string,
  now: Date,
): Promise<boolean> {
  return (await isTotp(db, account, code, now)) || takeRecoveryCode(db, account.id, code);
}

async function isTotp(
  db: Kysely<Tables>,
  { id, totp_secret, totp_last_step }: StaffAccount,
  code: string,
  now: Date,
): Promise<boolean> {
  const step = totp_secret === null ? undefined : stepOfCode(totp_secret, code, now);
  if (step === undefined || step <= (totp_last_step ?? -1)) return false;
  await db
    .updateTable("staff_accounts")
    .set({ totp_last_step: step })
    .where("id", "=", id)
    .execute();
  return true;
}
