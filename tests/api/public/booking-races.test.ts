import { sql } from "kysely";
import { expect, test } from "vitest";
import { istanbulInstant } from "../../../booking/istanbul-time.ts";
import { claimSlot } from "../../../server/appointments/claim-slot.ts";
import { defaultTimeout } from "../../../server/database/time-limits.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import {
  book,
  phoneNumber,
  startService,
  storedAppointments,
  temporaryStorage,
  wednesdayNoon,
} from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";

function tally(statuses: number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const length = { minutes: 30, buffer: 0 };

test.each(bothEngines)("Of 200 simultaneous bookings of a slot one wins (%s)", async (engine) => {
  const service = await startService({ engine });
  const statuses = await Promise.all(
    times(200).map((index) => book(service, { phone: phoneNumber(500_000_000 + index) })),
  );
  expect(tally(statuses)).toEqual({ 201: 1, 409: 199 });
  expect(await storedAppointments(service)).toHaveLength(1);
});

test.each(bothEngines)("Two servers on one database give a slot once (%s)", async (engine) => {
  const storage = await temporaryStorage(engine);
  const servers = [
    await startService({ engine, storage }),
    await startService({ engine, storage }),
  ];
  const statuses = await Promise.all(
    times(60).map((index) =>
      book(servers[index % 2]!, { phone: phoneNumber(500_000_000 + index) }),
    ),
  );
  expect(tally(statuses)).toEqual({ 201: 1, 409: 59 });
});

test.each(bothEngines)("One request sent 50 times at once is stored once (%s)", async (engine) => {
  const service = await startService({ engine, settings: { LIMIT_OPEN_PER_PHONE: "1" } });
  const statuses = await Promise.all(times(50).map(() => book(service)));
  expect(tally(statuses)).toEqual({ 201: 50 });
  expect(await storedAppointments(service)).toHaveLength(1);
});

test.each(bothEngines)("30 bookings of one phone at once keep its limit (%s)", async (engine) => {
  const service = await startService({ engine, settings: { LIMIT_OPEN_PER_PHONE: "3" } });
  const statuses = await Promise.all(
    times(30).map((index) =>
      book(service, { day: `2025-10-${String(index + 1).padStart(2, "0")}` }),
    ),
  );
  expect(tally(statuses)).toEqual({ 201: 3, 428: 27 });
  expect(await storedAppointments(service)).toHaveLength(3);
});

test.each(bothEngines)("Claims of one phone at once keep its limit (%s)", async (engine) => {
  const { database } = await startService({ engine });
  const slots = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30", "23:00"];
  for (const round of times(10)) {
    const day = `2025-10-${round + 10}`;
    const booking = {
      day,
      consultation: "mini-ongoru",
      name: "Ayşe",
      phone: phoneNumber(500_000_000 + round),
    };
    const refusals = await Promise.all(
      slots.map((timeSlot) =>
        claimSlot(
          database,
          { ...booking, timeSlot, startsAt: istanbulInstant({ day, time: timeSlot }), length },
          { now: wednesdayNoon, openLimit: 2, pendingLimit: 100 },
        ),
      ),
    );
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(2);
  }
});

/** SQLite lets one transaction begin at a time, so only PostgreSQL knows this. With the time that a server gives it. */
test("A deadlock of two transactions ends, and each counts once", async () => {
  const service = await startService({ engine: "postgres", timeout: defaultTimeout });
  await book(service, { timeSlot: "20:00" });
  await book(service, { timeSlot: "21:00" });
  let begun = 0;
  let letGo = () => {};
  const bothHaveBegun = new Promise<void>((resolve) => {
    letGo = resolve;
  });

  async function touch(order: string[]): Promise<number> {
    let attempts = 0;
    await inTransaction(service.database, async (db) => {
      attempts += 1;
      for (const timeSlot of order) {
        await sql`update slots set version = version + 1 where time_slot = ${timeSlot}`.execute(db);
        begun += 1;
        if (begun === 2) letGo();
        await bothHaveBegun;
      }
    });
    return attempts;
  }

  const attempts = await Promise.all([touch(["20:00", "21:00"]), touch(["21:00", "20:00"])]);
  expect(attempts.sort()).toEqual([1, 2]);
  expect((await storedAppointments(service)).map(({ version }) => version)).toEqual([3, 3]);
});
