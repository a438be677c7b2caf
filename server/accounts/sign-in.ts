import type { Kysely } from "kysely";
import type { PasskeyAnswer } from "../../contract/panel/passkeys.ts";
import { addAuditEntry } from "../audit/log.ts";
import type { Config } from "../config.ts";
import type { Database, StaffAccount, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { insertAccount, lockAccount, normalEmail, setPassword } from "./accounts.ts";
import { knownDevice, rememberDevice } from "./devices.ts";
import { hasAccounts, takeLink } from "./links.ts";
import { checkPasskey, passkeysOf, type RelyingParty } from "./passkeys.ts";
import { checkPassword, type PasswordCheckDependencies, settle } from "./password-check.ts";
import { codeRefusal } from "./second-factors.ts";
import type { SecretKeys } from "./secret-keys.ts";
import { endReplaced, type SessionKind, startSession } from "./sessions.ts";
import {
  knownBrowserAttempt,
  type Network,
  passkeyAttempt,
  unknownBrowserAttempt,
} from "./sign-in-throttle.ts";

/** The browser's name and the tokens of its cookies. */
export type Browser = { name: string; deviceToken: string; sessionToken: string };
/** The new session and the tokens for the browser's cookies. */
export type SignedIn = {
  accountId: string;
  deviceId: string;
  isByPasskey: boolean;
  isKept: boolean;
  token: string;
  deviceToken: string;
};

type Dependencies = PasswordCheckDependencies & {
  keys: SecretKeys;
  config: Pick<Config, "REQUIRE_SECOND_FACTOR">;
};
type Given = {
  email: string;
  password: string;
  code: string;
  networks: [Network, ...Network[]];
  isKept: boolean;
};

export async function signIn(
  deps: Dependencies,
  given: Given,
  browser: Browser,
): Promise<SignedIn | Refused> {
  const { database, keys, clock, config } = deps;
  const email = normalEmail(given.email);
  const deviceId = await knownDevice(database, email, browser.deviceToken);
  const attempt = deviceId
    ? knownBrowserAttempt(deviceId)
    : unknownBrowserAttempt({ ...given, email });
  const checked = await checkPassword(deps, { email, password: given.password, deviceId }, attempt);
  if (isRefused(checked)) return checked;
  const { account } = checked;
  if (!account) return refused("wrong_credentials");
  const now = clock();
  const result = await inTransaction(database, async (db) => {
    const current = await lockAccount({ ...database, db }, account.id);
    if (!current || current.password_hash !== account.password_hash) {
      return refused("wrong_credentials");
    }
    // A password alone must not open, nor replace, what a passkey protects.
    const needsPasskey = config.REQUIRE_SECOND_FACTOR && !current.totp_confirmed_at;
    if (needsPasskey && (await passkeysOf(db, current.id)).length > 0)
      return refused("passkey_needed");
    const refusal = await codeRefusal(db, current, { keys, code: given.code, now });
    return refusal ?? startSignedInSession(db, current, { browser, now, isKept: given.isKept });
  });
  await settle(deps, checked, result);
  return result;
}

type GivenPasskey = Pick<Given, "networks" | "isKept"> & {
  answer: PasskeyAnswer;
  rp: RelyingParty;
};

/** A passkey is two factors: the device, and what its owner unlocks it with. */
export async function signInByPasskey(
  deps: Dependencies,
  { answer, rp, networks, isKept }: GivenPasskey,
  browser: Browser,
): Promise<SignedIn | Refused> {
  const { database, clock } = deps;
  const asked = { rp, purpose: "sign in", attempt: passkeyAttempt(networks) } as const;
  const passkey = await checkPasskey(deps, answer, asked);
  if (isRefused(passkey)) return passkey;
  return inTransaction(database, async (db) => {
    const account = await lockAccount({ ...database, db }, passkey.account_id);
    // Both may have gone since.
    const isStillThere = (await passkeysOf(db, passkey.account_id)).some(
      ({ id }) => id === passkey.id,
    );
    if (!account || !isStillThere) return refused("wrong_passkey");
    const start = { browser, now: clock(), isKept, isByPasskey: true };
    return startSignedInSession(db, account, start);
  });
}

type Start = SessionKind & { browser: Browser; now: Date };

/** Replaces the session that the browser had. */
async function startSignedInSession(
  db: Kysely<Tables>,
  account: StaffAccount,
  { browser, now, isKept = false, isByPasskey = false }: Start,
): Promise<SignedIn> {
  const { id: accountId, email } = account;
  const device = await rememberDevice(db, account, { token: browser.deviceToken, now });
  await addAuditEntry(db, { accountId, email }, now, {
    action: device.isNew ? "signed_in_new" : "signed_in",
    after: { what: browser.name },
  });
  await endReplaced(db, browser.sessionToken);
  const kind = { isKept, isByPasskey };
  const session = { accountId, device: browser.name, deviceId: device.id, now, ...kind };
  const token = await startSession({ db }, session);
  return { accountId, deviceId: device.id, ...kind, token, deviceToken: device.token };
}

type Chosen = { email: string; name: string; passwordHash: string; browser: Browser; now: Date };

/** Uses a set-up link: stores the password and signs the owner in. Refused if the link no longer works. */
export function setUpAccount(
  database: Database,
  link: { token: string; accountId: string | null },
  { email, name, passwordHash, browser, now }: Chosen,
): Promise<SignedIn | Refused> {
  return inTransaction(database, async (db) => {
    if (link.accountId) await lockAccount({ ...database, db }, link.accountId);
    if (!(await takeLink(db, link, now))) return refused("link_unknown");
    if (!link.accountId && (await hasAccounts(db))) return refused("link_unknown");
    const accountId =
      link.accountId ?? (await insertAccount(db, { email, name, passwordHash, now }));
    if (link.accountId) {
      await setPassword(db, accountId, passwordHash);
      await db.updateTable("staff_accounts").set({ name }).where("id", "=", accountId).execute();
    }
    await addAuditEntry(db, { accountId, email }, now, { action: "password_set" });
    const account = await lockAccount({ ...database, db }, accountId);
    return startSignedInSession(db, account!, { browser, now });
  });
}
