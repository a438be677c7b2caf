import { expect, test } from "vitest";
import { addDays } from "../../../booking/istanbul-time.ts";
import type { CloseAnswer, ClosedAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { closedRow } from "../../../server/appointments/closed-hours.ts";
import { close, reopen } from "../../support/closed-hours.ts";
import { later, openPanel, record } from "../../support/panel-appointments.ts";
import { claims } from "../../support/service.ts";

const thursday = "2025-09-25";
const saturday = "2025-09-27";

test("The record tells which hours were closed and opened, not why", async () => {
  const { service, ece } = await openPanel();
  await close(ece, [{ day: saturday, times: ["21:00"] }, { day: thursday }], "Ayşe evleniyor");
  await later(service, 1);
  await reopen(ece, saturday, ["21:00"]);
  const { changes } = await record(ece);
  expect(changes).toMatchObject([
    {
      action: "reopen",
      appointmentId: null,
      after: { count: 1, hours: [{ day: saturday, times: ["21:00"] }] },
    },
    {
      action: "close",
      who: "ece@example.com",
      after: {
        count: 8,
        hours: [
          {
            day: thursday,
            times: ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30", "23:00"],
          },
          { day: saturday, times: ["21:00"] },
        ],
      },
    },
  ]);
  expect(JSON.stringify(changes)).not.toContain("Ayşe");
});

test("However many hours are closed, none is left out of the list", async () => {
  const { service, ece } = await openPanel();
  const hours = Array.from({ length: 3010 }, (_, index) => addDays(thursday, index));
  for (const some of [hours.slice(0, 1500), hours.slice(1500)]) {
    const rows = some.map((day) =>
      closedRow("deneme", { day, timeSlot: "21:00" }, "", service.clock.now),
    );
    await service.database.db.insertInto("slot_claims").values(rows).execute();
  }
  for (const path of [panelPaths.closed, panelPaths.appointments]) {
    const { body } = await ece.call<ClosedAnswer>("GET", `${path}?baslangic=${thursday}`);
    expect(body.closed.map(({ day }) => day)).toEqual(hours);
  }
});

test("Opening says how much it opened, and refuses what is no day, no hour or too much", async () => {
  const { service, ece } = await openPanel();
  await close(ece, [{ day: thursday }, { day: saturday, times: ["21:00"] }]);
  const opening = (days: unknown) => ece.call<CloseAnswer>("POST", panelPaths.reopen, { days });
  const tooMany = Array.from({ length: 63 }, (_, index) => ({
    day: addDays(thursday, index),
    times: ["21:00"],
  }));
  for (const days of [[], [{ day: thursday, times: [] }], [{ day: "2025-02-30" }], tooMany]) {
    expect((await opening(days)).status).toBe(400);
  }
  expect(await claims(service)).toHaveLength(8);
  const { body } = await opening([
    { day: saturday, times: ["21:00", "21:30"] },
    { day: thursday, times: ["20:00", "20:00"] },
    { day: "2025-09-26", times: ["20:00"] },
  ]);
  expect([body.closed, body.days]).toEqual([2, 2]);
  expect(await claims(service)).toHaveLength(6);
});
