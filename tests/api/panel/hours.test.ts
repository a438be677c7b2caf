import { expect, test } from "vitest";
import { defaultWorkingHours } from "../../../booking/hours.ts";
import type { PanelSettings } from "../../../contract/panel/calls.ts";
import type { HoursPreview } from "../../../contract/panel/hours.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { opening } from "../../support/closures.ts";
import { changeHours, everyDay, hoursNow, setHours, setRule } from "../../support/hours.ts";
import { newColleague } from "../../support/panel.ts";
import {
  card,
  done,
  enter,
  list,
  openPanel,
  record,
  request,
} from "../../support/panel-appointments.ts";
import { startService } from "../../support/service.ts";

const thursday = "2025-09-25";

test("Without settings the specified hours apply", async () => {
  const settings = { MIN_NOTICE_MINUTES: "60", BOOKING_DAYS_AHEAD: "90" };
  const service = await startService({ settings });
  const ece = await newColleague(service);
  const defaults = { ...defaultWorkingHours, minNotice: 60, daysAhead: 90 };
  expect(await hoursNow(ece)).toEqual({
    hours: defaults,
    defaults,
    version: 0,
    isDefault: true,
    outside: [],
    more: 0,
  });
});

test("Hours are set, sent to every screen, logged, and reset", async () => {
  const { ece } = await openPanel();
  const hours = everyDay("10:00", "12:00", { step: 45 });
  const set = await setHours(ece, hours);
  expect(set).toMatchObject({ hours, version: 1, isDefault: false });
  expect(await hoursNow(ece)).toEqual(set);
  const { body } = await ece.call<PanelSettings>("GET", panelPaths.settings);
  expect(body).toMatchObject({ hours, version: 1 });
  expect(await setHours(ece, null)).toMatchObject({
    hours: defaultWorkingHours,
    version: 2,
    isDefault: true,
  });
  const { changes } = await record(ece);
  expect(changes.map(({ action, who, after }) => [action, who, after])).toEqual([
    ["settings", ece.email, { what: "hours" }],
    ["settings", ece.email, { what: "hours" }],
  ]);
});

test("A change based on outdated hours is refused", async () => {
  const { service, ece } = await openPanel();
  const can = await newColleague(service, "can@example.com");
  const send = (version: number, first: string) =>
    can.call("POST", panelPaths.hours, { version, hours: everyDay(first, "23:00"), confirmed: [] });
  await setHours(ece, everyDay("18:00", "23:00"));
  for (const version of [0, 2, 7]) {
    expect(await send(version, "10:00")).toMatchObject({
      status: 409,
      body: { code: "hours_changed", message: expect.stringContaining("siz düzenlerken") },
    });
  }
  expect((await hoursNow(ece)).hours.week[0]).toEqual([{ first: "18:00", last: "23:00" }]);
  expect((await record(ece)).changes).toHaveLength(1);
  expect((await send(1, "10:00")).status).toBe(200);
});

test("Impossible hours are refused in words, and nothing changes", async () => {
  const { ece } = await openPanel();
  const wrong = [
    everyDay("21:00", "20:00"),
    {
      ...defaultWorkingHours,
      week: defaultWorkingHours.week.with(0, [
        { first: "20:00", last: "21:00" },
        { first: "21:15", last: "22:00" },
      ]),
    },
  ];
  for (const hours of wrong) {
    expect(await changeHours(ece, hours)).toMatchObject({
      status: 400,
      body: { code: "hours_invalid", message: expect.stringContaining("çakışıyor") },
    });
  }
  const malformed = [
    { ...defaultWorkingHours, step: 25 },
    { ...defaultWorkingHours, step: 0 },
    { ...defaultWorkingHours, week: defaultWorkingHours.week.slice(1) },
    { ...defaultWorkingHours, daysAhead: 0 },
    { ...defaultWorkingHours, minNotice: -1 },
    { ...defaultWorkingHours, more: 1 },
    everyDay("24:00", "24:30"),
  ];
  for (const hours of malformed) {
    expect(await changeHours(ece, hours)).toMatchObject({ status: 400, body: { code: "invalid" } });
  }
  expect(await hoursNow(ece)).toMatchObject({ version: 0, hours: defaultWorkingHours });
});

const friday = "2025-09-26";

test("Appointments outside new hours are listed and must be confirmed", async () => {
  const { service, ece } = await openPanel();
  const pending = await request(service, ece, { timeSlot: "22:30" });
  const approved = (await enter(ece, { day: friday, timeSlot: "23:00" })).body.appointment!;
  await request(service, ece, { timeSlot: "20:00" });
  const cancelled = await request(service, ece, { timeSlot: "22:00" });
  await done(ece, "cancel", cancelled, { reason: "Hasta" });
  const shorter = everyDay("20:00", "21:30");

  const judged = await ece.call<HoursPreview>("POST", panelPaths.previewHours, { hours: shorter });
  expect(judged).toEqual({ status: 200, body: { conflicts: [pending, approved], more: 0 } });
  for (const confirmed of [[], [pending.id]]) {
    const { status, body } = await changeHours(ece, shorter, confirmed);
    expect(status).toBe(409);
    expect(body).toEqual({
      code: "hours_outside",
      message: expect.stringContaining("dışında kalıyor"),
      conflicts: [pending, approved],
    });
  }
  expect(await hoursNow(ece)).toMatchObject({ version: 0, isDefault: true, outside: [] });

  const set = await setHours(ece, shorter, [pending.id, approved.id]);
  expect(set.outside).toEqual([pending, approved]);
  expect((await card(ece, pending.id)).appointment).toEqual(pending);
  expect((await list(ece, { durum: "all" })).appointments).toHaveLength(4);
});

test("Appointments already outside are listed until moved, not confirmed again", async () => {
  const { service, ece } = await openPanel();
  const late = await request(service, ece, { timeSlot: "23:00" });
  await setHours(ece, everyDay("20:00", "22:00"), [late.id]);
  const again = await setHours(ece, everyDay("19:00", "22:00"));
  expect(again.outside).toEqual([late]);
  await done(ece, "move", late, { day: thursday, timeSlot: "19:30" });
  expect((await hoursNow(ece)).outside).toEqual([]);
});

test("A notice or fewer days ahead leave nobody outside", async () => {
  const { service, ece } = await openPanel();
  await request(service, ece, { timeSlot: "20:00" });
  const notice = { ...defaultWorkingHours, minNotice: 43_200, daysAhead: 1 };
  expect((await changeHours(ece, notice)).status).toBe(200);
});

test("A step that the ranges of a coming special day do not allow is refused", async () => {
  const { service, ece } = await openPanel();
  const ranges = [
    { first: "20:00", last: "20:30" },
    { first: "21:00", last: "21:30" },
  ];
  await setRule(ece, opening(thursday, ranges));
  const longer = everyDay("20:00", "23:00", { step: 45 });
  expect((await changeHours(ece, longer)).body.code).toBe("hours_invalid");
  service.clock.now = new Date("2025-09-25T21:01:00Z");
  expect((await changeHours(await newColleague(service, "can@example.com"), longer)).status).toBe(
    200,
  );
});

test("Only upcoming appointments are checked against new hours", async () => {
  const { service, ece } = await openPanel();
  await request(service, ece, { day: "2025-09-24", timeSlot: "20:30" });
  service.clock.now = new Date("2025-09-24T17:31:00Z");
  expect((await changeHours(ece, everyDay("21:00", "23:00"))).status).toBe(200);
});
