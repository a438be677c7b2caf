import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { expect } from "vitest";
import { panelPaths } from "../../contract/panel/paths.ts";
import { argon2id } from "../../server/accounts/passwords.ts";
import type { Service } from "./service.ts";

export const goodPassword = "yağmurlu bir pencere önü";
/** Cheaper to check than one that the server makes. */
const cheapHash = hash(goodPassword.normalize("NFC"), { memoryCost: 8, timeCost: 1 });

/** Someone who has an account and has yet to sign in. */
export async function newAccount({ database, clock }: Service, email = "ece@example.com") {
  const account = {
    id: randomUUID(),
    email,
    password_hash: await cheapHash,
    created_at: clock.now.toISOString(),
  };
  await database.db.insertInto("staff_accounts").values(account).execute();
  return account;
}

type Given = { email?: string; password?: string; code?: string; isKept?: boolean };

/** What the sign-in page sends, and the whole answer. */
export async function sendSignIn({ url }: Service, given: Given = {}, headers = {}) {
  const answer = await fetch(url + panelPaths.session, {
    method: "POST",
    headers: { origin: url, "content-type": "application/json", ...headers },
    body: JSON.stringify({ email: "ece@example.com", password: goodPassword, ...given }),
  });
  const [setCookie = null, setDevice = null] = answer.headers.getSetCookie();
  return {
    status: answer.status,
    retryAfter: answer.headers.get("retry-after"),
    body: (await answer.json()) as { code?: string },
    setCookie,
    setDevice,
    cookie: setCookie?.split(";")[0] ?? "",
    /** By which the browser is known the next time. */
    device: setDevice?.split(";")[0] ?? "",
  };
}

/** An account without a second factor and without notices. */
export const plainMe = {
  email: "ece@example.com",
  name: "",
  role: "owner",
  secondFactor: false,
  secondFactorNeeded: false,
  hasPasskey: false,
  recoveryCodesLeft: 0,
  news: {
    failures: 0,
    newDevices: [],
    acts: [],
    until: { at: expect.any(String), failures: expect.any(Number) },
  },
};

export async function rolesIn({ database }: Service): Promise<string[]> {
  const rows = await database.db.selectFrom("staff_accounts").select("role").execute();
  return rows.map(({ role }) => role);
}

/** Who did what, oldest first, as the record has it. */
export async function recorded({ database }: Service): Promise<string[]> {
  const rows = await database.db.selectFrom("audit_log").selectAll().orderBy("at").execute();
  return rows.map(({ who, action }) => `${who} ${action}`);
}

/** Real checks, and what they were asked to check. */
export function countingPasswords() {
  const checked: string[] = [];
  const verify = (hash: string, password: string) => {
    checked.push(hash);
    return argon2id.verify(hash, password);
  };
  return { checked, passwords: { ...argon2id, verify } };
}
