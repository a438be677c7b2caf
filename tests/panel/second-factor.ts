import { TOTP } from "otpauth";
import { offerSecret, switchOn } from "../../server/accounts/second-factors.ts";
import { newSecret } from "../../server/accounts/totp.ts";
import { isRefused } from "../../server/refusal.ts";
import type { Service } from "../support/app.ts";
import { newAccount } from "./staff.ts";

/** What the app shows at a moment. */
export function codeAt(secret: string, instant: number): string {
  return new TOTP({ secret }).generate({ timestamp: instant });
}

/** Someone whose account asks for a code; the one of this half minute is not used yet. */
export async function newCarefulAccount(service: Service) {
  const account = await newAccount(service);
  const secret = newSecret();
  const { database, clock, deps } = service;
  const { keys } = deps;
  const now = clock.now;
  const staff = { accountId: account.id, email: account.email };
  await offerSecret(database, keys, { accountId: account.id, secret });
  const code = codeAt(secret, now.getTime() - 30_000);
  const codes = await switchOn(database, staff, { keys, code, now });
  if (isRefused(codes)) throw new Error(codes.refused);
  return { ...account, secret, recoveryCodes: codes };
}
