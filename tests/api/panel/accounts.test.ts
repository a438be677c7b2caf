import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { refused } from "../../../server/refusal.ts";
import { listAccounts } from "../../../server/staff/list-accounts.ts";
import { addAccount, removeAccount, resetAccount } from "../../../server/staff/manage-accounts.ts";
import { argon2id } from "../../../server/staff/passwords.ts";
import { goodPassword, newAccount, recorded, sendSignIn } from "../../support/accounts.ts";
import { callPanel } from "../../support/panel.ts";
import { later, openPanel, record } from "../../support/panel-appointments.ts";
import { startService } from "../../support/service.ts";

test("The record tells which account was added, reset and removed", async () => {
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

test("An account is not added twice, and one that is not there is neither reset nor removed", async () => {
  const { service, ece } = await openPanel();
  const { database, clock } = service;
  expect(await addAccount(database, { email: ece.email }, clock)).toEqual(refused("email_known"));
  for (const change of [resetAccount, removeAccount]) {
    expect(await change(database, "can@example.com", clock)).toEqual(refused("account_gone"));
  }
  expect(await recorded(service)).toEqual([]);
  expect((await ece.call("GET", panelPaths.session)).status).toBe(200);
});

test("An account that is reset or removed while a new password is being chosen does not get it", async () => {
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

test("A password that was reset while it was being checked signs nobody in", async () => {
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

test("The record tells on which device somebody signed in", async () => {
  const { service, ece } = await openPanel();
  const { email } = await newAccount(service, "can@example.com");
  const browser = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/143.0" };
  expect((await sendSignIn(service, { email }, browser)).status).toBe(200);
  expect((await record(ece)).changes).toMatchObject([
    { action: "signed_in", who: email, after: { what: "Firefox, Windows" } },
  ]);
});
