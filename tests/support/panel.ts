import { randomUUID } from "node:crypto";
import { startSession } from "../../server/accounts/sessions.ts";
import type { StaffAccount } from "../../server/database/schema.ts";
import type { Service } from "./service.ts";

export type Answer<T> = { status: number; body: T };

export type Colleague = {
  accountId: string;
  email: string;
  cookie: string;
  /** Calls the panel's API as this person's browser does. */
  call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<T>>;
};

/** Someone of the academy, already signed in. */
export async function newColleague(
  service: Service,
  email = "ece@example.com",
  account: Partial<StaffAccount> = {},
): Promise<Colleague> {
  const { database, clock } = service;
  const accountId = randomUUID();
  const created_at = clock.now.toISOString();
  await database.db
    .insertInto("staff_accounts")
    .values({ id: accountId, email, created_at, ...account })
    .execute();
  const token = await startSession(database, { accountId, device: "Deneme", now: clock.now });
  const cookie = `yonetim=${token}`;
  return {
    accountId,
    email,
    cookie,
    call: (method, path, body) => callPanel(service, method, path, body, cookie),
  };
}

/** An owner who has a password, is signed in, and has just given it. */
export const newOwner = (service: Service, email = "ece@example.com") =>
  newColleague(service, email, { password_hash: "x" });

/** As if everybody who is signed in had just given the password again. */
export async function confirmEveryone({ database, clock }: Service): Promise<void> {
  const confirmed_at = clock.now.toISOString();
  await database.db.updateTable("staff_sessions").set({ confirmed_at }).execute();
}

export async function callPanel<T>(
  { url, origin = url }: { url: string; origin?: string },
  method: string,
  path: string,
  body?: unknown,
  cookie = "",
): Promise<Answer<T>> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      origin,
      cookie,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : undefined) as T };
}
