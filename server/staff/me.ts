import type { Change, Me, SecurityNews } from "../../contract/panel/calls.ts";
import type { Action } from "../../contract/panel/words.ts";
import { ownAuditEntries } from "../audit/log.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/schema.ts";
import { recoveryCodesLeft } from "./recovery-codes.ts";
import type { Staff } from "./sessions.ts";

type Own = Pick<Staff, "accountId" | "deviceId">;

const mostEvents = 20;
const mostNews = 5;
/** What somebody else does to an account whose owner stays signed in, or comes back. */
const actsOfOthers = ["role_changed", "sessions_ended", "account_renamed"] satisfies Action[];

export async function meOf(
  { database, config }: { database: Database; config: Pick<Config, "REQUIRE_SECOND_FACTOR"> },
  { accountId, deviceId }: Own,
): Promise<Me> {
  const { email, name, role, totp_on_at } = await database.db
    .selectFrom("staff_accounts")
    .select(["email", "name", "role", "totp_on_at"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const secondFactor = totp_on_at !== null;
  return {
    email,
    name,
    role,
    secondFactor,
    secondFactorNeeded: config.REQUIRE_SECOND_FACTOR && !secondFactor,
    recoveryCodesLeft: await recoveryCodesLeft(database.db, accountId),
    news: await newsOf(database, { accountId, deviceId }),
  };
}

/** Newest first. */
export function securityEventsOf(database: Database, { accountId }: Own): Promise<Change[]> {
  return ownAuditEntries(database, { accountId, limit: mostEvents });
}

/** What happened and was not yet told on this device. */
async function newsOf(database: Database, { accountId, deviceId }: Own): Promise<SecurityNews> {
  const device = await database.db
    .selectFrom("staff_devices")
    .innerJoin("staff_accounts", "staff_accounts.id", "account_id")
    .select(["seen_at", "failures_seen", "failed_sign_ins", "email"])
    .where("staff_devices.id", "=", deviceId)
    .executeTakeFirst();
  if (!device) return { failures: 0, newDevices: [], acts: [] };
  const entries = (actions: Action[]) =>
    ownAuditEntries(database, { accountId, limit: mostNews, actions, after: device.seen_at });
  const newDevices = await entries(["signed_in_new"]);
  const acts = await entries(actsOfOthers);
  return {
    failures: device.failed_sign_ins - device.failures_seen,
    newDevices: newDevices.map(({ at, after }) => ({ at, device: after?.what ?? "" })),
    acts: acts.filter(({ who }) => who !== device.email),
  };
}

export async function markNewsSeen(
  { db }: Database,
  { accountId, deviceId }: Own,
  now: Date,
): Promise<void> {
  await db
    .updateTable("staff_devices")
    .set((row) => ({
      seen_at: now.toISOString(),
      failures_seen: row
        .selectFrom("staff_accounts")
        .select("failed_sign_ins")
        .where("id", "=", accountId)
        .$castTo<number>(),
    }))
    .where("id", "=", deviceId)
    .execute();
}
