import { createHash, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { recoveryCodes } from "../../contract/panel/limits.ts";

const settings = { algorithm: "SHA1", digits: 6, period: 30 };
/** The clocks of phone and server may differ by this many steps of 30 seconds. */
const window = 1;

export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The otpauth:// address in the QR code. */
export function enrolAddress(asked: { secret: string; email: string; academy: string }): string {
  const { secret, email, academy } = asked;
  return new TOTP({ ...settings, secret, label: email, issuer: academy }).toString();
}

/** The 30-second step that the code belongs to; undefined if it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...settings, secret });
  const delta = totp.validate({ token: code.replace(/\s/g, ""), timestamp, window });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Crockford's base 32: without letters that are easily misread. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** 16 characters of 5 bits each. */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: recoveryCodes }, () => Array.from({ length: 4 }, part).join("-"));
}

/** Ignores case and dashes, and reads o as 0, i and l as 1. */
export function hashRecoveryCode(accountId: string, code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  const typed = letters.replaceAll("o", "0").replace(/[il]/g, "1");
  return createHash("sha256").update(`${accountId} ${typed}`).digest("hex");
}
