import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { argon2id } from "../../server/accounts/passwords.ts";
import { startSession } from "../../server/accounts/sessions.ts";
import type { Service } from "../support/app.ts";

export type Account = { id: string; email: string };

export const password = "gökyüzü ve kitaplar";

/** Made to be slow: once for all tests of a worker. */
let passwordHash: Promise<string> | undefined;

export async function newAccount(
  { database, clock }: Service,
  email = "ece@example.com",
): Promise<Account> {
  const id = randomUUID();
  passwordHash ??= argon2id.hash(password);
  await database.db
    .insertInto("staff_accounts")
    .values({ id, email, password_hash: await passwordHash, created_at: clock.now.toISOString() })
    .execute();
  return { id, email };
}

export function newSession(
  { database, clock }: Service,
  { id: accountId }: Account,
  device: string,
): Promise<string> {
  return startSession(database, { accountId, device, now: clock.now });
}

/** As if the password had been given longer ago than counts. */
export async function forgetPasswords({ database }: Service): Promise<void> {
  await database.db.updateTable("staff_sessions").set({ confirmed_at: null }).execute();
}

/** Signs someone in without the form, which has tests of its own. */
export async function signIn(page: Page, service: Service): Promise<Account> {
  const account = await newAccount(service);
  const value = await newSession(service, account, "Deneme");
  await page.context().addCookies([{ name: "yonetim", value, url: service.url }]);
  return account;
}
