import { randomBytes, timingSafeEqual } from "node:crypto";
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Kysely } from "kysely";
import type { PasskeyAnswer, PasskeyCreation } from "../../contract/panel/passkeys.ts";
import { addAuditEntry } from "../audit/log.ts";
import type { Database, PasskeyRow, Tables } from "../database/schema.ts";
import { inTransaction, isTaken } from "../database/transaction.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { accountWith, lockAccount } from "./accounts.ts";
import { type PasswordCheckDependencies, recordFailure } from "./password-check.ts";
import { keyedHashes, type SecretKeys } from "./secret-keys.ts";
import type { Staff } from "./sessions.ts";
import { countAttempt, forgetFailures, type SignInAttempt } from "./sign-in-throttle.ts";

/** The panel as passkeys know it; each belongs to one host. */
export type RelyingParty = { origin: string; host: string };
type Dependencies = PasswordCheckDependencies & { keys: SecretKeys };

const mostPasskeys = 10;
const validFor = 5 * 60_000;
/** How far the clocks of several servers may differ. */
const clocksDiffer = 60_000;

/** EdDSA, ES256 and RS256: what phones, computers and security keys have. */
const algorithms = [-8, -7, -257];

/** What a challenge was made for: one for a confirmation signs nobody in. */
export type Purpose = "sign in" | `confirm ${string}` | `add ${string}`;

/** Signed and not stored, so that nobody can fill the database with challenges. */
function newChallenge(keys: SecretKeys, purpose: Purpose, now: Date): string {
  const terms = `${now.toISOString()} ${randomBytes(16).toString("hex")}`;
  return `${terms} ${keyedHashes(keys, `${purpose} ${terms}`)[0]}`;
}

/** When the challenge was made; undefined if it is not ours, too old, or for something else. */
function madeAt(keys: SecretKeys, purpose: Purpose, challenge: string, now: Date) {
  const [at = "", nonce, signature = ""] = Buffer.from(challenge, "base64url")
    .toString()
    .split(" ");
  const isOurs = keyedHashes(keys, `${purpose} ${at} ${nonce}`).some(
    (hash) =>
      hash.length === signature.length &&
      timingSafeEqual(Buffer.from(hash), Buffer.from(signature)),
  );
  const age = now.getTime() - Date.parse(at);
  return isOurs && age > -clocksDiffer && age <= validFor ? at : undefined;
}

/** The question for a passkey, of any account or of one. */
export async function passkeyOptions(
  { keys, clock, database }: Dependencies,
  { rp, purpose, accountId }: { rp: RelyingParty; purpose: Purpose; accountId?: string },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const own = accountId ? await passkeysOf(database.db, accountId) : [];
  return (await generateAuthenticationOptions({
    rpID: rp.host,
    challenge: newChallenge(keys, purpose, clock()),
    userVerification: "required",
    timeout: validFor,
    allowCredentials: own.map(asCredential),
  })) as PublicKeyCredentialRequestOptionsJSON;
}

/** Refused if it is wrong. Its passkey is marked as used, so that the same answer never counts again. */
export async function checkPasskey(
  { database, keys, clock }: Dependencies,
  answer: PasskeyAnswer,
  asked: { rp: RelyingParty; purpose: Purpose; accountId?: string; attempt: SignInAttempt },
): Promise<PasskeyRow | Refused> {
  const failures = await countAttempt(database, asked.attempt, clock());
  if (isRefused(failures)) return failures;
  const now = clock();
  const known = await database.db
    .selectFrom("passkeys")
    .selectAll()
    .where("id", "=", answer.id)
    .executeTakeFirst();
  const isAllowed = known && (!asked.accountId || known.account_id === asked.accountId);
  // An unknown passkey costs the same work.
  const { public_key, counter } = isAllowed ? known : { public_key: noKey, counter: 0 };
  let challengeAt: string | undefined;
  const verified = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge(challenge) {
      challengeAt = madeAt(keys, asked.purpose, challenge, now);
      return challengeAt !== undefined;
    },
    expectedOrigin: asked.rp.origin,
    expectedRPID: asked.rp.host,
    credential: {
      id: answer.id,
      publicKey: new Uint8Array(Buffer.from(public_key, "base64url")),
      counter,
    },
    requireUserVerification: true,
    // The library throws at whatever is wrong, and says no more than that.
  }).catch(() => undefined);
  const used =
    isAllowed && verified?.verified
      ? await database.db
          .updateTable("passkeys")
          .set({
            counter: verified.authenticationInfo.newCounter,
            challenge_at: challengeAt!,
            last_used_at: now.toISOString(),
          })
          .where("id", "=", known.id)
          .where("challenge_at", "<", challengeAt!)
          .returningAll()
          .executeTakeFirst()
      : undefined;
  if (used) {
    await forgetFailures(database, asked.attempt);
    return used;
  }
  const account = isAllowed && (await accountWith(database, known.account_id));
  await recordFailure(database, { account: account || undefined, failures }, clock());
  return refused("wrong_passkey");
}

/** A key that belongs to nobody: its private half was thrown away. In COSE, as the others are stored. */
const noKey =
  "pQECAyYgASFYILaBPF9JBMJrZB35oM-a3BZjOlw0Azrgludp89iHi_-eIlggxUmdNPePAL2bCPGFCffwBy-YVCECFCIf1fx9cYuWyf8";

/** The question for a new passkey. */
export async function creationOptions(
  { keys, clock, database }: Dependencies,
  { accountId, email, sessionId }: Staff,
  { rp, academy }: { rp: RelyingParty; academy: string },
): Promise<PasskeyCreation> {
  return (await generateRegistrationOptions({
    rpName: academy,
    rpID: rp.host,
    challenge: newChallenge(keys, `add ${sessionId}`, clock()),
    userID: new Uint8Array(Buffer.from(accountId)),
    userName: email,
    userDisplayName: "",
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    timeout: validFor,
    excludeCredentials: (await passkeysOf(database.db, accountId)).map(asCredential),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  })) as PasskeyCreation;
}

/** The session counts from now on as begun with two factors: the device has just asked for its owner. */
export async function addPasskey(
  { database, keys, clock }: Dependencies,
  staff: Staff,
  { name, answer, rp, device }: { name: string; answer: object; rp: RelyingParty; device: string },
): Promise<Refused | undefined> {
  const now = clock();
  let challengeAt = "";
  const verified = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge(challenge) {
      challengeAt = madeAt(keys, `add ${staff.sessionId}`, challenge, now) ?? "";
      return challengeAt !== "";
    },
    expectedOrigin: rp.origin,
    expectedRPID: rp.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!verified?.verified) return refused("wrong_passkey");
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  try {
    return await inTransaction(database, async (db) => {
      await lockAccount({ ...database, db }, staff.accountId);
      if ((await passkeysOf(db, staff.accountId)).length >= mostPasskeys)
        return refused("too_many_passkeys");
      await db
        .insertInto("passkeys")
        .values({
          id,
          account_id: staff.accountId,
          name,
          public_key: Buffer.from(publicKey).toString("base64url"),
          counter,
          transports: JSON.stringify(transports),
          challenge_at: challengeAt,
          created_at: now.toISOString(),
          last_used_at: null,
        })
        .execute();
      await markByPasskey(db, staff.sessionId);
      await addAuditEntry(db, staff, now, { action: "passkey_added", after: { what: device } });
      return undefined;
    });
  } catch (error) {
    if (isTaken(error)) return refused("wrong_passkey");
    throw error;
  }
}

export function removePasskey(
  database: Database,
  staff: Staff,
  id: string,
  now: Date,
): Promise<Refused | undefined> {
  return inTransaction(database, async (db) => {
    await lockAccount({ ...database, db }, staff.accountId);
    const removed = await db
      .deleteFrom("passkeys")
      .where("account_id", "=", staff.accountId)
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    if (!removed) return refused("passkey_gone");
    // Without a passkey no session has two factors by one.
    if ((await passkeysOf(db, staff.accountId)).length === 0) {
      await db
        .updateTable("staff_sessions")
        .set({ is_by_passkey: 0 })
        .where("account_id", "=", staff.accountId)
        .execute();
    }
    await addAuditEntry(db, staff, now, { action: "passkey_removed" });
    return undefined;
  });
}

export async function markByPasskey(db: Kysely<Tables>, sessionId: string): Promise<void> {
  await db
    .updateTable("staff_sessions")
    .set({ is_by_passkey: 1 })
    .where("id", "=", sessionId)
    .execute();
}

export function passkeysOf(db: Kysely<Tables>, accountId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom("passkeys")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();
}

function asCredential({ id, transports }: PasskeyRow) {
  return { id, transports: JSON.parse(transports) as AuthenticatorTransport[] };
}
