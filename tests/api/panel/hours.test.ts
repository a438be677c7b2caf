import { expect, test } from "vitest";
import { usualHours } from "../../../booking/hours.ts";
import type { PanelSettings } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { changeHours, closure, everyDay, hoursNow, setHours } from "../../support/hours.ts";
import { newColleague } from "../../support/panel.ts";
import { openPanel, record } from "../../support/panel-appointments.ts";
import { startService } from "../../support/service.ts";
import { setServices, shortenServices } from "../../support/services.ts";

const thursday = "2025-09-25";

test("Where nothing is set the specified hours hold, with what the settings say", async () => {
  const settings = { MIN_NOTICE_MINUTES: "60", BOOKING_DAYS_AHEAD: "90" };
  const service = await startService({ settings });
  const ece = await newColleague(service);
  const usual = { ...usualHours, minNotice: 60, daysAhead: 90 };
  expect(await hoursNow(ece)).toEqual({
    hours: usual,
    usual,
    version: 0,
    isUsual: true,
    outside: [],
    more: 0,
  });
});

test("Hours are set, told to every screen, recorded, and given up again", async () => {
  const { ece } = await openPanel();
  const hours = everyDay("10:00", "12:00", { step: 45 });
  const set = await setHours(ece, hours);
  expect(set).toMatchObject({ hours, version: 1, isUsual: false });
  expect(await hoursNow(ece)).toEqual(set);
  const { body } = await ece.call<PanelSettings>("GET", panelPaths.settings);
  expect(body).toMatchObject({ hours, version: 1 });
  expect(await setHours(ece, null)).toMatchObject({
    hours: usualHours,
    version: 2,
    isUsual: true,
  });
  const { changes } = await record(ece);
  expect(changes.map(({ action, who, after }) => [action, who, after])).toEqual([
    ["settings", ece.email, { what: "hours" }],
    ["settings", ece.email, { what: "hours" }],
  ]);
});

test("What was decided on older hours is refused, and changes nothing", async () => {
  const { service, ece } = await openPanel();
  const can = await newColleague(service, "can@example.com");
  const send = (version: number, first: string) =>
    can.call("POST", panelPaths.hours, {
      version,
      hours: everyDay(first, "23:00"),
      confirmed: [],
    });
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

test("Hours that cannot be are refused in words, and nothing changes", async () => {
  const { ece } = await openPanel();
  const wrong = [
    everyDay("21:00", "20:00"),
    { ...usualHours, closures: [closure({ from: "21:00", to: "20:00" })] },
    { ...usualHours, exceptions: Array(2).fill({ day: thursday, ranges: [] }) },
    {
      ...usualHours,
      week: usualHours.week.with(0, [
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
    { ...usualHours, step: 25 },
    { ...usualHours, step: 0 },
    { ...usualHours, week: usualHours.week.slice(1) },
    { ...usualHours, daysAhead: 0 },
    { ...usualHours, minNotice: -1 },
    { ...usualHours, more: 1 },
    everyDay("24:00", "24:30"),
    { ...usualHours, exceptions: [{ day: "2025-02-30", ranges: [] }] },
    { ...usualHours, closures: [closure({ weekday: 7 })] },
  ];
  for (const hours of malformed) {
    expect(await changeHours(ece, hours)).toMatchObject({
      status: 400,
      body: { code: "invalid" },
    });
  }
  expect(await hoursNow(ece)).toMatchObject({ version: 0, hours: usualHours });
});

test("A slot is never shorter than what can be booked on the site takes", async () => {
  const { ece } = await openPanel();
  const quarters = everyDay("20:00", "23:00", { step: 15 });
  expect(await changeHours(ece, quarters)).toMatchObject({
    status: 409,
    body: { code: "step_short" },
  });
  expect(await hoursNow(ece)).toMatchObject({ version: 0 });
  await shortenServices(ece);
  await setHours(ece, quarters);
  const { body } = await setServices(ece, { "mini-ongoru": { duration: 20 } });
  expect(body.fields).toEqual([
    { field: "mini-ongoru", code: "duration_too_long", message: expect.any(String) },
  ]);
});
