import { expect, test } from "vitest";
import type { AccountsAnswer, LinkMade } from "../../../contract/panel/calls.ts";
import type { Me, SecurityAnswer } from "../../../contract/panel/me.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { startSession } from "../../../server/accounts/sessions.ts";
import { goodPassword, newAccount, plainMe, rolesIn, sendSignIn } from "../../support/accounts.ts";
import { callPanel, newColleague, newOwner } from "../../support/panel.ts";
import { later, openPanel, record } from "../../support/panel-appointments.ts";
import { type Service, startService } from "../../support/service.ts";

const can = { name: "Can Demir", email: "can@example.com", role: "assistant" };
const token = ({ address }: LinkMade) => address.split("#")[1]!;

const setUp = (service: Service, link: LinkMade) =>
  callPanel<Me>(service, "POST", panelPaths.setUp, { token: token(link), password: goodPassword });

test("An owner invites a colleague by a link that works once; the list shows the state", async () => {
  const service = await startService();
  const ece = await newOwner(service);
  const wanted = { ...can, email: " Can@Example.com " };
  const made = await ece.call<LinkMade>("POST", panelPaths.accounts, wanted);
  expect(made).toEqual({
    status: 201,
    body: {
      address: expect.stringMatching(/^\/yonetim\/kurulum#[\w-]{43}$/),
      until: "2025-09-25T10:00:00.000Z",
    },
  });
  const accounts = async () =>
    (await ece.call<AccountsAnswer>("GET", panelPaths.accounts)).body.accounts;
  expect(await accounts()).toMatchObject([
    { email: "ece@example.com", name: "", role: "owner", isOwn: true, sessions: 1 },
    { ...can, isOwn: false, isSetUp: false, sessions: 0, linkUntil: made.body.until },
  ]);
  expect(JSON.stringify(await accounts())).not.toContain(token(made.body));

  const set = await setUp(service, made.body);
  expect(set).toEqual({ status: 201, body: { ...plainMe, ...can } });
  expect((await setUp(service, made.body)).status).toBe(404);
  const seen = { lastSeenAt: "2025-09-24T10:00:00.000Z", linkUntil: null };
  expect((await accounts())[1]).toMatchObject({ isSetUp: true, sessions: 1, ...seen });
});

test("Accounts are listed owners first, by Turkish alphabet, with their latest session", async () => {
  const service = await startService();
  const colleague = (email: string, name: string, role: "owner" | "assistant", more = {}) =>
    newColleague(service, `${email}@example.com`, { name, role, ...more });
  await colleague("a", "İnci", "assistant");
  await colleague("b", "Irmak", "assistant", { totp_confirmed_at: "2025-09-01T10:00:00.000Z" });
  await colleague("c", "Çiğdem", "assistant");
  await colleague("d", "Can", "assistant");
  await colleague("e", "Şule", "owner");
  const own = await colleague("deniz", "", "owner");
  await later(service, 3600);
  const { accountId } = own;
  await later(service, 3600);
  const anHourAgo = new Date(service.clock.now.getTime() - 3_600_000);
  await startSession(service.database, { accountId, device: "Telefon", now: anHourAgo });
  const { accounts } = (await own.call<AccountsAnswer>("GET", panelPaths.accounts)).body;
  expect(accounts.map(({ name, email }) => name || email)).toEqual([
    "deniz@example.com",
    "Şule",
    "Can",
    "Çiğdem",
    "Irmak",
    "İnci",
  ]);
  expect(accounts.map(({ secondFactor }) => secondFactor).indexOf(true)).toBe(4);
  expect(accounts.filter(({ secondFactor }) => secondFactor)).toHaveLength(1);
  // The first session is in use right now.
  expect(accounts[0]).toMatchObject({ sessions: 2, lastSeenAt: "2025-09-24T12:00:00.000Z" });
});

test("An invitation ends after a day", async () => {
  const service = await startService();
  const ece = await newOwner(service);
  const { body } = await ece.call<LinkMade>("POST", panelPaths.accounts, can);
  await later(service, 24 * 3600);
  expect((await setUp(service, body)).status).toBe(404);
  const { accounts } = (await ece.call<AccountsAnswer>("GET", panelPaths.accounts)).body;
  expect(accounts[1]).toMatchObject({ isSetUp: false, linkUntil: null });
});

test("Wrong invitations are refused by field, and no account is made", async () => {
  const service = await startService();
  const ece = await newOwner(service);
  const invite = (changes: object) => ece.call("POST", panelPaths.accounts, { ...can, ...changes });
  expect((await invite({ email: "can" })).body).toMatchObject({ code: "email_invalid" });
  expect((await invite({ email: "ECE@example.com" })).body).toMatchObject({ code: "email_known" });
  expect((await invite({ name: " " })).body).toMatchObject({
    fields: [{ field: "name", code: "name_invalid" }],
  });
  expect((await invite({ role: "boss" })).body).toMatchObject({ code: "invalid" });
  expect(await rolesIn(service)).toEqual(["owner"]);
});

test("All changes of accounts need the password again", async () => {
  const service = await startService();
  const ece = await newOwner(service);
  const { accountId } = await newColleague(service, can.email);
  await later(service, 0);
  await service.database.db.updateTable("staff_sessions").set({ confirmed_at: null }).execute();
  for (const [method, path, body] of [
    ["POST", panelPaths.accounts, can],
    ["POST", panelPaths.account(accountId), { name: can.name, role: can.role }],
    ["POST", panelPaths.resetAccount(accountId), undefined],
    ["POST", panelPaths.endSessions(accountId), undefined],
    ["DELETE", panelPaths.account(accountId), undefined],
  ] as const) {
    const answer = await ece.call(method, path, body);
    expect(answer, path).toMatchObject({ status: 403, body: { code: "confirm_needed" } });
  }
});

test("Another account's sessions can be ended without changing the account", async () => {
  const service = await startService();
  const ece = await newOwner(service);
  await newAccount(service, can.email);
  const { cookie } = await sendSignIn(service, { email: can.email });
  const { accounts } = (await ece.call<AccountsAnswer>("GET", panelPaths.accounts)).body;
  const path = panelPaths.endSessions(accounts.find(({ email }) => email === can.email)!.id);
  expect((await ece.call("POST", path)).status).toBe(204);
  const me = (of: string) => callPanel(service, "GET", panelPaths.session, undefined, of);
  expect((await me(cookie)).status).toBe(401);
  expect((await me(ece.cookie)).status).toBe(200);
  expect((await sendSignIn(service, { email: can.email })).status).toBe(200);
});

test("A reset account returns by its new link, a removed one does not", async () => {
  const service = await startService();
  const ece = await newOwner(service);
  const { id } = await newAccount(service, can.email);
  const { cookie } = await sendSignIn(service, { email: can.email });
  const { status, body } = await ece.call<LinkMade>("POST", panelPaths.resetAccount(id));
  expect(status).toBe(200);
  const me = await callPanel(service, "GET", panelPaths.session, undefined, cookie);
  expect(me.status).toBe(401);
  expect((await sendSignIn(service, { email: can.email })).status).toBe(401);
  expect((await setUp(service, body)).status).toBe(201);
  expect((await ece.call("DELETE", panelPaths.account(id))).status).toBe(204);
  expect((await sendSignIn(service, { email: can.email })).status).toBe(401);
  for (const path of [panelPaths.resetAccount(id), panelPaths.endSessions(id)]) {
    expect((await ece.call("POST", path)).status).toBe(404);
  }
});

test("Changes of an account are logged with their author and shown to its owner", async () => {
  const { service } = await openPanel();
  const ece = await newOwner(service, "su@example.com");
  const { id } = await newAccount(service, can.email);
  const first = await sendSignIn(service, { email: can.email });
  await later(service, 60);
  const path = panelPaths.account(id);
  // A user's own actions are not reported.
  const own = { name: "Can", role: "owner" };
  expect((await callPanel(service, "POST", path, own, first.cookie)).status).toBe(204);
  await ece.call("POST", path, { name: can.name, role: "assistant" });
  const told = await callPanel<Me>(service, "GET", panelPaths.session, undefined, first.cookie);
  expect(told.body.news.acts).toMatchObject([{ who: "su@example.com" }, { who: "su@example.com" }]);
  await later(service, 60);
  await ece.call("POST", panelPaths.endSessions(id));
  const again = await sendSignIn(service, { email: can.email }, { cookie: first.device });
  const { body } = await callPanel<Me>(service, "GET", panelPaths.session, undefined, again.cookie);
  expect(body.news.acts.map(({ action }) => action)).toContain("sessions_ended");
  const events = await callPanel<SecurityAnswer>(
    service,
    "GET",
    panelPaths.security,
    undefined,
    again.cookie,
  );
  const acts = events.body.events.filter(({ who }) => who === "su@example.com");
  expect(acts.map(({ action }) => action).toSorted()).toEqual([
    "account_renamed",
    "role_changed",
    "sessions_ended",
  ]);
  await later(service, 60);
  await ece.call("DELETE", path);
  const { changes } = await record(ece);
  expect(changes[0]).toMatchObject({
    action: "account_removed",
    who: "su@example.com",
    after: { what: can.email },
  });
  expect(changes.find(({ action }) => action === "role_changed")).toMatchObject({
    before: { role: "owner" },
    after: { what: can.email, role: "assistant" },
  });
  expect(JSON.stringify(changes)).not.toContain(can.name);
});

test("All staff get the names of all accounts", async () => {
  const { service, ece } = await openPanel();
  const { call } = await newColleague(service, can.email, { name: can.name, role: "assistant" });
  expect((await call("GET", panelPaths.people)).body).toEqual({ names: { [can.email]: can.name } });
  expect((await ece.call("GET", panelPaths.people)).status).toBe(200);
});
