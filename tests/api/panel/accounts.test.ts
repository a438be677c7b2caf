import { expect, test } from "vitest";
import type { AccountsAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { listAccounts } from "../../../server/accounts/list-accounts.ts";
import {
  addAccount,
  removeAccount,
  resetAccount,
} from "../../../server/accounts/manage-accounts.ts";
import { argon2id } from "../../../server/accounts/passwords.ts";
import { staffOf } from "../../../server/accounts/sessions.ts";
import { refused } from "../../../server/refusal.ts";
import { goodPassword, newAccount, recorded, rolesIn, sendSignIn } from "../../support/accounts.ts";
import { callPanel, newColleague, newOwner } from "../../support/panel.ts";
import { later, openPanel, record } from "../../support/panel-appointments.ts";
import { startService, temporaryStorage } from "../../support/service.ts";
import { defaultEngine } from "../../support/storage.ts";

test("The audit log says which account was added, reset and removed", async () => {
  const { service, ece } = await openPanel();
  const email = "can@example.com";
  await addAccount(service.database, { email }, service.clock);
  await later(service, 1);
  for (const change of [resetAccount, removeAccount]) {
    await change(service.database, email, service.clock);
    await later(service, 1);
  }
  expect((await record(ece)).changes).toMatchObject([
    { action: "account_removed", who: "", after: { what: email } },
    { action: "account_reset", who: "", after: { what: email } },
    { action: "account_added", who: "", after: { what: email } },
  ]);
  const left = await listAccounts(service.database, service.clock.now);
  expect(left).toMatchObject([{ email: ece.email }]);
});

test("An account is not added twice, an unknown one neither reset nor removed", async () => {
  const { service, ece } = await openPanel();
  const { database, clock } = service;
  expect(await addAccount(database, { email: ece.email }, clock)).toEqual(refused("email_known"));
  for (const change of [resetAccount, removeAccount]) {
    expect(await change(database, "can@example.com", clock)).toEqual(refused("account_gone"));
  }
  expect(await recorded(service)).toEqual([]);
  expect((await ece.call("GET", panelPaths.session)).status).toBe(200);
});

test("A new password is not set on an account that is reset or removed meanwhile", async () => {
  let meanwhile = async () => {};
  const hash = async (password: string) => {
    await meanwhile();
    return argon2id.hash(password);
  };
  const service = await startService({ passwords: { ...argon2id, hash } });
  await newAccount(service, "kalan@example.com");
  for (const change of [resetAccount, removeAccount]) {
    const { email } = await newAccount(service, `${change.name.toLowerCase()}@example.com`);
    const { cookie } = await sendSignIn(service, { email });
    meanwhile = async () => {
      await change(service.database, email, service.clock);
    };
    const asked = { current: goodPassword, next: "lodosta martı sesi" };
    const answer = await callPanel(service, "POST", panelPaths.password, asked, cookie);
    expect(answer).toMatchObject({ status: 403, body: { code: "wrong_password" } });
  }
  const left = await listAccounts(service.database, service.clock.now);
  expect(left).toMatchObject([{ isSetUp: true }, { isSetUp: false }]);
});

test("A reset during the check of a password prevents the sign-in", async () => {
  const verify = async (hash: string, password: string) => {
    const isRight = await argon2id.verify(hash, password);
    await resetAccount(service.database, "ece@example.com", service.clock);
    return isRight;
  };
  const service = await startService({ passwords: { ...argon2id, verify } });
  await newAccount(service);
  const { status, body, setCookie } = await sendSignIn(service);
  expect([status, body.code, setCookie]).toEqual([401, "wrong_credentials", null]);
});

test("The audit log names the device of a sign-in", async () => {
  const { service, ece } = await openPanel();
  const { email } = await newAccount(service, "can@example.com");
  const browser = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/143.0" };
  expect((await sendSignIn(service, { email }, browser)).status).toBe(200);
  expect((await record(ece)).changes).toMatchObject([
    { action: "signed_in", who: email, after: { what: "Firefox, Windows" } },
  ]);
});

const can = { name: "Can Demir", email: "can@example.com", role: "assistant" } as const;

test("The last owner with a password can be neither demoted nor removed", async () => {
  const service = await startService();
  const ece = await newOwner(service);
  // Invited, but never set up.
  await ece.call("POST", panelPaths.accounts, { ...can, role: "owner" });
  const own = panelPaths.account(ece.accountId);
  const step = (role: string) => ece.call("POST", own, { name: "Ece Kaya", role });
  expect(await step("assistant")).toMatchObject({ status: 409, body: { code: "last_owner" } });
  expect((await step("owner")).status).toBe(204);
  expect(await ece.call("DELETE", own)).toMatchObject({ body: { code: "own_account" } });
  expect(await ece.call("POST", panelPaths.resetAccount(ece.accountId))).toMatchObject({
    status: 409,
    body: { code: "own_account" },
  });
  // An assistant, who could not help either.
  await newColleague(service, "nur@example.com", { password_hash: "x", role: "assistant" });
  expect((await step("assistant")).status).toBe(409);
  await newOwner(service, "su@example.com");
  expect((await step("assistant")).status).toBe(204);
  expect((await ece.call("GET", panelPaths.accounts)).status).toBe(403);
});

test("On the command line the last owner is removed only when no account is left", async () => {
  const service = await startService();
  const { database, clock } = service;
  await newOwner(service);
  await newColleague(service, can.email, { password_hash: "x", role: "assistant" });
  const remove = (email: string) => removeAccount(database, email, { now: clock.now });
  expect(await remove("ece@example.com")).toMatchObject({ refused: "last_owner" });
  expect(await remove(can.email)).toBeUndefined();
  expect(await remove("ece@example.com")).toBeUndefined();
  expect(await rolesIn(service)).toEqual([]);
});

test("An owner who lost session or role during the call cannot add an account", async () => {
  const service = await startService();
  const { database, clock } = service;
  const ece = await newOwner(service);
  const staff = await staffOf(database, ece.cookie.split("=")[1]!, clock.now, { keepAlive: false });
  const add = () => addAccount(database, can, { staff: staff!, now: clock.now });
  const become = (role: "owner" | "assistant") =>
    database.db
      .updateTable("staff_accounts")
      .set({ role })
      .where("id", "=", ece.accountId)
      .execute();
  // Other owners make no difference.
  const other = { id: "0", email: "su@example.com", created_at: clock.now.toISOString() };
  await database.db.insertInto("staff_accounts").values(other).execute();
  await become("assistant");
  expect(await add()).toMatchObject({ refused: "owner_needed" });
  await become("owner");
  await database.db.deleteFrom("staff_sessions").execute();
  expect(await add()).toMatchObject({ refused: "sign_in_needed" });
  expect(await rolesIn(service)).toEqual(["owner", "owner"]);
});

test("A changed role applies at once to open sessions, on every server", async () => {
  const storage = await temporaryStorage();
  const service = await startService({ storage });
  const elsewhere = defaultEngine === "sqlite" ? service : await startService({ storage });
  const ece = await newOwner(service);
  const other = await newOwner(service, can.email);
  const ask = (path: string) => callPanel(elsewhere, "GET", path, undefined, other.cookie);
  expect((await ask(panelPaths.accounts)).status).toBe(200);
  const path = panelPaths.account(other.accountId);
  const become = (role: string) => ece.call("POST", path, { name: can.name, role });
  expect((await become("assistant")).status).toBe(204);
  expect((await ask(panelPaths.accounts)).status).toBe(403);
  expect((await ask(panelPaths.appointments)).status).toBe(200);
  expect((await ask(panelPaths.session)).body).toMatchObject({ ...can });
  await become("owner");
  expect((await ask(panelPaths.accounts)).status).toBe(200);
});

test("An invitation is in the audit log with its role; a change of nothing is not", async () => {
  const service = await startService();
  const ece = await newOwner(service);
  await ece.call("POST", panelPaths.accounts, can);
  const { changes } = await record(ece);
  expect(changes).toMatchObject([
    { action: "account_added", who: ece.email, after: { what: can.email, role: can.role } },
  ]);
  const { accounts } = (await ece.call<AccountsAnswer>("GET", panelPaths.accounts)).body;
  const invited = accounts.find(({ email }) => email === can.email)!;
  await ece.call("POST", panelPaths.account(invited.id), { name: can.name, role: can.role });
  await ece.call("POST", panelPaths.endSessions(invited.id));
  // The session of this call stays, so none of the owner's own ends.
  expect((await ece.call("POST", panelPaths.endSessions(ece.accountId))).status).toBe(204);
  expect((await record(ece)).changes).toHaveLength(1);
});
