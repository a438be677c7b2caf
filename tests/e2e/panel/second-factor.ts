import { TOTP } from "otpauth";
import { isRefused } from "../../../server/refusal.ts";
import { offerSecret, switchOn } from "../../../server/staff/second-factors.ts";
import { newSecret } from "../../../server/staff/totp.ts";
import { newAccount, withDatabase } from "./staff.ts";

/** What the app shows at a moment. */
export function codeAt(secret: string, instant: number): string {
  return new TOTP({ secret }).generate({ timestamp: instant });
}

/** Someone whose account asks for a code; the one of this half minute is not used yet. */
export async function newCarefulAccount() {
  const account = await newAccount();
  const secret = newSecret();
  const now = new Date();
  const codes = await withDatabase(async (database) => {
    await offerSecret(database, account.id, secret);
    const staff = { accountId: account.id, email: account.email, sessionId: "" };
    return switchOn(database, { staff, code: codeAt(secret, now.getTime() - 30_000), now });
  });
  if (isRefused(codes)) throw new Error(codes.refused);
  return { ...account, secret, recoveryCodes: codes };
}
