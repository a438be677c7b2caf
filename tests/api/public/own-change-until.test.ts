import { expect, test } from "vitest";
import { bookWithKey, cancelOwn, moveOwn, showOwn } from "../../support/own.ts";
import { startService } from "../../support/service.ts";

const aWeekAhead = { day: "2025-10-01", timeSlot: "21:00" };

test.each([
  ["24", "2025-09-30T18:00:00.000Z"],
  ["0", "2025-10-01T18:00:00.000Z"],
  ["72", "2025-09-28T18:00:00.000Z"],
])(
  "With CHANGE_UNTIL_HOURS=%s it can be changed until %s, and is only shown from then on",
  async (CHANGE_UNTIL_HOURS, until) => {
    const service = await startService({ engine: "sqlite", settings: { CHANGE_UNTIL_HOURS } });
    const key = await bookWithKey(service, aWeekAhead);
    service.clock.now = new Date(Date.parse(until) - 1);
    expect((await showOwn(service, key)).body.changeableUntil).toBe(until);
    const moved = await moveOwn(service, key, { version: 1, ...aWeekAhead, timeSlot: "21:30" });
    expect(moved.status).toBe(200);
    service.clock.now = new Date(Date.parse(until) + 1800_000);
    expect((await showOwn(service, key)).body).toMatchObject({
      status: "pending",
      changeableUntil: null,
    });
    expect(await cancelOwn(service, key, { version: 2 })).toEqual({
      status: 409,
      body: {
        code: "not_changeable",
        message: "Bu randevu artık buradan değiştirilemez. Lütfen bizi arayın.",
      },
    });
    const move = { version: 2, day: "2025-10-08", timeSlot: "21:00" };
    expect((await moveOwn(service, key, move)).body.code).toBe("not_changeable");
  },
);

test("With CHANGE_UNTIL_HOURS=never the link shows the appointment and changes nothing", async () => {
  const service = await startService({
    engine: "sqlite",
    settings: { CHANGE_UNTIL_HOURS: "never" },
  });
  const key = await bookWithKey(service, aWeekAhead);
  expect(await showOwn(service, key)).toMatchObject({
    status: 200,
    body: { status: "pending", changeableUntil: null },
  });
  expect((await cancelOwn(service, key, { version: 1 })).body.code).toBe("not_changeable");
});
