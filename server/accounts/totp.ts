import { createHash, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { recoveryCodes } from "../../contract/panel/limits.ts";

const settings = { algorithm: "SHA1", digits: 6, period: 30 };
/** Steps of 30 seconds that the clocks of phone and server may differ by. */
const window = 1;

export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the QR code says to an authenticator app. */
export function enrolAddress(asked: { secret: string; email: string; academy: string }): string {
  const { secret, email, academy } = asked;
  return new TOTP({ ...settings, secret, label: email, issuer: academy }).toString();
}

/** The step that a code belongs to, or undefined where it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...settings, secret });
  const delta = totp.validate({ token: code.replace(/\s/g, ""), timestamp, window });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Crockford's 32: of 0 and o, of 1, i and l, which are mistaken for each other on paper, one each. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Sixteen letters of five bits each. */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: recoveryCodes }, () => Array.from({ length: 4 }, part).join("-"));
}

/** However it is typed: with capitals, with or without dashes, with an o for a zero. */
export function hashRecoveryCode(accountId: string, code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  const typed = letters.replaceAll("o", "0").replace(/[il]/g, "1");
  return createHash("sha256").update(`${accountId} ${typed}`).digest("hex");
}
