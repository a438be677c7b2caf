import fastify from "fastify";
import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { sendDueMails } from "../../../server/appointments/outbox.ts";
import { startBackgroundWork } from "../../../server/jobs.ts";
import { mailSender } from "../../../server/mail.ts";
import { takeDue } from "../../../server/outbox.ts";
import { recorded } from "../../support/accounts.ts";
import { mailSettings, readableMail, startMailServer } from "../../support/mail-server.ts";
import { newColleague } from "../../support/panel.ts";
import {
  book,
  type Service,
  startService,
  temporaryStorage,
  wednesdayNoon,
} from "../../support/service.ts";

function send({ deps }: Service) {
  return sendDueMails(deps, mailSender(deps.config)!);
}

test("A request from the site is mailed to the academy without name and number", async () => {
  const server = await startMailServer();
  const service = await startService({ settings: mailSettings(server.url) });
  await book(service);
  expect(await send(service)).toEqual({ sent: 1, failed: 0 });
  const mail = server.mails[0]!;
  expect(mail).toContain("To: akademi@example.com");
  expect(readableMail(mail)).toContain("Yeni randevu talebi: 25 Eylül 2025 21:00, Mini Öngörü");
  expect(readableMail(mail)).toContain("https://www.example.com/yonetim/randevu/");
  expect(mail + readableMail(mail)).not.toMatch(/Yılmaz|5321234567/);
  expect(await send(service)).toEqual({ sent: 0, failed: 0 });
  expect(server.mails).toHaveLength(1);
});

test("A mail server that is down loses nothing", async () => {
  const server = await startMailServer();
  const service = await startService({ settings: mailSettings(server.url) });
  await server.stop();
  expect(await book(service)).toBe(201);
  expect(await send(service)).toEqual({ sent: 0, failed: 1, reason: "ESOCKET" });
  expect(await send(service), "not again at once").toEqual({ sent: 0, failed: 0 });

  const back = await startMailServer(server.port);
  service.clock.now = new Date(service.clock.now.getTime() + 61_000);
  expect(await send(service)).toEqual({ sent: 1, failed: 0 });
  expect(back.mails).toHaveLength(1);
});

test("Each failure doubles the wait, up to six hours", async () => {
  const service = await startService({ settings: mailSettings("smtp://127.0.0.1:1") });
  await book(service);
  const waits: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await send(service);
    const { next_attempt_at } = await service.database.db
      .selectFrom("outbox")
      .select("next_attempt_at")
      .executeTakeFirstOrThrow();
    const next = new Date(next_attempt_at);
    waits.push((next.getTime() - service.clock.now.getTime()) / 60_000);
    service.clock.now = next;
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
});

test("A mail written while the clock was ahead is sent", async () => {
  const server = await startMailServer();
  const service = await startService({ settings: mailSettings(server.url) });
  service.clock.now = new Date("2027-12-03T10:00:00Z");
  expect(await book(service, { day: "2027-12-10" })).toBe(201);
  service.clock.now = wednesdayNoon;
  expect(await send(service)).toEqual({ sent: 1, failed: 0 });
});

test("Two servers send a mail once", async () => {
  const server = await startMailServer();
  const storage = await temporaryStorage();
  const settings = mailSettings(server.url);
  const one = await startService({ storage, settings });
  const other = await startService({ storage, settings });
  for (const timeSlot of ["20:00", "20:30", "21:00", "21:30", "22:00"])
    await book(one, { timeSlot });
  const counts = await Promise.all([send(one), send(other), send(one)]);
  expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(5);
  expect(server.mails).toHaveLength(5);
});

test("A mail that a server took and never sent is taken again after five minutes", async () => {
  const server = await startMailServer();
  const service = await startService({ settings: mailSettings(server.url) });
  await book(service);
  await takeDue(service.database, "outbox", service.clock.now);
  const after = (milliseconds: number) => {
    service.clock.now = new Date(wednesdayNoon.getTime() + milliseconds);
    return send(service);
  };
  expect(await after(5 * 60_000 - 1)).toEqual({ sent: 0, failed: 0 });
  expect(await after(5 * 60_000)).toEqual({ sent: 1, failed: 0 });
});

test("A refused request is not mailed; without settings nothing is", async () => {
  const server = await startMailServer();
  const storage = await temporaryStorage();
  const quiet = await startService({ storage });
  await book(quiet);
  const service = await startService({ storage, settings: mailSettings(server.url) });
  expect(await book(service, { phone: "05550000000" })).toBe(409);
  expect(await send(service)).toEqual({ sent: 0, failed: 0 });
});

test("A server that stops while a mail is on its way marks it as sent", async () => {
  const storage = await temporaryStorage();
  const settings = mailSettings("smtp://127.0.0.1:1");
  const service = await startService({ storage, settings });
  await book(service);
  const sending = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const stop = startBackgroundWork(service.deps, fastify().log, async () => {
    sending.resolve();
    await arrived.promise;
  });
  await sending.promise;
  const stopped = stop();
  arrived.resolve();
  await stopped;
  const mails = await service.database.db.selectFrom("outbox").select("sent_at").execute();
  expect(mails).toEqual([{ sent_at: "2025-09-24T10:00:00.000Z" }]);
});

const origin = "https://www.example.com";

async function open(settings = {}) {
  const service = await startService({ settings: { PANEL_URL: origin, ...settings } });
  const seen = { ...service, origin };
  const ece = await newColleague(seen);
  const send = () => ece.call<{ code?: string; to?: string }>("POST", panelPaths.testMail, {});
  return { service, ece, send };
}

test("A test mail goes to the configured address and is logged", async () => {
  const server = await startMailServer();
  const { service, ece, send } = await open(mailSettings(server.url));
  expect((await ece.call("GET", panelPaths.testMail)).body).toEqual({ to: "akademi@example.com" });
  expect(await send()).toEqual({ status: 200, body: { to: "akademi@example.com" } });
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toContain("To: akademi@example.com");
  expect(readableMail(server.mails[0]!)).toContain("Deneme e-postası");
  expect(await recorded(service)).toEqual(["ece@example.com test_mail"]);
});

test("The answer distinguishes no mail, no server and a refusing server", async () => {
  const none = await open();
  expect((await none.ece.call("GET", panelPaths.testMail)).body).toEqual({ to: null });
  expect(await none.send()).toMatchObject({ status: 409, body: { code: "mail_not_set_up" } });
  expect(await recorded(none.service)).toEqual([]);

  const gone = await startMailServer();
  await gone.stop();
  const away = await open(mailSettings(gone.url));
  expect(await away.send()).toMatchObject({ status: 502, body: { code: "mail_unreachable" } });
  expect(await recorded(away.service)).toEqual(["ece@example.com test_mail_failed"]);

  const strict = await startMailServer(0, { RCPT: "550 tanimiyorum" });
  const wrong = await open(mailSettings(strict.url));
  expect(await wrong.send()).toMatchObject({ status: 502, body: { code: "mail_address" } });

  for (const command of ["DATA", "."]) {
    const full = await startMailServer(0, { [command]: "452 yer yok" });
    const later = await open(mailSettings(full.url));
    expect(await later.send()).toMatchObject({ status: 502, body: { code: "mail_rejected" } });
    expect(full.mails).toEqual([]);
  }

  const shut = await startMailServer(0, {
    EHLO: "250-deneme\r\n250 AUTH PLAIN",
    AUTH: "535 parola yanlis",
  });
  const url = shut.url.replace("//", "//ece:yanlis@");
  const locked = await open(mailSettings(url));
  expect(await locked.send()).toMatchObject({ status: 502, body: { code: "mail_sign_in" } });
  expect(shut.mails.concat(strict.mails)).toEqual([]);
});

test("Five test mails an hour are allowed", async () => {
  const server = await startMailServer();
  const { service, send } = await open(mailSettings(server.url));
  for (const _ of Array(5)) expect((await send()).status).toBe(200);
  expect(await send()).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect(server.mails).toHaveLength(5);
  expect(await recorded(service)).toHaveLength(5);
});
