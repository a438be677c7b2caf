import type { AccountRow } from "../../contract/panel/calls.ts";
import type { Database } from "../database/schema.ts";
import { isLinkValid } from "./links.ts";
import { isOpen, type Staff } from "./sessions.ts";

/** Owners first, then by name. */
export async function listAccounts(
  { db }: Database,
  now: Date,
  staff?: Pick<Staff, "accountId">,
): Promise<AccountRow[]> {
  const rows = await db
    .selectFrom("staff_accounts")
    .select(["id", "email", "name", "role", "password_hash", "totp_confirmed_at"])
    .select((row) => [
      row
        .selectFrom("staff_sessions")
        .select(({ fn }) => fn.countAll().as("count"))
        .whereRef("account_id", "=", "staff_accounts.id")
        .where(isOpen(now))
        .as("sessions"),
      row
        .selectFrom("staff_sessions")
        .select(({ fn }) => fn.max("last_seen_at").as("at"))
        .whereRef("account_id", "=", "staff_accounts.id")
        .as("seen_at"),
      row
        .selectFrom("password_links")
        .select(({ fn }) => fn.max("expires_at").as("at"))
        .whereRef("account_id", "=", "staff_accounts.id")
        .where(isLinkValid(now))
        .as("link_until"),
    ])
    .execute();
  const collator = new Intl.Collator("tr");
  return rows
    .map((row) => ({
      id: row.id,
      email: row.email,
      name: row.name,
      role: row.role,
      isOwn: row.id === staff?.accountId,
      isSetUp: row.password_hash !== null,
      secondFactor: row.totp_confirmed_at !== null,
      sessions: Number(row.sessions),
      lastSeenAt: row.seen_at,
      linkUntil: row.link_until,
    }))
    .toSorted(
      (a, b) =>
        Number(b.role === "owner") - Number(a.role === "owner") ||
        collator.compare(a.name || a.email, b.name || b.email),
    );
}

/** Names of staff by e-mail address. */
export async function namesOf({ db }: Database): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom("staff_accounts")
    .select(["email", "name"])
    .where("name", "!=", "")
    .execute();
  return Object.fromEntries(rows.map(({ email, name }) => [email, name]));
}
