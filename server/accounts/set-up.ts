import { addAuditEntry } from "../audit/log.ts";
import type { Database } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";
import { insertAccount, lockAccount, setPassword } from "./accounts.ts";
import { hasAccounts, takeLink } from "./links.ts";
import { type Browser, type SignedIn, startSignedInSession } from "./sign-in.ts";

type Chosen = { email: string; passwordHash: string; browser: Browser; now: Date };

/** Uses a link up, stores the password and lets its owner in; refused where the link no longer works. */
export function setUpAccount(
  database: Database,
  link: { token: string; accountId: string | null },
  { email, passwordHash, browser, now }: Chosen,
): Promise<SignedIn | Refused> {
  return inTransaction(database, async (db) => {
    if (link.accountId) await lockAccount({ ...database, db }, link.accountId);
    if (!(await takeLink(db, link, now))) return refused("link_unknown");
    if (!link.accountId && (await hasAccounts(db))) return refused("link_unknown");
    const accountId = link.accountId ?? (await insertAccount(db, { email, passwordHash, now }));
    if (link.accountId) await setPassword(db, accountId, passwordHash);
    await addAuditEntry(db, { accountId, email }, now, { action: "password_set" });
    const account = await lockAccount({ ...database, db }, accountId);
    return startSignedInSession(db, account!, browser, now);
  });
}
