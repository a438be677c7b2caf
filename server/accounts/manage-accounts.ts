import type { Kysely } from "kysely";
import type { Role } from "../../contract/panel/roles.ts";
import { addAuditEntry, type NewAuditEntry } from "../audit/log.ts";
import type { Database, StaffAccount, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";
import { accountByEmail, insertAccount, type NewAccount } from "./accounts.ts";
import { makeLink } from "./links.ts";
import { removeRecoveryCodes } from "./recovery-codes.ts";
import { endSessions, isSessionOpen, type Staff } from "./sessions.ts";

/** An owner in the panel; without `staff`, the command line, which may do everything. */
export type Manager = { staff?: Staff; now: Date };

type LockedAccounts = { db: Kysely<Tables>; accounts: StaffAccount[] };
type LockedAccount = LockedAccounts & { account: StaffAccount };

/** Returns the token of a set-up link. Refused if the address already has an account. */
export function addAccount(
  database: Database,
  wanted: NewAccount,
  by: Manager,
): Promise<string | Refused> {
  return withLockedAccounts(database, by, async ({ db }) => {
    const { email, role = "owner" } = wanted;
    if (await accountByEmail({ db }, email)) return refused("email_known");
    const id = await insertAccount(db, { ...wanted, passwordHash: null, now: by.now });
    await record(db, { id, email }, by, { action: "account_added", after: { role } });
    return makeLink(db, id, by.now);
  });
}

/** A new role holds from the next call on, since every call reads it. */
export function changeAccount(
  database: Database,
  whose: string,
  wanted: { name?: string; role?: Role },
  by: Manager,
): Promise<Refused | undefined> {
  return withLockedAccount(database, whose, by, async ({ db, account, accounts }) => {
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

/** Deletes password, second factor, passkeys, sessions, known browsers and calendar feed. Returns the token of a set-up link. */
export function resetAccount(
  database: Database,
  whose: string,
  by: Manager,
): Promise<string | Refused> {
  return withLockedAccount(database, whose, by, async ({ db, account }) => {
    // The answer with the link would go to a session that has just ended.
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
    await endSessions(db, { accountId: account.id }, { why: "account_reset", now: by.now });
    await db.deleteFrom("passkeys").where("account_id", "=", account.id).execute();
    await db.deleteFrom("staff_devices").where("account_id", "=", account.id).execute();
    await record(db, account, by, { action: "account_reset" });
    return makeLink(db, account.id, by.now);
  });
}

/** All sessions except the caller's. */
export function endSessionsOf(
  database: Database,
  whose: string,
  by: Manager,
): Promise<Refused | undefined> {
  return withLockedAccount(database, whose, by, async ({ db, account }) => {
    const others = { accountId: account.id, except: by.staff?.sessionId };
    const ended = await endSessions(db, others, { why: "ended_by_owner", now: by.now });
    if (ended.length > 0) await record(db, account, by, { action: "sessions_ended" });
    return undefined;
  });
}

/** Deletes the account with its sessions, links and codes. The audit log stays. */
export function removeAccount(
  database: Database,
  whose: string,
  by: Manager,
): Promise<Refused | undefined> {
  return withLockedAccount(database, whose, by, async ({ db, account, accounts }) => {
    if (account.id === by.staff?.accountId) return refused("own_account");
    // If no account is left, the next start prints a first link.
    if (accounts.length > 1 && isLastOwner(account, accounts)) return refused("last_owner");
    await endSessions(db, { accountId: account.id }, { why: "account_removed", now: by.now });
    await db.deleteFrom("staff_accounts").where("id", "=", account.id).execute();
    const { email } = account;
    await addAuditEntry(db, by.staff, by.now, {
      action: "account_removed",
      after: { what: email },
    });
  });
}

/** Finds one of the locked accounts by its id or e-mail address. */
function withLockedAccount<T>(
  database: Database,
  whose: string,
  by: Manager,
  work: (locked: LockedAccount) => Promise<T | Refused>,
): Promise<T | Refused> {
  return withLockedAccounts(database, by, async ({ db, accounts }) => {
    const account = accounts.find(({ id, email }) => id === whose || email === whose);
    return account ? work({ db, accounts, account }) : refused("account_gone");
  });
}

/**
 * Locks all accounts until the transaction ends, and checks the caller's session and role again: both may
 * have ended since the call began.
 */
function withLockedAccounts<T>(
  database: Database,
  { staff, now }: Manager,
  work: (locked: LockedAccounts) => Promise<T | Refused>,
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

/** Only owners who have set a password count. */
function isLastOwner(account: StaffAccount, accounts: StaffAccount[]): boolean {
  const owners = accounts.filter(({ role, password_hash }) => role === "owner" && password_hash);
  return owners.length === 1 && owners[0] === account;
}

/** Adds an audit entry to the changed account, so that its owner sees it. */
async function record(
  db: Kysely<Tables>,
  { id, email }: Pick<StaffAccount, "id" | "email">,
  { staff, now }: Manager,
  { after, ...entry }: NewAuditEntry,
): Promise<void> {
  const whose = { accountId: id, email: staff?.email ?? "" };
  await addAuditEntry(db, whose, now, { ...entry, after: { what: email, ...after } });
}
