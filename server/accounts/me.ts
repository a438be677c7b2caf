import type { Change } from "../../contract/panel/calls.ts";
import type { Me, NewsRead, SecurityNews } from "../../contract/panel/me.ts";
import type { Action } from "../../contract/panel/words.ts";
import { accountAuditEntries, accountNews } from "../audit/log.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/schema.ts";
import { passkeysOf } from "./passkeys.ts";
import { recoveryCodesLeft } from "./recovery-codes.ts";
import type { Staff } from "./sessions.ts";

type Browser = Pick<Staff, "accountId" | "deviceId">;

const mostEvents = 20;
const mostNews = 10;
/** What other owners can do to an account while its owner is signed in, or may return. */
const actsOfOthers = ["role_changed", "sessions_ended", "account_renamed"] satisfies Action[];

export async function meOf(
  { database, config }: { database: Database; config: Pick<Config, "REQUIRE_SECOND_FACTOR"> },
  { accountId, deviceId, isByPasskey }: Browser & Pick<Staff, "isByPasskey">,
): Promise<Me> {
  const { email, name, role, totp_confirmed_at } = await database.db
    .selectFrom("staff_accounts")
    .select(["email", "name", "role", "totp_confirmed_at"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const secondFactor = totp_confirmed_at !== null;
  return {
    email,
    name,
    role,
    secondFactor,
    secondFactorNeeded: config.REQUIRE_SECOND_FACTOR && !secondFactor && !isByPasskey,
    hasPasskey: (await passkeysOf(database.db, accountId)).length > 0,
    recoveryCodesLeft: await recoveryCodesLeft(database.db, accountId),
    news: await newsOf(database, { accountId, deviceId }),
  };
}

/** Newest first. */
export function securityEventsOf(database: Database, { accountId }: Browser): Promise<Change[]> {
  return accountAuditEntries(database, { accountId, limit: mostEvents });
}

/** What happened since the news was last seen in this browser. */
async function newsOf(database: Database, { accountId, deviceId }: Browser): Promise<SecurityNews> {
  const device = await database.db
    .selectFrom("staff_devices")
    .innerJoin("staff_accounts", "staff_accounts.id", "account_id")
    .select(["audit_seen_at", "failures_seen", "failed_sign_ins", "email"])
    .where("staff_devices.id", "=", deviceId)
    .executeTakeFirst();
  if (!device) {
    return { failures: 0, newDevices: [], acts: [], until: { at: "", failures: 0 } };
  }
  const { email, audit_seen_at, failures_seen, failed_sign_ins } = device;
  const entries = await accountNews(database, {
    accountId,
    email,
    acts: actsOfOthers,
    after: audit_seen_at,
    limit: mostNews + 1,
  });
  const shown = entries.slice(0, mostNews);
  const isNewDevice = ({ action }: Change) => action === "signed_in_new";
  // Entries with the same timestamp as the next page are shown again with it.
  const last = shown.findLast(({ at }) => at !== entries[mostNews]?.at);
  return {
    failures: failed_sign_ins - failures_seen,
    newDevices: shown
      .filter(isNewDevice)
      .map(({ at, after }) => ({ at, device: after?.what ?? "" })),
    acts: shown.filter((entry) => !isNewDevice(entry)),
    until: { at: last?.at ?? audit_seen_at, failures: failed_sign_ins },
  };
}

/** Marks news as seen up to what was shown, never backwards. */
export async function markNewsSeen(
  { db }: Database,
  { accountId, deviceId }: Browser,
  { at, failures }: NewsRead,
  now: Date,
): Promise<void> {
  const device = db.updateTable("staff_devices").where("id", "=", deviceId);
  // A timestamp in the future would hide news to come.
  const until = at < now.toISOString() ? at : now.toISOString();
  await device.set({ audit_seen_at: until }).where("audit_seen_at", "<", until).execute();
  await device
    .set({ failures_seen: failures })
    .where("failures_seen", "<", failures)
    .where(({ eb, selectFrom }) => {
      const account = selectFrom("staff_accounts").where("id", "=", accountId);
      return eb(account.select("failed_sign_ins"), ">=", failures);
    })
    .execute();
}
