import { expect, test } from "vitest";
import type { Me, SecurityAnswer, SecurityNews } from "../../../contract/panel/me.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { resetAccount } from "../../../server/accounts/manage-accounts.ts";
import { newAccount, recorded, sendSignIn } from "../../support/accounts.ts";
import { callPanel, newColleague } from "../../support/panel.ts";
import { pass, withSecondFactor } from "../../support/second-factor.ts";
import { type Service, startService } from "../../support/service.ts";

const wrong = { password: "başka bir parola" };
const firefox = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/143.0" };

function get<T>(service: Service, path: string, cookie: string) {
  return callPanel<T>(service, "GET", path, undefined, cookie).then(({ body }) => body);
}

const newsOf = async (service: Service, cookie: string) =>
  (await get<Me>(service, panelPaths.session, cookie)).news;

const nothing = { failures: 0, newDevices: [], acts: [] };

/** Confirms the notice as its reader does. */
const markSeen = async (service: Service, cookie: string, { until }: SecurityNews) =>
  (await callPanel(service, "POST", panelPaths.security, until, cookie)).status;

function failures({ database }: Service) {
  return database.db
    .selectFrom("audit_log")
    .selectAll()
    .where("action", "=", "sign_in_failed")
    .orderBy("at")
    .execute();
}

test("Failed sign-ins are reported at the next sign-in until confirmed", async () => {
  const service = await startService();
  await newAccount(service);
  const first = await sendSignIn(service);
  for (let failure = 0; failure < 3; failure++) await sendSignIn(service, wrong);
  const { cookie } = await sendSignIn(service, {}, { cookie: first.device });
  const news = await newsOf(service, cookie);
  expect(news).toMatchObject({ ...nothing, failures: 3 });
  expect(await markSeen(service, cookie, news)).toBe(204);
  expect(await newsOf(service, cookie)).toMatchObject(nothing);
  await sendSignIn(service, wrong);
  expect(await newsOf(service, cookie)).toMatchObject({ failures: 1 });
});

test("A sign-in from a new browser is reported on every browser of the account", async () => {
  const service = await startService();
  await newAccount(service);
  await newAccount(service, "can@example.com");
  const can = await sendSignIn(service, { email: "can@example.com" });
  const own = await sendSignIn(service);
  expect(await newsOf(service, own.cookie)).toMatchObject(nothing);
  pass(service, 60);
  const thief = await sendSignIn(service, {}, firefox);
  const told = {
    failures: 0,
    newDevices: [{ at: service.clock.now.toISOString(), device: "Firefox, Windows" }],
    acts: [],
  };
  pass(service, 60);
  expect(await newsOf(service, own.cookie)).toMatchObject(told);
  const news = await newsOf(service, thief.cookie);
  expect(news).toMatchObject(told);
  await markSeen(service, thief.cookie, news);
  expect(await newsOf(service, thief.cookie)).toMatchObject(nothing);
  expect(await newsOf(service, own.cookie)).toMatchObject(told);
  expect(await newsOf(service, can.cookie)).toMatchObject(nothing);
  expect(await recorded(service)).toContain("ece@example.com signed_in_new");
  const again = await sendSignIn(service, {}, { cookie: own.device });
  const known = await newsOf(service, again.cookie);
  expect(known, "a browser that is known is no news").toMatchObject(told);
  const { cookie } = await newColleague(service, "su@example.com");
  expect(await newsOf(service, cookie), "a browser that is not remembered").toMatchObject(nothing);
});

test("Events after the shown notice are reported after its confirmation", async () => {
  const service = await startService();
  await newAccount(service);
  const first = await sendSignIn(service);
  const own = await sendSignIn(service);
  for (let failure = 0; failure < 3; failure++) await sendSignIn(service, wrong);
  const shown = await newsOf(service, own.cookie);
  expect(shown).toMatchObject({ ...nothing, failures: 3 });
  pass(service, 3600);
  await sendSignIn(service, wrong);
  await sendSignIn(service, {}, firefox);
  pass(service, 3600);
  for (let tab = 0; tab < 2; tab++) {
    await markSeen(service, own.cookie, shown);
    const left = await newsOf(service, own.cookie);
    expect(left).toMatchObject({ failures: 1, newDevices: [{ device: "Firefox, Windows" }] });
  }
  expect(await newsOf(service, first.cookie)).toMatchObject({ failures: 4 });
  const third = await sendSignIn(service);
  expect(await newsOf(service, third.cookie)).toMatchObject({ failures: 1 });
  await markSeen(service, own.cookie, await newsOf(service, own.cookie));
  await markSeen(service, own.cookie, shown);
  expect(await newsOf(service, own.cookie), "what was read stays so").toMatchObject(nothing);
});

test("Long reports are split, and confirmations of the future do not count", async () => {
  const service = await startService();
  await newAccount(service);
  const { cookie } = await sendSignIn(service);
  const told: string[] = [];
  pass(service, 1);
  for (let count = 0; count < 12; count++) {
    // Two at a time in the same moment, the tenth and the eleventh among them.
    pass(service, count % 2);
    await sendSignIn(service, {}, firefox);
    told.push(service.clock.now.toISOString());
  }
  const first = await newsOf(service, cookie);
  expect(first.newDevices.map(({ at }) => at)).toEqual(told.slice(0, 10));
  await markSeen(service, cookie, first);
  const next = await newsOf(service, cookie);
  expect(next.newDevices.map(({ at }) => at)).toEqual(told.slice(9));
  await markSeen(service, cookie, {
    ...next,
    until: { at: "2099-01-01T00:00:00.000Z", failures: 99 },
  });
  pass(service, 1);
  await sendSignIn(service, wrong);
  await sendSignIn(service, {}, firefox);
  expect(await newsOf(service, cookie)).toMatchObject({ failures: 1, newDevices: [{}] });
});

test("Failed sign-ins are logged at the first and at each doubling", async () => {
  const service = await startService();
  const { id } = await newAccount(service);
  for (let failure = 1; failure <= 9; failure++) {
    expect((await sendSignIn(service, wrong)).status).toBe(401);
    // Longer than any wait.
    pass(service, 2 ** failure);
  }
  const rows = await failures(service);
  expect(rows.map(({ after }) => JSON.parse(after!))).toEqual(
    [1, 2, 4, 8].map((count) => ({ what: "ece@example.com", count })),
  );
  expect(rows.every(({ who, account_id }) => who === "" && account_id === id)).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(wrong.password);
});

test("Attempts at unknown accounts are counted together without what was typed", async () => {
  const service = await startService();
  for (let failure = 0; failure < 5; failure++) {
    await sendSignIn(service, { email: `kimse${failure}@example.com` });
  }
  const rows = await failures(service);
  expect(rows.map(({ after }) => JSON.parse(after!))).toEqual(
    [1, 2, 4].map((count) => ({ count })),
  );
  expect(JSON.stringify(rows)).not.toContain("kimse");
});

test("Delayed attempts are neither logged nor counted", async () => {
  const service = await startService();
  await newAccount(service);
  const { cookie } = await sendSignIn(service);
  for (let failure = 0; failure < 30; failure++) await sendSignIn(service, wrong);
  expect(await newsOf(service, cookie)).toMatchObject({ failures: 5 });
  expect(await failures(service)).toHaveLength(3);
});

test("A wrong code is a failed attempt, a missing one is none", async () => {
  const service = await startService();
  const { me } = await withSecondFactor(service);
  await sendSignIn(service);
  expect((await me()).news.failures).toBe(0);
  await sendSignIn(service, { code: "000000" });
  expect((await me()).news.failures).toBe(1);
});

test("Users see the events of their own account, newest first", async () => {
  const service = await startService();
  await newAccount(service);
  await newAccount(service, "can@example.com");
  await sendSignIn(service, { email: "can@example.com" });
  await sendSignIn(service, wrong);
  pass(service, 60);
  await resetAccount(service.database, "can@example.com", service.clock);
  const { cookie } = await sendSignIn(service);
  const { events } = await get<SecurityAnswer>(service, panelPaths.security, cookie);
  expect(events.map(({ action, who, after }) => [action, who, after])).toEqual([
    ["signed_in", "ece@example.com", { what: "Bilinmeyen cihaz" }],
    ["sign_in_failed", "", { what: "ece@example.com", count: 1 }],
  ]);
  for (const method of ["GET", "POST"]) {
    expect((await callPanel(service, method, panelPaths.security)).status).toBe(401);
  }
});

test("A reset is logged for the account", async () => {
  const service = await startService();
  const { id } = await newAccount(service);
  await resetAccount(service.database, "ece@example.com", service.clock);
  const rows = await service.database.db.selectFrom("audit_log").selectAll().execute();
  expect(rows).toMatchObject([{ account_id: id, who: "", action: "account_reset" }]);
});
