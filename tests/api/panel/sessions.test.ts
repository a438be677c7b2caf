import { expect, test } from "vitest";
import type { SessionRow } from "../../../contract/panel/calls.ts";
import type { SignInPage } from "../../../contract/panel/me.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { deleteExpiredStaffRows } from "../../../server/accounts/accounts.ts";
import { makeLink } from "../../../server/accounts/links.ts";
import {
  endSessionsOf,
  removeAccount,
  resetAccount,
} from "../../../server/accounts/manage-accounts.ts";
import { isSessionOpen, staffOf } from "../../../server/accounts/sessions.ts";
import { goodPassword, newAccount, recorded, sendSignIn } from "../../support/accounts.ts";
import { callPanel, confirmEveryone, newColleague } from "../../support/panel.ts";
import { type Service, startService, wednesdayNoon } from "../../support/service.ts";

const hour = 3_600_000;
const nextPassword = "lodosta martı sesi";

async function statusOf(service: Service, cookie: string): Promise<number> {
  return (await callPanel(service, "GET", panelPaths.session, undefined, cookie)).status;
}

async function sessions(service: Service, cookie: string): Promise<SessionRow[]> {
  return (await callPanel<SessionRow[]>(service, "GET", panelPaths.sessions, undefined, cookie))
    .body;
}

test("Sessions are listed with their devices and ended one by one", async () => {
  const service = await startService();
  await newAccount(service);
  const phone = await sendSignIn(
    service,
    {},
    { "user-agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile Safari/537.36" },
  );
  service.clock.now = new Date(wednesdayNoon.getTime() + hour);
  const desk = await sendSignIn(
    service,
    {},
    { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/143.0" },
  );
  const listed = await sessions(service, desk.cookie);
  expect(listed).toEqual([
    {
      id: expect.any(String),
      device: "Firefox, Windows",
      createdAt: "2025-09-24T11:00:00.000Z",
      lastSeenAt: "2025-09-24T11:00:00.000Z",
      isThis: true,
      isKept: false,
    },
    {
      id: expect.any(String),
      device: "Chrome, Android",
      createdAt: "2025-09-24T10:00:00.000Z",
      lastSeenAt: "2025-09-24T10:00:00.000Z",
      isThis: false,
      isKept: false,
    },
  ]);
  const end = (id: string) =>
    callPanel(service, "DELETE", panelPaths.sessionOf(id), undefined, desk.cookie);
  expect((await end(listed[1]!.id)).status).toBe(204);
  expect((await end(listed[1]!.id)).status).toBe(404);
  expect(await statusOf(service, phone.cookie)).toBe(401);
  expect(await statusOf(service, desk.cookie)).toBe(200);
  expect(await recorded(service)).toContain("ece@example.com session_ended");
  const { after } = await service.database.db
    .selectFrom("audit_log")
    .select("after")
    .where("action", "=", "session_ended")
    .executeTakeFirstOrThrow();
  expect(JSON.parse(after!)).toEqual({ what: "Chrome, Android" });
  expect((await end(listed[0]!.id)).status).toBe(204);
  expect(await statusOf(service, desk.cookie)).toBe(401);
});

test("Another account's session can be neither seen nor ended", async () => {
  const service = await startService();
  const ece = await newColleague(service);
  const can = await newColleague(service, "can@example.com");
  const [ofCan] = await sessions(service, can.cookie);
  expect(await sessions(service, ece.cookie)).toHaveLength(1);
  expect((await sessions(service, ece.cookie))[0]!.id).not.toBe(ofCan!.id);
  const refused = await ece.call("DELETE", panelPaths.sessionOf(ofCan!.id));
  expect([refused.status, refused.body.code]).toEqual([404, "session_gone"]);
  expect(await statusOf(service, can.cookie)).toBe(200);
  expect(await recorded(service)).toEqual([]);
});

test("A session ends after twelve idle hours, and use prolongs it", async () => {
  const service = await startService();
  const used = await newColleague(service);
  const idle = await newColleague(service, "can@example.com");
  const after = (ms: number) => {
    service.clock.now = new Date(wednesdayNoon.getTime() + ms);
  };
  after(12 * hour - 1);
  expect(await statusOf(service, used.cookie)).toBe(200);
  after(12 * hour);
  expect(await statusOf(service, idle.cookie)).toBe(401);
  after(24 * hour - 2);
  expect(await statusOf(service, used.cookie)).toBe(200);
  after(36 * hour);
  expect(await statusOf(service, used.cookie)).toBe(401);
});

test("The last use of a session is stored once a minute, not by event streams", async () => {
  const service = await startService();
  const ece = await newColleague(service);
  const token = ece.cookie.split("=")[1]!;
  const lastSeen = async () => {
    const [row] = await service.database.db.selectFrom("staff_sessions").selectAll().execute();
    return Date.parse(row!.last_seen_at) - wednesdayNoon.getTime();
  };
  const ask = async (ms: number, keepAlive: boolean) => {
    const now = new Date(wednesdayNoon.getTime() + ms);
    expect(await staffOf(service.database, token, now, { keepAlive })).toBeDefined();
    return lastSeen();
  };
  expect(await ask(59_999, true)).toBe(0);
  expect(await ask(hour, false)).toBe(0);
  expect(await ask(60_000, true)).toBe(60_000);
  expect(await ask(119_999, true)).toBe(60_000);
});

test("A session is listed as open until it is too long idle or ended", async () => {
  const service = await startService();
  const { call } = await newColleague(service);
  const { database, clock } = service;
  const { id } = await database.db
    .selectFrom("staff_sessions")
    .select("id")
    .executeTakeFirstOrThrow();
  const isOpen = (of: string, ms = 0) =>
    isSessionOpen(database, of, new Date(clock.now.getTime() + ms));
  expect([await isOpen(id), await isOpen("another")]).toEqual([true, false]);
  expect([await isOpen(id, 12 * hour - 1), await isOpen(id, 12 * hour)]).toEqual([true, false]);
  await call("DELETE", panelPaths.sessionOf(id));
  expect(await isOpen(id)).toBe(false);
});

test("A new password needs the current one and ends the other sessions", async () => {
  const service = await startService();
  await newAccount(service);
  const can = await newColleague(service, "can@example.com");
  const here = await sendSignIn(service);
  const there = await sendSignIn(service);
  const change = (current: string, next: string) =>
    callPanel<{ code: string }>(
      service,
      "POST",
      panelPaths.password,
      { current, next },
      here.cookie,
    );

  const wrong = await change("başka bir parola", nextPassword);
  expect([wrong.status, wrong.body.code]).toEqual([403, "wrong_password"]);
  const short = await change(goodPassword, "kısa");
  expect([short.status, short.body.code]).toEqual([400, "password_short"]);
  const common = await change(goodPassword, "galatasaray1905");
  expect([common.status, common.body.code]).toEqual([400, "password_common"]);
  expect(await statusOf(service, there.cookie)).toBe(200);

  expect((await change(goodPassword, nextPassword)).status).toBe(204);
  expect(await statusOf(service, here.cookie)).toBe(200);
  expect(await statusOf(service, there.cookie)).toBe(401);
  expect(await statusOf(service, can.cookie)).toBe(200);
  expect((await sendSignIn(service)).status).toBe(401);
  expect((await sendSignIn(service, { password: nextPassword })).status).toBe(200);
  expect(await recorded(service)).toContain("ece@example.com password_set");
});

test("A session does not allow faster guesses of the password", async () => {
  const service = await startService();
  await newAccount(service);
  const { cookie } = await sendSignIn(service);
  const guess = (path: string, body: unknown) => callPanel(service, "POST", path, body, cookie);
  const wrong = { password: "başka bir parola" };
  for (let failure = 0; failure < 5; failure++) {
    expect((await guess(panelPaths.confirmation, wrong)).status).toBe(403);
  }
  const right = { current: goodPassword, next: nextPassword };
  const refused = await guess(panelPaths.password, right);
  expect(refused).toMatchObject({ status: 429, body: { code: "wait" } });
  expect((await guess(panelPaths.confirmation, wrong)).status).toBe(429);
});

test("Signing in ends the session that the browser had, and no other", async () => {
  const service = await startService();
  await newAccount(service);
  const elsewhere = await sendSignIn(service);
  const before = await sendSignIn(service);
  const failed = await sendSignIn(
    service,
    { password: "başka bir parola" },
    { cookie: before.cookie },
  );
  expect(failed.status).toBe(401);
  expect(await statusOf(service, before.cookie)).toBe(200);
  const after = await sendSignIn(service, {}, { cookie: before.cookie });
  expect(await statusOf(service, before.cookie)).toBe(401);
  expect(await statusOf(service, elsewhere.cookie)).toBe(200);
  expect(await sessions(service, after.cookie)).toHaveLength(2);
});

test("The daily cleanup removes expired sessions, links and waits", async () => {
  const service = await startService();
  const { database } = service;
  const counts = async () => {
    const tables = ["staff_sessions", "password_links", "sign_in_waits"] as const;
    const rows = tables.map((table) => database.db.selectFrom(table).selectAll().execute());
    return (await Promise.all(rows)).map(({ length }) => length);
  };
  const { accountId } = await newColleague(service);
  await makeLink(database.db, accountId, wednesdayNoon);
  await sendSignIn(service);
  const nextDay = new Date(wednesdayNoon.getTime() + 24 * hour);
  await deleteExpiredStaffRows(database, new Date(wednesdayNoon.getTime() + 12 * hour - 1));
  expect(await counts()).toEqual([1, 1, 2]);
  await deleteExpiredStaffRows(database, new Date(nextDay.getTime() - 1));
  expect(await counts()).toEqual([0, 1, 2]);
  await deleteExpiredStaffRows(database, nextDay);
  expect(await counts()).toEqual([0, 0, 0]);
});

test("A session ends after thirty days of constant use", async () => {
  const service = await startService();
  const { cookie } = await newColleague(service);
  const after = (ms: number) => {
    service.clock.now = new Date(wednesdayNoon.getTime() + ms);
  };
  for (let hours = 0; hours < 30 * 24; hours += 11) {
    after(hours * hour);
    expect(await statusOf(service, cookie)).toBe(200);
  }
  after(30 * 24 * hour - 1);
  expect(await statusOf(service, cookie)).toBe(200);
  after(30 * 24 * hour);
  expect(await statusOf(service, cookie)).toBe(401);
  await deleteExpiredStaffRows(service.database, service.clock.now);
  expect(await service.database.db.selectFrom("staff_sessions").selectAll().execute()).toEqual([]);
});

test("A session begun while the clock was ahead does not last", async () => {
  const service = await startService();
  service.clock.now = new Date(wednesdayNoon.getTime() + 800 * 24 * hour);
  const { cookie } = await newColleague(service);
  service.clock.now = wednesdayNoon;
  expect(await statusOf(service, cookie)).toBe(401);
});

const signInPage = async (service: Service, cookie: string) =>
  (await callPanel<SignInPage>(service, "GET", panelPaths.signInPage, undefined, cookie)).body;

test("A session that is kept needs no use, outlasts the window, and ends after thirty days", async () => {
  const service = await startService();
  await newAccount(service);
  const kept = await sendSignIn(service, { isKept: true });
  expect(kept.setCookie).toContain("Max-Age=2592000");
  expect((await sessions(service, kept.cookie))[0]!.isKept).toBe(true);
  const after = (ms: number) => {
    service.clock.now = new Date(wednesdayNoon.getTime() + ms);
  };
  after(30 * 24 * hour - 1);
  expect(await statusOf(service, kept.cookie)).toBe(200);
  after(30 * 24 * hour);
  expect(await statusOf(service, kept.cookie)).toBe(401);
  expect((await signInPage(service, kept.cookie)).ended).toMatchObject({ why: "too_old" });
});

test("Whether a session is kept is changed in the settings, by password", async () => {
  const service = await startService();
  await newAccount(service);
  const { cookie, setCookie } = await sendSignIn(service);
  expect(setCookie).not.toContain("Max-Age");
  const keep = (isKept: boolean) =>
    fetch(service.url + panelPaths.keepSession, {
      method: "POST",
      headers: { origin: service.url, cookie, "content-type": "application/json" },
      body: JSON.stringify({ isKept }),
    });
  const on = await keep(true);
  expect(on.headers.getSetCookie()[0]).toMatch(new RegExp(`^${cookie}; Max-Age=2592000;`));
  service.clock.now = new Date(wednesdayNoon.getTime() + 13 * hour);
  expect(await statusOf(service, cookie)).toBe(200);
  expect((await keep(false)).status, "asks for the password again").toBe(403);
  await confirmEveryone(service);
  expect((await keep(false)).headers.getSetCookie()[0]).not.toContain("Max-Age");
  service.clock.now = new Date(wednesdayNoon.getTime() + 25 * hour);
  expect(await statusOf(service, cookie)).toBe(401);
});

test("The sign-in page knows the browser's last user and why the session is over, also after the cleanup", async () => {
  const service = await startService();
  const { database, clock } = service;
  const account = await newAccount(service);
  const by = { now: clock.now };
  const desk = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/143.0" };
  const reasons: [string, (cookie: string) => Promise<unknown>, object][] = [
    ["ended", async (cookie) => endFromDesk(cookie), { device: "Firefox, Windows" }],
    ["password_changed", () => changeFromDesk(), { device: "" }],
    ["ended_by_owner", () => endSessionsOf(database, account.id, by), { device: "" }],
    ["account_reset", () => resetAccount(database, account.id, by), { device: "" }],
  ];
  let password = goodPassword;
  async function endFromDesk(cookie: string) {
    const there = await sendSignIn(service, { password }, desk);
    const [row] = (await sessions(service, cookie)).filter(({ isThis }) => isThis);
    await fetch(service.url + panelPaths.sessionOf(row!.id), {
      method: "DELETE",
      headers: { origin: service.url, cookie: there.cookie, ...desk },
    });
  }
  async function changeFromDesk() {
    const there = await sendSignIn(service, { password }, desk);
    const body = { current: password, next: nextPassword };
    await callPanel(service, "POST", panelPaths.password, body, there.cookie);
    password = nextPassword;
  }
  for (const [why, end, more] of reasons) {
    const phone = await sendSignIn(service, { password });
    const cookies = `${phone.cookie}; ${phone.device}`;
    expect(await signInPage(service, cookies)).toEqual({ email: account.email, ended: null });
    await end(phone.cookie);
    const { ended } = await signInPage(service, cookies);
    expect(ended).toEqual({ why, at: "2025-09-24T10:00:00.000Z", ...more });
  }
  const can = await newColleague(service, "can@example.com");
  clock.now = new Date(wednesdayNoon.getTime() + 12 * hour);
  expect((await signInPage(service, can.cookie)).ended).toMatchObject({ why: "idle" });
  await deleteExpiredStaffRows(database, clock.now);
  expect((await signInPage(service, can.cookie)).ended).toMatchObject({ why: "idle" });
  await removeAccount(database, account.id, by);
  expect(await signInPage(service, "")).toEqual({ email: null, ended: null });
  clock.now = new Date(wednesdayNoon.getTime() + 31 * 24 * hour);
  await deleteExpiredStaffRows(database, clock.now);
  expect(await database.db.selectFrom("ended_sessions").selectAll().execute()).toEqual([]);
});
