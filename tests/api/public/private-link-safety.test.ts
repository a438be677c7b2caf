import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import type { Challenge } from "../../../contract/public/proof.ts";
import {
  keyHeader,
  visitorAppointmentPaths,
} from "../../../contract/public/visitor-appointment.ts";
import { eraseClients } from "../../../server/appointments/erase.ts";
import { createMetrics } from "../../../server/http/metrics.ts";
import { runDailyJob } from "../../../server/jobs.ts";
import { hashToken } from "../../../server/tokens.ts";
import { advanceClockTo } from "../../support/advance-clock.ts";
import { backUp, newBackupFolder, restore } from "../../support/backups.ts";
import { newColleague } from "../../support/panel.ts";
import {
  bookWithKey,
  cancelByKey,
  moveByKey,
  newKey,
  showByKey,
} from "../../support/private-link.ts";
import { solve } from "../../support/proof-of-work.ts";
import { startService, storedAppointments, temporaryStorage } from "../../support/service.ts";

const slot = { day: "2025-10-01", timeSlot: "21:00" };
const unknown = { status: 404, body: { code: "key_unknown" } };

test("A key is accepted only in its header", async () => {
  const service = await startService();
  const key = await bookWithKey(service, slot);
  const { show, cancel } = visitorAppointmentPaths;
  const json = { "content-type": "application/json" };
  const statusOf = async (path: string, init = {}) =>
    (await fetch(service.url + path, init)).status;
  expect(await statusOf(`${show}?${keyHeader}=${key}`)).toBe(404);
  expect(await statusOf(`${show}?key=${key}`)).toBe(404);
  expect(await statusOf(`${show}/${key}`)).toBe(404);
  expect(await statusOf(show, { headers: { authorization: `Bearer ${key}` } })).toBe(404);
  expect(await statusOf(show, { headers: { cookie: `${keyHeader}=${key}` } })).toBe(404);
  const send = (body: object, path: string = cancel) =>
    statusOf(path, { method: "POST", headers: json, body: JSON.stringify(body) });
  expect(await send({ version: 1, key })).toBe(400);
  expect(await send({ version: 1 }, `${cancel}?${keyHeader}=${key}`)).toBe(404);
  expect(await send({ version: 1 })).toBe(404);
  expect(await storedAppointments(service)).toMatchObject([{ status: "pending", version: 1 }]);
});

test("A key opens only its appointment", async () => {
  const service = await startService();
  const mine = await bookWithKey(service, slot);
  const others = await bookWithKey(service, { ...slot, timeSlot: "22:00", phone: "05550000000" });
  expect((await showByKey(service, others)).body.timeSlot).toBe("22:00");
  await cancelByKey(service, others, { version: 1 });
  expect((await showByKey(service, mine)).body).toMatchObject({ status: "pending", version: 1 });
  // Its digest, which a stolen database would have, is no key; nor is a key in other letters.
  expect(await showByKey(service, hashToken(mine).slice(0, 43))).toMatchObject(unknown);
  const swapped = mine.replace(/[a-z]/i, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  expect(await showByKey(service, swapped)).toMatchObject(unknown);
});

test("Very long keys are refused", async () => {
  const service = await startService({ engine: "sqlite" });
  expect(await showByKey(service, "A".repeat(8000))).toMatchObject(unknown);
  const tooLong = { status: 431, body: { code: "headers_too_large" } };
  expect(await showByKey(service, "A".repeat(20_000))).toMatchObject(tooLong);
  expect(await showByKey(service, newKey())).toMatchObject(unknown);
});

test("Guessing keys is limited like lookups, changes like bookings", async () => {
  const settings = {
    TRUST_PROXY: "1",
    LIMIT_LOOKUPS_PER_MINUTE: "3",
    LIMIT_BOOKINGS_PER_HOUR: "2",
  };
  const service = await startService({ settings });
  const statuses = async (ask: () => Promise<{ status: number }>, times: number) => {
    const found: number[] = [];
    for (let index = 0; index < times; index++) found.push((await ask()).status);
    return found;
  };
  expect(await statuses(() => showByKey(service, newKey()), 4)).toEqual([404, 404, 404, 429]);
  const cancel = () => cancelByKey(service, newKey(), { version: 1 });
  expect(await statuses(cancel, 3)).toEqual([404, 404, 429]);
  const move = () => moveByKey(service, newKey(), { version: 1, ...slot });
  expect(await statuses(move, 1)).toEqual([429]);
  const elsewhere = { "x-forwarded-for": "198.51.100.7" };
  const other = await fetch(service.url + visitorAppointmentPaths.show, { headers: elsewhere });
  expect(other.status).toBe(404);
  // Bookings have a count of their own.
  await bookWithKey(service, slot);
  service.clock.now = new Date("2025-09-24T10:01:00Z");
  expect(await statuses(() => showByKey(service, newKey()), 1)).toEqual([404]);
});

test("In a flood each call needs the proof for its key", async () => {
  const service = await startService({ settings: { PROOF_AFTER_LOOKUPS: "2" } });
  const key = await bookWithKey(service, slot);
  await showByKey(service, newKey());
  expect((await showByKey(service, key)).status).toBe(200);
  const refused = await showByKey(service, key);
  expect(refused).toMatchObject({ status: 428, body: { code: "proof_needed" } });
  const { challenge } = refused.body as unknown as { challenge: Challenge };
  const ask = async (own: string) => {
    const headers = { [keyHeader]: own, ...solve(challenge) };
    return (await fetch(service.url + visitorAppointmentPaths.show, { headers })).status;
  };
  expect([await ask(key), await ask(newKey())]).toEqual([200, 428]);
});

test("Pages of other origins may not send a key", async () => {
  const site = "https://www.akademi.example";
  const service = await startService({ engine: "sqlite", settings: { ALLOWED_ORIGINS: site } });
  for (const path of Object.values(visitorAppointmentPaths)) {
    const { headers } = await fetch(service.url + path, {
      method: "OPTIONS",
      headers: {
        origin: site,
        "access-control-request-method": "POST",
        "access-control-request-headers": keyHeader,
      },
    });
    expect(headers.get("access-control-allow-headers")).toBe("content-type, x-proof");
  }
});

test("Key and digest are in no answer of the panel, export, feed or metrics", async () => {
  const metrics = createMetrics();
  const service = await startService({ metrics, onQuery: metrics.onQuery });
  const ece = await newColleague(service);
  const key = await bookWithKey(service, slot);
  await moveByKey(service, key, { version: 1, day: "2025-10-02", timeSlot: "20:00" });
  await moveByKey(service, key, { version: 1, day: "2025-10-02", timeSlot: "20:00" });
  const { id } = (await storedAppointments(service))[0]!;
  const range = "?baslangic=2025-10-01&bitis=2025-10-31";
  const pages = [
    panelPaths.appointments,
    panelPaths.appointment(id),
    panelPaths.audit,
    panelPaths.numbers + range,
  ];
  const told: string[] = [await metrics.registry.metrics()];
  for (const path of pages) {
    const { status, body } = await ece.call("GET", path);
    expect(status).toBe(200);
    told.push(JSON.stringify(body));
  }
  const headers = { cookie: ece.cookie, origin: service.url };
  const csv = await (await fetch(service.url + panelPaths.csv + range, { headers })).text();
  expect(csv).toContain("Ayşe Yılmaz");
  const { body: feed } = await ece.call<{ address: string }>("POST", panelPaths.feed, {});
  const calendar = await (await fetch(new URL(feed.address, service.url))).text();
  expect(calendar).toContain("BEGIN:VEVENT");
  for (const text of [...told, csv, calendar]) {
    expect(text).not.toContain(key);
    expect(text).not.toContain(hashToken(key));
  }
});

test("An erasure ends the key", async () => {
  const service = await startService();
  const asked = await bookWithKey(service, { ...slot, timeSlot: "22:00", phone: "05550000000" });
  await cancelByKey(service, asked, { version: 1 });
  const ece = { accountId: "1", email: "ece@example.com" };
  expect(
    await eraseClients(service.database, service.clock.now, ece, { phone: "05550000000" }),
  ).toBe(1);
  expect(await showByKey(service, asked)).toMatchObject(unknown);

  const key = await bookWithKey(service, slot);
  await advanceClockTo(service, new Date("2026-10-02T09:00:00Z"));
  await runDailyJob(service.deps);
  expect(await showByKey(service, key)).toMatchObject(unknown);
  expect((await storedAppointments(service)).map(({ link_key_hash }) => link_key_hash)).toEqual([
    null,
    null,
  ]);
});

test("The key ends with the day of its appointment", async () => {
  const service = await startService();
  const kept = await bookWithKey(service, slot);
  const moved = await bookWithKey(service, { ...slot, timeSlot: "20:00", phone: "05550000001" });
  const ended = await bookWithKey(service, { ...slot, timeSlot: "22:00", phone: "05550000002" });
  await moveByKey(service, moved, { version: 1, day: "2025-10-02", timeSlot: "20:00" });
  await cancelByKey(service, ended, { version: 1 });
  const shown = async (now: string) => {
    service.clock.now = new Date(now);
    const answers = [kept, moved, ended].map((key) => showByKey(service, key));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  expect(await shown("2025-10-01T20:59:59Z")).toEqual([200, 200, 200]);
  expect(await shown("2025-10-01T21:00:00Z")).toEqual([404, 200, 404]);
  expect(await cancelByKey(service, kept, { version: 1 })).toMatchObject(unknown);
  expect(await shown("2025-10-02T21:00:00Z")).toEqual([404, 404, 404]);
});

test("A restored backup knows its keys except those erased since", async () => {
  const storage = await temporaryStorage();
  const service = await startService({ storage });
  const key = await bookWithKey(service, slot);
  const erased = await bookWithKey(service, { ...slot, timeSlot: "22:00", phone: "05550000000" });
  await cancelByKey(service, erased, { version: 1 });
  const file = await backUp({ ...storage, BACKUP_DIR: newBackupFolder() });
  await eraseClients(service.database, service.clock.now, undefined, { phone: "05550000000" });
  await service.close();
  await restore(storage, file, { force: true });
  const again = await startService({ storage });
  expect(await showByKey(again, erased)).toMatchObject(unknown);
  expect((await cancelByKey(again, key, { version: 1 })).status).toBe(200);
});
