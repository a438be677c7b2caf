import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database, StaffAccount, Tables } from "../database/schema.ts";
import { hashToken, newToken } from "../tokens.ts";

export const deviceDays = 365;

/** The id of the browser with this token, if the account has signed in with it before. */
export async function knownDevice(
  { db }: Pick<Database, "db">,
  email: string,
  token: string,
): Promise<string | undefined> {
  const known = await db
    .selectFrom("staff_devices")
    .innerJoin("staff_accounts", "staff_accounts.id", "account_id")
    .select("staff_devices.id")
    .where("email", "=", email)
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  return known?.id;
}

/** Who signed in last with the browser that has this token. */
export async function emailOfDevice(
  { db }: Pick<Database, "db">,
  token: string,
): Promise<string | undefined> {
  const last = await db
    .selectFrom("staff_devices")
    .innerJoin("staff_accounts", "staff_accounts.id", "account_id")
    .select("email")
    .where("token_hash", "=", hashToken(token))
    .orderBy("last_used_at", "desc")
    .executeTakeFirst();
  return last?.email;
}

/**
 * Gives the browser a new token at every sign-in, for all accounts that used the old one: a copied or planted
 * token is then worth nothing. `isNew` is false for an account's first browser, which needs no warning.
 */
export async function rememberDevice(
  db: Kysely<Tables>,
  account: StaffAccount,
  { token: oldToken, now }: { token: string; now: Date },
): Promise<{ id: string; token: string; isNew: boolean }> {
  const token = newToken();
  const token_hash = hashToken(token);
  const at = now.toISOString();
  await db
    .updateTable("staff_devices")
    .set({ token_hash })
    .where("token_hash", "=", hashToken(oldToken))
    .execute();
  const known = await db
    .updateTable("staff_devices")
    .set({ last_used_at: at })
    .where("account_id", "=", account.id)
    .where("token_hash", "=", token_hash)
    .returning("id")
    .executeTakeFirst();
  if (known) return { id: known.id, token, isNew: false };
  const id = randomUUID();
  const earlier = await newsSeenElsewhere(db, account);
  const seen = earlier ?? { audit_seen_at: at, failures_seen: account.failed_sign_ins };
  await db
    .insertInto("staff_devices")
    .values({ id, account_id: account.id, token_hash, last_used_at: at, ...seen })
    .execute();
  return { id, token, isNew: earlier !== undefined };
}

/** News that was seen in one browser of the account is not shown again in a new one. */
function newsSeenElsewhere(db: Kysely<Tables>, { id }: StaffAccount) {
  return db
    .selectFrom("staff_devices")
    .select(["audit_seen_at", "failures_seen"])
    .where("account_id", "=", id)
    .orderBy("audit_seen_at", "desc")
    .orderBy("failures_seen", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function deleteUnusedDevices({ db }: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - deviceDays * 24 * 3_600_000).toISOString();
  await db.deleteFrom("staff_devices").where("last_used_at", "<=", since).execute();
}
