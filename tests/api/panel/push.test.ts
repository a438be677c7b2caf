import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { type PushKind, type PushState, pushKinds } from "../../../contract/panel/push.ts";
import { readSecretKeys } from "../../../server/accounts/secret-keys.ts";
import { sendDuePushes } from "../../../server/appointments/send-pushes.ts";
import type { Engine } from "../../../server/database/schema.ts";
import { takeDue } from "../../../server/outbox.ts";
import { queueReminders } from "../../../server/push/queue.ts";
import { vapidPair } from "../../../server/push/vapid.ts";
import { type Colleague, newColleague } from "../../support/panel.ts";
import { card, done, enter, later, list } from "../../support/panel-appointments.ts";
import { bookWithKey, cancelByKey, moveByKey } from "../../support/private-link.ts";
import { newBrowser, readVapid, startPushService } from "../../support/push-service.ts";
import { book, type Service, startService, temporaryStorage } from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";

const slot = { day: "2025-09-25", timeSlot: "21:00" };
const everything = Object.keys(pushKinds) as PushKind[];

function subscribe(
  { call }: Colleague,
  { subscription }: Pick<ReturnType<typeof newBrowser>, "subscription">,
  { kinds = everything, showsNames = false } = {},
) {
  const body = { subscription, choice: { kinds, showsNames } };
  return call<{ code?: string }>("POST", panelPaths.push, body);
}

/** A colleague with a browser that is told of everything, and the push service of that browser. */
async function open({ engine, settings, storage }: Parameters<typeof startService>[0] = {}) {
  const pushes = await startPushService();
  const service = await startService({
    ...{ engine, storage },
    settings: { PUSH_SERVICES: pushes.url, ...settings },
  });
  const ece = await newColleague(service);
  const browser = newBrowser(pushes.url);
  expect((await subscribe(ece, browser)).status).toBe(204);
  /** Sends what is due, and answers with what the browser shows of it. */
  async function shown() {
    pushes.received.length = 0;
    await sendDuePushes(service.deps);
    return pushes.received.map(({ body }) => browser.read(body));
  }
  return { service, ece, pushes, browser, shown };
}

const waiting = ({ database }: Service) =>
  database.db.selectFrom("push_outbox").selectAll().where("sent_at", "is", null).execute();
const subscriptions = ({ database }: Service) =>
  database.db.selectFrom("push_subscriptions").selectAll().execute();

test("A push is sent as the protocol demands, and only its browser can read it", async () => {
  const { service, ece, pushes, browser } = await open();
  await book(service, slot);
  expect(await sendDuePushes(service.deps)).toEqual({ sent: 1, failed: 0 });
  const [{ path, headers, body }] = pushes.received as [(typeof pushes.received)[0]];
  expect(path).toBe("/cihaz");
  expect(headers).toMatchObject({
    "content-encoding": "aes128gcm",
    "content-type": "application/octet-stream",
    ttl: "86400",
    urgency: "high",
  });
  const { publicKey } = (await ece.call<PushState>("GET", panelPaths.push)).body;
  expect(readVapid(headers.authorization)).toEqual({
    publicKey,
    isSigned: true,
    head: { typ: "JWT", alg: "ES256" },
    claims: {
      aud: pushes.url,
      exp: service.clock.now.getTime() / 1000 + 12 * 3600,
      sub: "http://127.0.0.1:3000",
    },
  });
  const [asked] = (await list(ece)).appointments;
  expect(browser.read(body)).toEqual({
    title: "Yeni randevu talebi",
    body: "25 Eylül 2025 21:00",
    url: `/yonetim/randevu/${asked!.id}`,
    tag: `request ${asked!.id}`,
    badge: 1,
  });
  expect(() => newBrowser(pushes.url).read(body)).toThrow();
  expect(await sendDuePushes(service.deps)).toEqual({ sent: 0, failed: 0 });
});

test.each(bothEngines)("Every change by a visitor is pushed (%s)", async (engine) => {
  const { service, shown } = await open({ engine });
  const key = await bookWithKey(service, slot);
  expect((await shown()).map(({ title }) => title)).toEqual(["Yeni randevu talebi"]);
  await moveByKey(service, key, { version: 1, day: "2025-10-02", timeSlot: "22:30" });
  expect(await shown()).toMatchObject([
    { title: "Danışan randevusunu taşıdı", body: "2 Ekim 2025 22:30" },
  ]);
  await cancelByKey(service, key, { version: 2 });
  expect(await shown()).toMatchObject([{ title: "Danışan randevusunu iptal etti", badge: 1 }]);
});

test("A device hears of what it has chosen, with names where it wants them", async () => {
  const { service, ece, pushes } = await open();
  const phone = await newColleague(service, "can@example.com");
  const named = newBrowser(pushes.url, "adli");
  await subscribe(phone, named, { kinds: ["request"], showsNames: true });
  await subscribe(ece, newBrowser(pushes.url, "sessiz"), { kinds: [] });
  const key = await bookWithKey(service, slot);
  await sendDuePushes(service.deps);
  expect(
    pushes.received.map(({ path }) => path),
    "a session has one browser",
  ).toEqual(["/adli"]);
  expect(named.read(pushes.received[0]!.body).body).toBe("25 Eylül 2025 21:00\nAyşe, Mini Öngörü");
  await cancelByKey(service, key, { version: 1 });
  expect(await waiting(service)).toEqual([]);
  const { body } = await phone.call<PushState>("GET", panelPaths.push);
  expect(body.choice).toEqual({ kinds: ["request"], showsNames: true });
});

test("What was answered or seen meanwhile is not pushed any more", async () => {
  const { service, ece, shown } = await open();
  await bookWithKey(service, slot);
  const [asked] = (await list(ece)).appointments;
  await done(ece, "approve", asked!);
  expect(await shown()).toEqual([]);
  const key = await bookWithKey(service, { ...slot, timeSlot: "22:00", phone: "05321112233" });
  await shown();
  await cancelByKey(service, key, { version: 1 });
  const { appointments } = await list(ece, { durum: "visitor_cancelled" });
  await card(ece, appointments[0]!.id);
  expect(await shown()).toEqual([]);
  expect(await waiting(service)).toEqual([]);
});

test("Ten minutes before an approved appointment there is one push, whoever looks how often", async () => {
  const { service, ece, shown } = await open();
  const { appointment } = (await enter(ece, { day: "2025-09-24", timeSlot: "21:30" })).body;
  // 21:30 in Istanbul is 18:30 UTC.
  const at = (time: string) => later(service, secondsUntil(service, `2025-09-24T${time}Z`));
  await at("18:19:59");
  await queueReminders(service.database, service.clock.now);
  expect((await shown()).filter(({ tag }) => tag.startsWith("soon"))).toEqual([]);
  await at("18:20:00");
  for (const _ of [1, 2]) await queueReminders(service.database, service.clock.now);
  expect(await shown()).toEqual([
    {
      title: "10 dakika sonra randevu",
      body: "21:30",
      url: `/yonetim/randevu/${appointment!.id}`,
      tag: `soon ${appointment!.id}`,
      badge: 0,
    },
  ]);
  await at("18:21:00");
  await queueReminders(service.database, service.clock.now);
  expect(await shown()).toEqual([]);
  // Nor for a report, which is due when the day ends.
  await enter(ece, { consultation: "vip-ongoru", day: "2025-09-24", timeSlot: "" });
  await at("20:50:00");
  await queueReminders(service.database, service.clock.now);
  expect(await shown()).toEqual([]);
});

test("At nine in Türkiye the day's appointments are pushed, once, and nothing on an empty day", async () => {
  const { service, ece, shown } = await open();
  for (const timeSlot of ["20:00", "21:30"]) await enter(ece, { timeSlot, phone: "05329876543" });
  const tick = async (instant: string) => {
    await later(service, secondsUntil(service, instant));
    await queueReminders(service.database, service.clock.now);
    return shown();
  };
  await tick("2025-09-24T20:00:00Z");
  expect(await tick("2025-09-25T05:59:59Z")).toEqual([]);
  expect(await tick("2025-09-25T06:00:00Z")).toMatchObject([
    { title: "Bugün 2 randevu", body: "20:00, 21:30", url: "/yonetim/hafta?gun=2025-09-25" },
  ]);
  expect(await tick("2025-09-25T06:00:30Z")).toEqual([]);
  expect(await tick("2025-09-26T06:00:00Z")).toEqual([]);
});

function secondsUntil({ clock }: Service, instant: string): number {
  return (Date.parse(instant) - clock.now.getTime()) / 1000;
}

test("An unreachable service is tried again with growing waits for a day; a redirect is not followed", async () => {
  const { service, pushes, shown } = await open();
  pushes.status = 503;
  await book(service, slot);
  expect(await sendDuePushes(service.deps)).toEqual({ sent: 0, failed: 1, status: 503 });
  expect(await sendDuePushes(service.deps), "not again at once").toEqual({ sent: 0, failed: 0 });
  pushes.status = 201;
  await later(service, 61);
  expect(await shown()).toHaveLength(1);

  pushes.status = 307;
  await book(service, { ...slot, timeSlot: "22:00" });
  expect(await sendDuePushes(service.deps)).toEqual({ sent: 0, failed: 1, status: 307 });
  expect(pushes.received.at(-1)!.path).toBe("/cihaz");
  expect(await waiting(service), "refused for good").toEqual([]);

  pushes.status = 500;
  await book(service, { ...slot, timeSlot: "22:30" });
  for (let hours = 0; hours < 24; hours += 6) {
    await sendDuePushes(service.deps);
    await later(service, 6 * 3600);
  }
  expect(await waiting(service)).toHaveLength(1);
  await sendDuePushes(service.deps);
  expect(await waiting(service)).toEqual([]);
});

test.each([404, 410])(
  "A subscription that its service does not know any more (%i) is removed",
  async (status) => {
    const { service, pushes } = await open();
    pushes.status = status;
    await book(service, slot);
    expect(await sendDuePushes(service.deps)).toEqual({ sent: 0, failed: 0 });
    expect([await subscriptions(service), await waiting(service)]).toEqual([[], []]);
  },
);

test.each(bothEngines)(
  "Two servers send a push once, and a crash between loses none (%s)",
  async (engine) => {
    const pushes = await startPushService();
    const storage = await temporaryStorage(engine);
    const settings = { PUSH_SERVICES: pushes.url };
    const one = await startService({ engine, storage, settings });
    const other = await startService({ engine, storage, settings });
    const ece = await newColleague(one);
    await subscribe(ece, newBrowser(pushes.url));
    for (const timeSlot of ["20:00", "20:30", "21:00", "21:30"]) await book(one, { timeSlot });
    await takeDue(one.database, "push_outbox", one.clock.now);
    await Promise.all([sendDuePushes(one.deps), sendDuePushes(other.deps)]);
    expect(pushes.received, "one was taken by a server that stopped").toHaveLength(3);
    await later(one, 5 * 60);
    other.clock.now = one.clock.now;
    await Promise.all([sendDuePushes(one.deps), sendDuePushes(other.deps)]);
    expect(pushes.received).toHaveLength(4);
    const keys = pushes.received.map(({ headers }) => readVapid(headers.authorization).publicKey);
    expect(new Set(keys).size, "both have the same key").toBe(1);
  },
);

test("Pushes end with the session, also with one that is idle for too long", async () => {
  const { service, ece, shown } = await open();
  service.clock.now = new Date(service.clock.now.getTime() + 12 * 3_600_000);
  await book(service, { ...slot, day: "2025-09-26" });
  expect([await waiting(service), await shown()]).toEqual([[], []]);
  await later(service, 0);
  expect((await ece.call("DELETE", panelPaths.session)).status).toBe(204);
  expect(await subscriptions(service)).toEqual([]);
});

test("Only known push services can be subscribed to, and only with a key of theirs", async () => {
  const pushes = await startPushService();
  const service = await startService();
  const ece = await newColleague(service);
  const trying = (endpoint: string) =>
    subscribe(ece, { subscription: { ...newBrowser(pushes.url).subscription, endpoint } });
  for (const endpoint of [
    `${pushes.url}/cihaz`,
    "http://fcm.googleapis.com/fcm/send/1",
    "https://fcm.googleapis.com.example.com/1",
    "https://fcm.googleapis.com:8443/1",
    "https://user@fcm.googleapis.com/1",
    "https://push.apple.com.evil.example/1",
    "https://evilpush.apple.com/1",
    "https://169.254.169.254/latest",
    "https://localhost/1",
  ]) {
    expect([endpoint, (await trying(endpoint)).body?.code]).toEqual([
      endpoint,
      "push_service_unknown",
    ]);
  }
  for (const endpoint of [
    "https://fcm.googleapis.com/fcm/send/1",
    "https://updates.push.services.mozilla.com/wpush/v2/1",
    "https://web.push.apple.com/1",
    "https://wns2-am3p.notify.windows.com/w/?token=1",
  ]) {
    expect([endpoint, (await trying(endpoint)).status]).toEqual([endpoint, 204]);
  }
  const { subscription } = newBrowser("https://fcm.googleapis.com");
  const wrong = { subscription: { ...subscription, p256dh: "A".repeat(87) } };
  expect((await subscribe(ece, wrong)).body.code).toBe("invalid");
});

test("A test push says what became of it", async () => {
  const { service, ece, pushes, browser } = await open();
  const send = async () => (await ece.call<{ code?: string }>("POST", panelPaths.testPush)).body;
  expect(await send()).toBeUndefined();
  expect(browser.read(pushes.received[0]!.body).title).toBe("Deneme bildirimi");
  pushes.status = 500;
  expect(await send()).toMatchObject({ code: "push_failed" });
  pushes.status = 410;
  expect(await send()).toMatchObject({ code: "push_off" });
  expect(await subscriptions(service)).toEqual([]);
  expect(await send()).toMatchObject({ code: "push_off" });
});

test.each(bothEngines)(
  "The key outlives a new SECRET_KEY; without its own there is a new one (%s)",
  async (engine: Engine) => {
    const { service } = await open({ engine });
    const { database, deps } = service;
    const keyBy = async (keys: typeof deps.keys) =>
      (await vapidPair(database, keys)).getPublicKey("base64url");
    const first = await keyBy(deps.keys);
    const secret = (byte: number) => Buffer.alloc(32, byte);
    const [newest] = readSecretKeys({ SECRET_KEY: [secret(1)], DATA_DIR: "nowhere" });
    const keys = [newest!, ...deps.keys];
    await vapidPair(database, keys);
    expect(await keyBy([newest!])).toBe(first);
    expect(await subscriptions(service)).toHaveLength(1);
    const strange = readSecretKeys({ SECRET_KEY: [secret(2)], DATA_DIR: "nowhere" });
    const next = await keyBy(strange);
    expect(next).not.toBe(first);
    expect(await subscriptions(service), "no browser knows the new key").toEqual([]);
    expect(await keyBy(strange)).toBe(next);
  },
);
