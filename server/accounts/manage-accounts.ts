import type { Kysely } from "kysely";
import type { Role } from "../../contract/panel/roles.ts";
import { addAuditEntry, type NewAuditEntry } from "../audit/log.ts";
import type { Database, StaffAccount, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";
import { accountByEmail, insertAccount, type NewAccount } from "./accounts.ts";
import { makeLink } from "./links.ts";
import { removeRecoveryCodes } from "./recovery-codes.ts";
import { isSessionOpen, type Staff } from "./sessions.ts";

/** An owner in the panel; whoever works beside the server is asked for no role. */
export type Manager = { staff?: Staff; now: Date };

type LockedAccounts = { db: Kysely<Tables>; accounts: StaffAccount[] };
type LockedAccount = LockedAccounts & { account: StaffAccount };

/** Answers with the token of a set-up link; refused where the address has an account. */
export function addAccount(
  database: Database,
  wanted: NewAccount,
  by: Manager,
): Promise<string | Refused> {
  return holdingAll(database, by, async ({ db }) => {
    const { email, role = "owner" } = wanted;
    if (await accountByEmail({ db }, email)) return refused("email_known");
    const id = await insertAccount(db, { ...wanted, passwordHash: null, now: by.now });
    await record(db, { id, email }, by, { action: "account_added", after: { role } });
    return makeLink(db, id, by.now);
  });
}

/** What may be done with it follows at once: every call asks for the role anew, on every server. */
export function changeAccount(
  database: Database,
  whose: string,
  wanted: { name?: string; role?: Role },
  by: Manager,
): Promise<Refused | undefined> {
  return holding(database, whose, by, async ({ db, account, accounts }) => {
    const { name = account.name, role = account.role } = wanted;
    if (role !== "owner" && isLastOwner(account, accounts)) return refused("last_owner");
    await db
      .updateTable("staff_accounts")
      .set({ name, role })
      .where("id", "=", account.id)
      .execute();
    if (name !== account.name) await record(db, account, by, { action: "account_renamed" });
    if (role === account.role) return;
    await record(db, account, by, {
      action: "role_changed",
      before: { role: account.role },
      after: { role },
    });
  });
}

/** Without password, second factor, sessions, known browsers and calendar address; answers with the token of a set-up link. */
export function resetAccount(
  database: Database,
  whose: string,
  by: Manager,
): Promise<string | Refused> {
  return holding(database, whose, by, async ({ db, account }) => {
    // The link would be shown to a session that has just ended.
    if (account.id === by.staff?.accountId) return refused("own_account");
    await db
      .updateTable("staff_accounts")
      .set({
        password_hash: null,
        totp_secret: null,
        totp_confirmed_at: null,
        totp_last_step: null,
        feed_token_hash: null,
        feed_created_at: null,
      })
      .where("id", "=", account.id)
      .execute();
    await removeRecoveryCodes(db, account.id);
    await db.deleteFrom("staff_sessions").where("account_id", "=", account.id).execute();
    await db.deleteFrom("staff_devices").where("account_id", "=", account.id).execute();
    await record(db, account, by, { action: "account_reset" });
    return makeLink(db, account.id, by.now);
  });
}

/** All but the one that asks for it. */
export function endSessionsOf(
  database: Database,
  whose: string,
  by: Manager,
): Promise<Refused | undefined> {
  return holding(database, whose, by, async ({ db, account }) => {
    const ended = await db
      .deleteFrom("staff_sessions")
      .where("account_id", "=", account.id)
      .where("id", "!=", by.staff?.sessionId ?? "")
      .returning("id")
      .execute();
    if (ended.length > 0) await record(db, account, by, { action: "sessions_ended" });
    return undefined;
  });
}

/** Its sessions, links and codes go with it; the audit log stays. */
export function removeAccount(
  database: Database,
  whose: string,
  by: Manager,
): Promise<Refused | undefined> {
  return holding(database, whose, by, async ({ db, account, accounts }) => {
    if (account.id === by.staff?.accountId) return refused("own_account");
    // Where nobody at all is left, the next start prints a first link.
    if (accounts.length > 1 && isLastOwner(account, accounts)) return refused("last_owner");
    await db.deleteFrom("staff_accounts").where("id", "=", account.id).execute();
    const { email } = account;
    await addAuditEntry(db, by.staff, by.now, {
      action: "account_removed",
      after: { what: email },
    });
  });
}

/** The account, by its id or its address, beside all others. */
function holding<T>(
  database: Database,
  whose: string,
  by: Manager,
  work: (held: LockedAccount) => Promise<T | Refused>,
): Promise<T | Refused> {
  return holdingAll(database, by, async ({ db, accounts }) => {
    const account = accounts.find(({ id, email }) => id === whose || email === whose);
    return account ? work({ db, accounts, account }) : refused("account_gone");
  });
}

/**
 * All accounts as they are now; nobody else changes one before this ends. Whoever was an owner when the
 * call came may have lost the role or the session to somebody who was faster.
 */
function holdingAll<T>(
  database: Database,
  { staff, now }: Manager,
  work: (held: LockedAccounts) => Promise<T | Refused>,
): Promise<T | Refused> {
  return inTransaction(database, async (db) => {
    const accounts = await db
      .selectFrom("staff_accounts")
      .selectAll()
      .orderBy("id")
      .$if(database.engine === "postgres", (query) => query.forUpdate())
      .execute();
    if (staff && !(await isSessionOpen({ ...database, db }, staff.sessionId, now))) {
      return refused("sign_in_needed");
    }
    const asking = accounts.find(({ id }) => id === staff?.accountId);
    if (staff && asking?.role !== "owner") return refused("owner_needed");
    return work({ db, accounts });
  });
}

/** Of those who can sign in. */
function isLastOwner(account: StaffAccount, accounts: StaffAccount[]): boolean {
  const owners = accounts.filter(({ role, password_hash }) => role === "owner" && password_hash);
  return owners.length === 1 && owners[0] === account;
}

/** By whoever did it, and among what the account's owner is told of. */
async function record(
  db: Kysely<Tables>,
  { id, email }: Pick<StaffAccount, "id" | "email">,
  { staff, now }: Manager,
  { after, ...entry }: NewAuditEntry,
): Promise<void> {
  const whose = { accountId: id, email: staff?.email ?? "" };
  await addAuditEntry(db, whose, now, { ...entry, after: { what: email, ...after } });
}
