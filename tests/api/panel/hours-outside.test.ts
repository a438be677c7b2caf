import { expect, test } from "vitest";
import { usualHours } from "../../../booking/hours.ts";
import type { HoursJudged } from "../../../contract/panel/hours.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { changeHours, closure, everyDay, hoursNow, setHours } from "../../support/hours.ts";
import { card, done, enter, list, openPanel, request } from "../../support/panel-appointments.ts";

const thursday = "2025-09-25";
const friday = "2025-09-26";

test("Whoever would fall outside is listed first, and nothing is changed until that is confirmed", async () => {
  const { service, ece } = await openPanel();
  const pending = await request(service, ece, { timeSlot: "22:30" });
  const approved = (await enter(ece, { day: friday, timeSlot: "23:00" })).body.appointment!;
  await request(service, ece, { timeSlot: "20:00" });
  const cancelled = await request(service, ece, { timeSlot: "22:00" });
  await done(ece, "cancel", cancelled, { reason: "Hasta" });
  const shorter = everyDay("20:00", "21:30");

  const judged = await ece.call<HoursJudged>("POST", panelPaths.judgeHours, { hours: shorter });
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
  expect(await hoursNow(ece)).toMatchObject({ version: 0, isUsual: true, outside: [] });

  const set = await setHours(ece, shorter, [pending.id, approved.id]);
  expect(set.outside).toEqual([pending, approved]);
  expect((await card(ece, pending.id)).appointment).toEqual(pending);
  expect((await list(ece)).appointments).toHaveLength(4);
});

test("Who stands outside already is not asked about again, and is told of until moved", async () => {
  const { service, ece } = await openPanel();
  const late = await request(service, ece, { timeSlot: "23:00" });
  await setHours(ece, everyDay("20:00", "22:00"), [late.id]);
  const again = await setHours(ece, everyDay("19:00", "22:00"));
  expect(again.outside).toEqual([late]);
  await done(ece, "move", late, { day: thursday, timeSlot: "19:30" });
  expect((await hoursNow(ece)).outside).toEqual([]);
});

test("A closure that recurs, and an exceptional day, leave people outside as shorter hours do", async () => {
  const { service, ece } = await openPanel();
  const one = await request(service, ece, { timeSlot: "20:00" });
  const recurs = { ...usualHours, closures: [closure({ weekday: 3, to: "20:30" })] };
  const { body } = await changeHours(ece, recurs);
  expect(body.conflicts).toEqual([one]);
  const day = { ...usualHours, exceptions: [{ day: thursday, ranges: [] }] };
  expect((await changeHours(ece, day)).body.conflicts).toEqual([one]);
  const notice = { ...usualHours, minNotice: 43_200, daysAhead: 1 };
  expect((await changeHours(ece, notice)).status).toBe(200);
});

test("Only those to come count", async () => {
  const { service, ece } = await openPanel();
  await request(service, ece, { day: "2025-09-24", timeSlot: "20:30" });
  service.clock.now = new Date("2025-09-24T17:31:00Z");
  expect((await changeHours(ece, everyDay("21:00", "23:00"))).status).toBe(200);
});
