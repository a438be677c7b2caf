import fastify from "fastify";
import { expect, test } from "vitest";
import { startBackgroundWork } from "../../../server/jobs.ts";
import { mailSender, sendDueMails } from "../../../server/outbox/mail.ts";
import { takeMail } from "../../../server/outbox/outbox.ts";
import {
  book,
  type Service,
  startService,
  temporaryStorage,
  wednesdayNoon,
} from "../../support/service.ts";
import { mailSettings, readableMail, startMailServer } from "../../support/smtp.ts";

function send({ parts }: Service) {
  return sendDueMails(parts, mailSender(parts.config)!);
}

test("A request from the site is sent to the academy by mail", async () => {
  const server = await startMailServer();
  const service = await startService({ settings: mailSettings(server.url) });
  await book(service);
  expect(await send(service)).toEqual({ sent: 1, failed: 0 });
  const mail = server.mails[0]!;
  expect(mail).toContain("To: akademi@example.com");
  expect(readableMail(mail)).toContain("Yeni randevu talebi: 25 Eylül 2025 21:00, Mini Öngörü");
  expect(readableMail(mail)).toContain("https://www.example.com/yonetim/randevu/");
  expect(await send(service)).toEqual({ sent: 0, failed: 0 });
  expect(server.mails).toHaveLength(1);
});

test("No name and no number travels by mail", async () => {
  const server = await startMailServer();
  const service = await startService({ settings: mailSettings(server.url) });
  await book(service);
  await send(service);
  expect(server.mails.join() + server.mails.map(readableMail).join()).not.toMatch(
    /Yılmaz|5321234567/,
  );
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

test("A mail that was written while the clock was ahead is sent once it is right", async () => {
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
  await takeMail(service.database, service.clock.now);
  const after = (milliseconds: number) => {
    service.clock.now = new Date(wednesdayNoon.getTime() + milliseconds);
    return send(service);
  };
  expect(await after(5 * 60_000 - 1)).toEqual({ sent: 0, failed: 0 });
  expect(await after(5 * 60_000)).toEqual({ sent: 1, failed: 0 });
});

test("A refused request is not mailed, and without settings nothing is", async () => {
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
  const stop = startBackgroundWork(service.parts, fastify().log, async () => {
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
