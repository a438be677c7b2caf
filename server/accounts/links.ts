import type { ExpressionBuilder, Kysely } from "kysely";
import type { Database, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";
import { hashToken, newToken } from "../tokens.ts";

export const linkHours = 24;

const aDay = 86_400_000;

export function linkEnd(now: Date): string {
  return new Date(now.getTime() + linkHours * 3_600_000).toISOString();
}

/** The account whose password the link sets; null for the link that creates the first account. */
export type Link = { accountId: string | null; email: string | null; name: string };

/** Returns the token. An account's earlier links stop working. */
export async function makeLink(
  db: Kysely<Tables>,
  accountId: string | null,
  now: Date,
): Promise<string> {
  const token = newToken();
  if (accountId)
    await db.deleteFrom("password_links").where("account_id", "=", accountId).execute();
  await db
    .insertInto("password_links")
    .values({ token_hash: hashToken(token), account_id: accountId, expires_at: linkEnd(now) })
    .execute();
  return token;
}

/** The link that creates the first account; undefined if there is an account, or a link that still works. */
export function makeFirstLink(database: Database, now: Date): Promise<string | undefined> {
  return inTransaction(database, async (db) => {
    if (await hasAccounts(db)) return undefined;
    const valid = await db
      .selectFrom("password_links")
      .select("token_hash")
      .where("account_id", "is", null)
      .where(isLinkValid(now))
      .executeTakeFirst();
    return valid ? undefined : makeLink(db, null, now);
  });
}

export async function findLink(
  { db }: Database,
  token: string,
  now: Date,
): Promise<Link | Refused> {
  const found = await db
    .selectFrom("password_links")
    .leftJoin("staff_accounts", "staff_accounts.id", "password_links.account_id")
    .select(["account_id", "email", "name"])
    .where("token_hash", "=", hashToken(token))
    .where(isLinkValid(now))
    .executeTakeFirst();
  if (!found || (!found.account_id && (await hasAccounts(db)))) {
    return refused("link_unknown");
  }
  return { accountId: found.account_id, email: found.email, name: found.name ?? "" };
}

/** Deletes the link; true if it was still valid. Using one first link deletes all first links. */
export async function takeLink(
  db: Kysely<Tables>,
  { token, accountId }: { token: string; accountId: string | null },
  now: Date,
): Promise<boolean> {
  const hash = hashToken(token);
  const taken = await db
    .deleteFrom("password_links")
    .where(isLinkValid(now))
    .where((where) =>
      accountId ? where("token_hash", "=", hash) : where("account_id", "is", null),
    )
    .returning("token_hash")
    .execute();
  return taken.some(({ token_hash }) => token_hash === hash);
}

export async function hasAccounts(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom("staff_accounts").select("id").executeTakeFirst()) !== undefined;
}

export async function deleteExpiredLinks({ db }: Database, now: Date): Promise<void> {
  await db
    .deleteFrom("password_links")
    .where((link) => link.not(isLinkValid(now)(link)))
    .execute();
}

/** Not expired, and not made by a clock that was more than a day ahead. */
export function isLinkValid(now: Date) {
  return (link: ExpressionBuilder<Tables, "password_links">) =>
    link.and([
      link("password_links.expires_at", ">", now.toISOString()),
      link("password_links.expires_at", "<=", linkEnd(new Date(now.getTime() + aDay))),
    ]);
}
