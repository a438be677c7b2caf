import { expect, test } from "vitest";
import type { AlarmsAnswer } from "../../../contract/panel/alarms.ts";
import type { RecordAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { lowerAlarm, raiseAlarm } from "../../../server/alarms.ts";
import type { Colleague } from "../../support/panel.ts";
import { openPanel } from "../../support/panel-appointments.ts";

async function open(colleague: Colleague) {
  const { body } = await colleague.call<AlarmsAnswer>("GET", panelPaths.alarms);
  return body.alarms;
}

test("An alarm is listed once, with its latest count and first time, until it is lowered", async () => {
  const { service, ece } = await openPanel();
  const { database, clock } = service;
  const at = clock.now.toISOString();
  expect(await raiseAlarm(database, { kind: "erasure_held", count: 3, now: clock.now })).toBe(true);
  const later = new Date(clock.now.getTime() + 60_000);
  expect(await raiseAlarm(database, { kind: "erasure_held", count: 5, now: later })).toBe(false);
  expect(await open(ece)).toEqual([{ kind: "erasure_held", at, count: 5 }]);
  await lowerAlarm(database, "erasure_held");
  expect(await open(ece)).toEqual([]);
});

test("An alarm raised again after an hour counts as new", async () => {
  const { service, ece } = await openPanel();
  const raise = (hours: number) => {
    const now = new Date(service.clock.now.getTime() + hours * 3_600_000);
    return raiseAlarm(service.database, { kind: "lookup_flood", count: 9, now });
  };
  expect(await raise(0)).toBe(true);
  expect(await raise(0.99)).toBe(false);
  expect(await raise(1)).toBe(true);
  expect(await raise(1.5)).toBe(false);
  expect(await raise(9000)).toBe(true);
  expect(await raise(24), "the clock was wrong, and is right again").toBe(true);
  const at = new Date(service.clock.now.getTime() + 24 * 3_600_000).toISOString();
  expect(await open(ece)).toEqual([{ kind: "lookup_flood", at, count: 9 }]);
});

test("Closing an alarm is in the audit log, and it can be raised again", async () => {
  const { service, ece } = await openPanel();
  const { database, clock } = service;
  await raiseAlarm(database, { kind: "erasure_held", count: 3, now: clock.now });
  expect(await ece.call("POST", panelPaths.closeAlarm("erasure_held"))).toMatchObject({
    status: 204,
  });
  expect(await ece.call("POST", panelPaths.closeAlarm("erasure_held"))).toMatchObject({
    status: 404,
  });
  expect(await ece.call("POST", panelPaths.closeAlarm("nonsense"))).toMatchObject({ status: 400 });
  const { body } = await ece.call<RecordAnswer>("GET", panelPaths.audit);
  expect(body.changes).toMatchObject([
    {
      who: ece.email,
      action: "alarm_closed",
      after: { what: "Eski kayıtlar silinmedi", count: 3 },
    },
  ]);
  expect(await raiseAlarm(database, { kind: "erasure_held", now: clock.now })).toBe(true);
});
