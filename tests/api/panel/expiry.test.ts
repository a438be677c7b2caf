import { expect, test } from "vitest";
import type { AlarmsAnswer } from "../../../contract/panel/alarms.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { openAlarms } from "../../../server/alarms.ts";
import { startBackgroundWork } from "../../../server/jobs.ts";
import { listen } from "../../support/event-stream.ts";
import { asked, expirySettings, hour, lookAfter, openExpiring } from "../../support/expiry.ts";
import { type Colleague, newColleague } from "../../support/panel.ts";
import { card, done, list, record, takeBack } from "../../support/panel-appointments.ts";
import { book, lookUp, startService, takenTimes, temporaryStorage } from "../../support/service.ts";
import { onlyPostgres } from "../../support/storage.ts";

async function alarms(colleague: Colleague) {
  const { body } = await colleague.call<AlarmsAnswer>("GET", panelPaths.alarms);
  return body.alarms.map(({ kind, count }) => ({ kind, count }));
}

test("Without a set time no request expires", async () => {
  const { service } = await openExpiring({});
  await book(service, { day: "2026-03-20" });
  expect(await lookAfter(service, 170 * 24)).toBe(0);
  expect(await lookAfter(service, 172 * 24)).toBe(0);
  expect(await lookUp(service)).toMatchObject([{ status: "pending" }]);
  // No session lives that long.
  expect(await openAlarms(service.database)).toEqual([]);
});

test("Staff are warned a day before a request expires; then its hour is free", async () => {
  const { service, ece } = await openExpiring();
  await book(service, { day: "2025-12-10" });
  expect(await lookAfter(service, 6 * 24 - 1)).toBe(0);
  expect(await alarms(ece)).toEqual([]);
  expect(await lookAfter(service, 6 * 24)).toBe(0);
  expect(await alarms(ece)).toEqual([{ kind: "requests_expire", count: 1 }]);
  expect(await lookAfter(service, 7 * 24 - 1)).toBe(0);
  expect(await lookUp(service)).toMatchObject([{ status: "pending" }]);
  const panel = await listen(service, ece);
  await panel.next();
  expect(await lookAfter(service, 7 * 24)).toBe(1);
  expect(await panel.next(), "open panels are told").toBeDefined();
  expect(await alarms(ece)).toEqual([]);
  expect(await lookUp(service)).toMatchObject([{ status: "cancelled" }]);
  expect(await takenTimes(service, "2025-12-10")).toEqual([]);
  const [entry] = (await record(ece)).changes;
  expect(entry).toMatchObject({
    who: "",
    action: "expire",
    before: { outcome: "pending" },
    after: { outcome: "cancelled" },
  });
  expect((await card(ece, entry!.appointmentId!)).appointment).toMatchObject({
    status: "cancelled",
    reason: "Süresi içinde cevaplanmadığı için sistem tarafından iptal edildi.",
  });
  expect(await takeBack(ece, entry!.id)).toMatchObject({ status: 403 });
  expect(await lookAfter(service, 8 * 24)).toBe(0);
});

test("Answered and past requests do not expire", async () => {
  const { service, ece } = await openExpiring();
  await book(service, { day: "2025-12-10" });
  await book(service, { day: "2025-10-01", timeSlot: "20:00" });
  await lookAfter(service, 6 * 24);
  expect(await alarms(ece)).toEqual([{ kind: "requests_expire", count: 2 }]);
  const { appointments } = await list(ece);
  await done(ece, "approve", appointments.find(({ day }) => day === "2025-12-10")!);
  await lookAfter(service, 6 * 24 + 1);
  expect(await alarms(ece), "the figure follows").toEqual([{ kind: "requests_expire", count: 1 }]);
  // 1 October, 20:00 in Istanbul, is seven days and seven hours after the request.
  expect(await lookAfter(service, 7 * 24 + 7)).toBe(0);
  expect(await alarms(ece)).toEqual([]);
  const rows = await service.database.db.selectFrom("slots").select("status").execute();
  expect(rows.map(({ status }) => status).sort()).toEqual(["approved", "pending"]);
});

test("Between warning and expiry is a day, also after a late warning", async () => {
  const { service } = await openExpiring();
  await book(service, { day: "2025-12-10" });
  expect(await lookAfter(service, 30 * 24), "the server was off, or the setting is new").toBe(0);
  expect(await lookAfter(service, 31 * 24 - 1)).toBe(0);
  expect(await lookAfter(service, 31 * 24)).toBe(1);
});

test("An expired request that was restored is warned of again and gets another day", async () => {
  const { service, ece } = await openExpiring();
  await book(service, { day: "2025-12-10" });
  await lookAfter(service, 6 * 24);
  expect(await lookAfter(service, 7 * 24)).toBe(1);
  const [expired] = (await list(ece, { durum: "cancelled" })).appointments;
  await done(ece, "restore", expired!);
  expect(await lookAfter(service, 8 * 24), "warned, not cancelled").toBe(0);
  expect(await alarms(ece)).toEqual([{ kind: "requests_expire", count: 1 }]);
  expect(await lookAfter(service, 9 * 24 - 1)).toBe(0);
  expect(await lookAfter(service, 9 * 24)).toBe(1);
});

test("A closed warning is raised again only for further requests", async () => {
  const { service, ece } = await openExpiring();
  await book(service, { day: "2025-12-10" });
  await lookAfter(service, 2);
  await book(service, { day: "2025-12-11" });
  await lookAfter(service, 6 * 24);
  await ece.call("POST", panelPaths.closeAlarm("requests_expire"));
  await lookAfter(service, 6 * 24 + 1);
  expect(await alarms(ece)).toEqual([]);
  await lookAfter(service, 6 * 24 + 2);
  expect(await alarms(ece)).toEqual([{ kind: "requests_expire", count: 2 }]);
});

test("Switching expiry off removes its warnings", async () => {
  const storage = await temporaryStorage();
  const on = await startService({ storage, settings: expirySettings });
  await book(on, { day: "2025-12-10" });
  await lookAfter(on, 6 * 24);
  const off = await startService({ storage });
  const ece = await newColleague(off);
  await lookAfter(off, 6 * 24 + 1);
  expect(await alarms(ece)).toEqual([]);
  expect(await lookAfter(on, 20 * 24), "warned again first").toBe(0);
  expect(await lookAfter(on, 21 * 24)).toBe(1);
});

test("The server expires requests on its own and logs their number", async () => {
  const { service } = await openExpiring();
  await book(service, { day: "2025-12-10" });
  await lookAfter(service, 6 * 24);
  service.clock.now = new Date(asked + 7 * 24 * hour);
  const warnings: unknown[] = [];
  const log = { warn: (...words: unknown[]) => void warnings.push(words), error: () => {} };
  const stop = startBackgroundWork(service.deps, log, undefined);
  await stop();
  expect(await lookUp(service)).toMatchObject([{ status: "cancelled" }]);
  expect(warnings).toEqual([[{ expired: 1 }, "requests that nobody answered were cancelled"]]);
});

test.each(onlyPostgres)("Of several servers one expires a request, once (%s)", async (engine) => {
  const storage = await temporaryStorage(engine);
  const one = await startService({ engine, storage, settings: expirySettings });
  const other = await startService({ engine, storage, settings: expirySettings });
  const ece = await newColleague(one);
  for (const timeSlot of ["20:00", "21:00", "22:00"]) {
    await book(one, { day: "2025-12-10", timeSlot });
  }
  await Promise.all([lookAfter(one, 6 * 24), lookAfter(other, 6 * 24)]);
  const expired = await Promise.all([lookAfter(one, 7 * 24), lookAfter(other, 7 * 24)]);
  expect(expired[0]! + expired[1]!).toBe(3);
  const { changes } = await record(ece);
  expect(changes.filter(({ action }) => action === "expire")).toHaveLength(3);
});

test("A clock that jumped ahead expires no request and warns of none", async () => {
  const { service, ece } = await openExpiring();
  await book(service, { day: "2026-03-20" });
  expect(await lookAfter(service, 60 * 24)).toBe(0);
  expect(await lookAfter(service, 62 * 24)).toBe(0);
  await lookAfter(service, 1);
  expect(await alarms(ece)).toEqual([]);
  expect(await lookUp(service)).toMatchObject([{ status: "pending" }]);
});

test("A warning given while the clock was ahead is repeated", async () => {
  const { service } = await openExpiring();
  await book(service, { day: "2026-03-20" });
  await lookAfter(service, 30 * 24);
  expect(await lookAfter(service, 6 * 24)).toBe(0);
  expect(await lookAfter(service, 7 * 24)).toBe(1);
});
