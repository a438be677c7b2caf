import { expect, test } from "vitest";
import type { AlarmsAnswer } from "../../../contract/panel/alarms.ts";
import type { EraseAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { runDailyJob } from "../../../server/jobs.ts";
import { recorded } from "../../support/accounts.ts";
import { advanceClockTo } from "../../support/advance-clock.ts";
import { type Colleague, confirmEveryone, newColleague } from "../../support/panel.ts";
import {
  book,
  phoneNumber,
  type Service,
  startService,
  storedAppointments,
} from "../../support/service.ts";
import { storeAppointments } from "../../support/store-appointments.ts";

const aDay = 86_400_000;
const passed = (service: Service, days: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + days * aDay);
};

async function names(service: Service) {
  return (await storedAppointments(service)).map(({ name }) => name);
}

async function alarmCounts(colleague: Colleague) {
  const { body } = await colleague.call<AlarmsAnswer>("GET", panelPaths.alarms);
  return body.alarms.map(({ kind, count }) => `${kind} ${count}`);
}

/** Two appointments, one a day old, one still to come. */
async function serviceWithAppointments(settings = {}) {
  const service = await startService({ settings });
  await book(service, { day: "2025-09-25" });
  await book(service, { day: "2025-10-20" });
  await advanceClockTo(service, new Date("2025-09-26T10:00:00Z"));
  return service;
}

test("A clock 800 days ahead erases nothing until a person confirms it", async () => {
  const service = await serviceWithAppointments();
  passed(service, 800);
  const lines: string[] = [];
  const log = { warn: (about: object) => lines.push(JSON.stringify(about)), error: () => {} };
  await runDailyJob(service.deps, log);
  expect(lines).toEqual(['{"held":2}']);
  const ece = await newColleague(service);
  await ece.call("POST", panelPaths.closeAlarm("erasure_held"));
  passed(service, 1);
  // Other changes while the clock is wrong do not confirm it.
  await book(service, { day: "2027-12-20", phone: "05321234568" });
  await runDailyJob(service.deps);
  expect(await names(service)).not.toContain(null);
  passed(service, 1);
  await runDailyJob(service.deps);
  const can = await newColleague(service, "can@example.com");
  const { body: open } = await can.call<AlarmsAnswer>("GET", panelPaths.alarms);
  expect(open.alarms[0]!.at, "the day it is").toBe(service.clock.now.toISOString());
  passed(service, 1 / 24);
  expect((await can.call("POST", panelPaths.confirmErasure)).body.code).toBe("confirm_needed");
  expect(await names(service)).not.toContain(null);
  expect(await alarmCounts(can)).toEqual(["erasure_held 2"]);
  await confirmEveryone(service);
  const { status, body } = await can.call<EraseAnswer>("POST", panelPaths.confirmErasure);
  expect([status, body]).toEqual([200, { erased: 2 }]);
  expect(await names(service)).toEqual([null, null, "Ayşe Yılmaz"]);
  expect(await alarmCounts(can)).toEqual([]);
  expect(await recorded(service)).toContain("can@example.com erasure_confirmed");
  const { after } = await service.database.db
    .selectFrom("audit_log")
    .select("after")
    .where("action", "=", "erasure_confirmed")
    .executeTakeFirstOrThrow();
  expect(JSON.parse(after!), "as many as the alarm told").toEqual({ count: 2 });
  expect((await can.call("POST", panelPaths.confirmErasure)).status).toBe(404);
});

test("When the clock is right again the alarm ends and erasing continues", async () => {
  const service = await serviceWithAppointments();
  passed(service, 800);
  await runDailyJob(service.deps);
  passed(service, -799);
  expect(await runDailyJob(service.deps)).toBe(true);
  expect(await alarmCounts(await newColleague(service))).toEqual([]);
  await advanceClockTo(service, new Date("2026-09-27T10:00:00Z"));
  await runDailyJob(service.deps);
  expect(await names(service)).toEqual([null, "Ayşe Yılmaz"]);
});

test("A clock far in the past erases nothing and raises an alarm", async () => {
  const service = await serviceWithAppointments();
  service.clock.now = new Date("1970-01-01T00:10:00Z");
  await runDailyJob(service.deps);
  expect(await names(service)).not.toContain(null);
  expect(await alarmCounts(await newColleague(service))).toEqual(["erasure_held 0"]);
});

test("After a month offline old data is erased, but not what was upcoming before", async () => {
  const service = await serviceWithAppointments({ ERASE_AFTER_DAYS: "1" });
  await runDailyJob(service.deps);
  passed(service, 35);
  await runDailyJob(service.deps);
  expect(await names(service)).toEqual([null, "Ayşe Yılmaz"]);
  passed(service, 1);
  await runDailyJob(service.deps);
  expect(await names(service)).toEqual([null, null]);
});

test("An erasure of more than half of all names waits for a person", async () => {
  const service = await startService();
  const hours = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30", "23:00"];
  for (let index = 0; index < 56; index++) {
    const day = `2025-10-${String(1 + Math.floor(index / 7)).padStart(2, "0")}`;
    await book(service, {
      day,
      timeSlot: hours[index % 7],
      phone: phoneNumber(320_000_000 + index),
    });
  }
  await advanceClockTo(service, new Date("2025-12-01T10:00:00Z"));
  service.deps.config.ERASE_AFTER_DAYS = 20;
  await runDailyJob(service.deps);
  const ece = await newColleague(service);
  expect(await alarmCounts(ece)).toEqual(["erasure_held 56"]);
  expect(await names(service)).not.toContain(null);
  const { body } = await ece.call("POST", panelPaths.confirmErasure);
  expect(body).toEqual({ erased: 56 });
});

/** So many that are old enough beside so many that are not. */
async function oldAndYoung(old: number, young: number) {
  const service = await startService();
  await runDailyJob(service.deps);
  await storeAppointments(service, [
    ...Array(old).fill({ day: "2024-01-01", status: "cancelled" }),
    ...Array(young).fill({ day: "2025-09-01", status: "cancelled" }),
  ]);
  passed(service, 1);
  await runDailyJob(service.deps);
  const left = (await names(service)).filter((name) => name !== null).length;
  return { left, alarms: await alarmCounts(await newColleague(service)) };
}

test("Fifty names or half of all are erased at once; more waits for a person", async () => {
  expect(await oldAndYoung(50, 0)).toEqual({ left: 0, alarms: [] });
  expect(await oldAndYoung(60, 60)).toEqual({ left: 60, alarms: [] });
  expect(await oldAndYoung(51, 50)).toEqual({ left: 101, alarms: ["erasure_held 51"] });
});

test("Without names a jump of the clock raises no alarm", async () => {
  const service = await startService();
  await runDailyJob(service.deps);
  passed(service, 800);
  await runDailyJob(service.deps);
  expect(await alarmCounts(await newColleague(service))).toEqual([]);
});
