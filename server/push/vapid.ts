import { createECDH, createPrivateKey, type ECDH, sign } from "node:crypto";
import { isSealed, open, type SecretKeys, seal } from "../accounts/secret-keys.ts";
import type { Database } from "../database/schema.ts";

/** A push service accepts at most 24 hours. */
const tokenHours = 12;
const owner = "vapid";

/** P-256, as RFC 8291 and RFC 8292 demand. */
export const newPair = () => createECDH("prime256v1");

/**
 * The pair of keys by which push services know this server (RFC 8292), made when it is first needed. All servers of the
 * database share it; it is stored encrypted, and encrypted anew with the newest secret key. If no secret key opens it any
 * more there is a new pair, and what the browsers had subscribed to with the old one is gone.
 */
export async function vapidPair({ db }: Pick<Database, "db">, keys: SecretKeys): Promise<ECDH> {
  const row = await db.selectFrom("vapid_key").select("sealed").executeTakeFirst();
  const secret = row && open(keys, owner, row.sealed);
  const pair = newPair();
  if (secret === undefined) pair.generateKeys();
  else pair.setPrivateKey(secret, "base64url");
  if (row && secret !== undefined && isSealed(keys, row.sealed)) return pair;
  const sealed = seal(keys, owner, pair.getPrivateKey("base64url"));
  if (!row) {
    // Of servers that start together the first one's key wins.
    const values = { id: 1, sealed };
    await db
      .insertInto("vapid_key")
      .values(values)
      .onConflict((is) => is.doNothing())
      .execute();
    return vapidPair({ db }, keys);
  }
  await db.updateTable("vapid_key").set({ sealed }).where("sealed", "=", row.sealed).execute();
  if (secret === undefined) await db.deleteFrom("push_subscriptions").execute();
  return vapidPair({ db }, keys);
}

/** The header that proves to the push service of the endpoint who sends. */
export function vapidHeader(
  pair: ECDH,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: Date },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + tokenHours * 3600,
    sub: subject,
  };
  const unsigned = [{ typ: "JWT", alg: "ES256" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign("sha256", Buffer.from(unsigned), {
    key: signingKey(pair),
    dsaEncoding: "ieee-p1363",
  });
  const token = `${unsigned}.${signature.toString("base64url")}`;
  return `vapid t=${token}, k=${pair.getPublicKey("base64url")}`;
}

function signingKey(pair: ECDH) {
  const point = pair.getPublicKey();
  const key = {
    kty: "EC",
    crv: "P-256",
    d: pair.getPrivateKey("base64url"),
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  return createPrivateKey({ key, format: "jwk" });
}
