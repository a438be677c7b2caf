import { expect, test } from "vitest";
import type { Me } from "../../../contract/panel/me.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { deleteExpiredStaffRows } from "../../../server/accounts/accounts.ts";
import { goodPassword, newAccount, sendSignIn } from "../../support/accounts.ts";
import { callPanel } from "../../support/panel.ts";
import { type Service, startService, wednesdayNoon } from "../../support/service.ts";

const wrong = { password: "başka bir parola" };
const nextPassword = "lodosta martı sesi";
const day = 24 * 3_600_000;

/** Strangers guess until the account waits, from many addresses. */
async function guessFromElsewhere(service: Service): Promise<void> {
  for (let failure = 0; failure < 5; failure++) {
    const from = { "x-forwarded-for": `203.0.113.${failure}` };
    expect((await sendSignIn(service, wrong, from)).status).toBe(401);
  }
  expect((await sendSignIn(service)).status).toBe(429);
}

test("Guesses from elsewhere do not lock out a known browser", async () => {
  const service = await startService({ settings: { TRUST_PROXY: "1" } });
  await newAccount(service);
  const { device } = await sendSignIn(service);
  await guessFromElsewhere(service);
  const known = await sendSignIn(service, {}, { cookie: device });
  expect(known.status).toBe(200);
  expect((await sendSignIn(service)).status, "strangers still wait").toBe(429);
  const again = await sendSignIn(service, {}, { cookie: known.device });
  expect(again.status).toBe(200);
});

test("Guesses from the same address do not lock out a known browser", async () => {
  const service = await startService();
  await newAccount(service);
  const { device } = await sendSignIn(service);
  for (let failure = 0; failure < 20; failure++) {
    await sendSignIn(service, { email: `kimse${failure}@example.com` });
  }
  expect((await sendSignIn(service)).status).toBe(429);
  expect((await sendSignIn(service, {}, { cookie: device })).status).toBe(200);
});

test("A known browser waits only after its own failures", async () => {
  const service = await startService();
  await newAccount(service);
  const { device } = await sendSignIn(service);
  for (let failure = 0; failure < 5; failure++) {
    expect((await sendSignIn(service, wrong, { cookie: device })).status).toBe(401);
  }
  const refused = await sendSignIn(service, {}, { cookie: device });
  expect([refused.status, refused.retryAfter]).toEqual([429, "1"]);
  expect((await sendSignIn(service)).status, "another browser").toBe(200);
});

test("A browser is known only to accounts that signed in with it", async () => {
  const service = await startService({ settings: { TRUST_PROXY: "1" } });
  await newAccount(service);
  await newAccount(service, "can@example.com");
  const can = await sendSignIn(service, { email: "can@example.com" });
  await guessFromElsewhere(service);
  expect((await sendSignIn(service, {}, { cookie: can.device })).status).toBe(429);
  expect((await sendSignIn(service, {}, { cookie: "cihaz=uydurma" })).status).toBe(429);
});

test("A shared browser is known to both accounts", async () => {
  const service = await startService({ settings: { TRUST_PROXY: "1" } });
  await newAccount(service);
  await newAccount(service, "can@example.com");
  const ece = await sendSignIn(service);
  const can = await sendSignIn(service, { email: "can@example.com" }, { cookie: ece.device });
  await guessFromElsewhere(service);
  expect((await sendSignIn(service, {}, { cookie: can.device })).status).toBe(200);
});

test("The browser's token is kept for a year, changes with each sign-in, and only its hash is stored", async () => {
  const service = await startService({ settings: { TRUST_PROXY: "1" } });
  await newAccount(service);
  const first = await sendSignIn(service);
  expect(first.setDevice).toMatch(
    /^cihaz=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const second = await sendSignIn(service, {}, { cookie: first.device });
  expect(second.device).not.toBe(first.device);
  await guessFromElsewhere(service);
  expect((await sendSignIn(service, {}, { cookie: first.device })).status).toBe(429);
  const rows = await service.database.db.selectFrom("staff_devices").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(second.device.split("=")[1]);
});

test("A browser unused for a year is forgotten", async () => {
  const service = await startService();
  await newAccount(service);
  await sendSignIn(service);
  const { database } = service;
  const known = () => database.db.selectFrom("staff_devices").select("id").execute();
  await deleteExpiredStaffRows(database, new Date(wednesdayNoon.getTime() + 365 * day - 1));
  expect(await known()).toHaveLength(1);
  await deleteExpiredStaffRows(database, new Date(wednesdayNoon.getTime() + 365 * day));
  expect(await known()).toHaveLength(0);
});

test("A signed-in user can change the password during guesses from elsewhere", async () => {
  const service = await startService({ settings: { TRUST_PROXY: "1" } });
  await newAccount(service);
  const { cookie } = await sendSignIn(service);
  await guessFromElsewhere(service);
  const change = { current: goodPassword, next: nextPassword };
  const changed = await callPanel(service, "POST", panelPaths.password, change, cookie);
  expect(changed.status).toBe(204);
});

test("After a wrong clock nobody waits longer than the longest wait", async () => {
  const service = await startService();
  await newAccount(service);
  service.clock.now = new Date(wednesdayNoon.getTime() + 800 * day);
  for (let failure = 0; failure < 5; failure++) await sendSignIn(service, wrong);
  expect((await sendSignIn(service)).retryAfter).toBe("1");
  service.clock.now = wednesdayNoon;
  const refused = await sendSignIn(service);
  expect([refused.status, refused.retryAfter]).toEqual([429, "900"]);
  service.clock.now = new Date(wednesdayNoon.getTime() + 899_000);
  expect((await sendSignIn(service)).retryAfter).toBe("1");
  service.clock.now = new Date(wednesdayNoon.getTime() + 900_000);
  expect((await sendSignIn(service)).status).toBe(200);
});

test("One's own slips are no news in the browser in which they were made, and news in every other", async () => {
  const service = await startService();
  await newAccount(service);
  const there = await sendSignIn(service);
  const here = await sendSignIn(service);
  await sendSignIn(service, wrong, { cookie: here.device });
  const failuresIn = async (cookie: string) => {
    const { body } = await callPanel<Me>(service, "GET", panelPaths.session, undefined, cookie);
    return body.news.failures;
  };
  const again = await sendSignIn(service, {}, { cookie: here.device });
  await callPanel(service, "POST", panelPaths.confirmation, wrong, again.cookie);
  expect([await failuresIn(again.cookie), await failuresIn(there.cookie)]).toEqual([0, 2]);
});
