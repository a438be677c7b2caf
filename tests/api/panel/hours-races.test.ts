import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { defaultWorkingHours } from "../../../booking/hours.ts";
import { withBookingLock } from "../../../server/database/booking-lock.ts";
import { fileName } from "../../../server/database/sqlite-files.ts";
import { close as closeDays } from "../../support/closures.ts";
import { changeHours, everyDay, hoursNow, setHours } from "../../support/hours.ts";
import { done, request, takeBack } from "../../support/panel-appointments.ts";
import { close, newPhone, type Side, twoSides } from "../../support/panel-races.ts";
import { bookWithKey, moveByKey } from "../../support/private-link.ts";
import {
  book,
  bookingRequest,
  sendBooking,
  startService,
  storedAppointments,
  temporaryStorage,
} from "../../support/service.ts";
import { bothEngines, onlyPostgres } from "../../support/storage.ts";

const shorter = everyDay("20:00", "21:30");
const late = ["22:00", "22:30", "23:00"];
/** The earlier hour that a move to one of these begins from. */
const before = (time: string) => `${Number(time.slice(0, 2)) - 2}${time.slice(2)}`;

/** Every way to a slot that the shorter hours do not have; what it answers with goes there. */
const ways: Record<
  string,
  (side: Side, day: string, timeSlot: string) => Promise<() => Promise<number>>
> = {
  async book({ service }, day, timeSlot) {
    return () => book(service, { day, timeSlot, phone: newPhone() });
  },
  async "move by the visitor"({ service }, day, timeSlot) {
    const key = await bookWithKey(service, { day, timeSlot: before(timeSlot), phone: newPhone() });
    return async () => (await moveByKey(service, key, { version: 1, day, timeSlot })).status;
  },
  async "undo of a cancellation"({ service, colleague }, day, timeSlot) {
    const held = await request(service, colleague, { day, timeSlot, phone: newPhone() });
    const { undo } = await done(colleague, "cancel", held, { reason: "Hasta" });
    return async () => (await takeBack(colleague, undo.change)).status;
  },
};

test.each(bothEngines)(
  "A booking during a change of hours is listed or refused (%s)",
  async (engine) => {
    const [left, right] = await twoSides(engine);
    let day = 0;
    for (const way of [...Object.values(ways), ...Object.values(ways)]) {
      day += 1;
      const on = `2025-10-${String(day).padStart(2, "0")}`;
      const go = await Promise.all(late.map((time) => way(right, on, time)));
      const [changed, ...statuses] = await Promise.all([
        changeHours(left.colleague, shorter),
        ...go.map((claim) => claim()),
      ]);
      const { hours, outside } = await hoursNow(left.colleague);
      const got = statuses.filter((status) => status < 300).length;
      if (changed.status === 200) {
        expect([got, outside]).toEqual([0, []]);
        expect(hours).toEqual(shorter);
      } else {
        expect([changed.status, hours]).toEqual([409, defaultWorkingHours]);
        expect(changed.body.conflicts.length).toBeGreaterThan(0);
      }
      await setHours(left.colleague, null);
      await clear(left, on);
    }
  },
);

/** The next round is about itself alone. */
async function clear({ service }: Side, day: string): Promise<void> {
  await service.database.db.deleteFrom("slots").where("day", "=", day).execute();
}

test.each(bothEngines)("A booking before the confirmation is listed too (%s)", async (engine) => {
  const [left, right] = await twoSides(engine);
  for (let round = 1; round <= 6; round++) {
    const day = `2025-10-0${round}`;
    await book(right.service, { day, timeSlot: "22:00", phone: newPhone() });
    const { body: judged } = await changeHours(left.colleague, shorter);
    const seen = judged.conflicts.map(({ id }) => id);
    const [changed, status] = await Promise.all([
      changeHours(left.colleague, shorter, seen),
      book(right.service, { day, timeSlot: "23:00", phone: newPhone() }),
    ]);
    const { outside } = await hoursNow(right.colleague);
    if (changed.status === 200) {
      expect(status).toBe(400);
      expect(outside.map(({ id }) => id)).toEqual(seen);
    } else {
      expect([changed.status, status, outside]).toEqual([409, 201, []]);
      expect(changed.body.conflicts).toHaveLength(2);
    }
    await setHours(left.colleague, null);
    await clear(left, day);
  }
});

test.each(bothEngines)("Of two changes of the hours at once one is made (%s)", async (engine) => {
  const [left, right] = await twoSides(engine);
  for (const hour of ["10", "11", "12"]) {
    const answers = await Promise.all([
      changeHours(left.colleague, everyDay(`${hour}:00`, "23:00")),
      changeHours(right.colleague, everyDay(`${hour}:30`, "23:00")),
    ]);
    const done = answers.filter(({ status }) => status === 200);
    // One may have looked after the other had changed them: then both are done, one after the other.
    const versions = done.map(({ body }) => body.version);
    expect(new Set(versions).size).toBe(done.length);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { body } of refused) expect(body.code).toBe("hours_changed");
    expect((await hoursNow(left.colleague)).version).toBe(Math.max(...versions));
  }
});

const otherProcess = {
  hours: {
    sql: `insert into settings values ('hours', '${JSON.stringify(shorter)}', 1, '')`,
    refusal: { fields: [{ code: "slot_unknown" }] },
  },
  closures: {
    sql: `insert into settings values ('closures', 'null', 1, '');
      insert into closures values ('a', null, '2025-09-25', '2025-09-25', '', '', null, '', 1)`,
    refusal: { code: "taken" },
  },
};

test.each(Object.entries(otherProcess))(
  "In SQLite a booking checked just before the %s changed is checked again",
  async (table, { sql, refusal }) => {
    const storage = await temporaryStorage("sqlite");
    let isArmed = true;
    const service = await startService({
      engine: "sqlite",
      storage,
      onQuery({ query }) {
        if (!isArmed || !query.sql.includes(`from "${table.replace("hours", "settings")}"`)) return;
        isArmed = false;
        // Another process, in the very moment between judging and storing.
        const file = new Sqlite(join(storage.DATA_DIR!, fileName));
        file.exec(sql);
        file.close();
      },
    });
    const answer = await sendBooking(service, bookingRequest({ timeSlot: "22:00" }));
    expect(isArmed).toBe(false);
    expect(await answer.json()).toMatchObject(refusal);
    expect(await storedAppointments(service)).toEqual([]);
  },
);

test.each(onlyPostgres)("In PostgreSQL claims wait for a change of hours (%s)", async (engine) => {
  const [left, right] = await twoSides(engine);
  const day = "2025-10-01";
  for (const [name, way] of Object.entries(ways)) {
    const go = await way(right, day, "23:00");
    let going: Promise<number> | undefined;
    await withBookingLock(left.service.database, async (db) => {
      await sql`insert into settings values ('hours', ${JSON.stringify(shorter)}, 1, ${left.service.clock.now.toISOString()})`.execute(
        db,
      );
      going = go();
      await expect.poll(() => waitingIn(left), { timeout: 120_000 }).toBe(1);
    });
    expect([name, await going]).toEqual([name, name.startsWith("undo") ? 409 : 400]);
    expect((await hoursNow(left.colleague)).outside).toEqual([]);
    await left.service.database.db.deleteFrom("settings").execute();
    await clear(left, day);
  }
});

/** How many wait for their turn in this test's database. */
async function waitingIn({ service }: Side): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks
    where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())
      and objid = (hashtext('requests of ' || current_schema())::bigint & 4294967295)::oid`.execute(
    service.database.db,
  );
  return rows[0]!.count;
}

test.each(bothEngines)("A day is closed by the hours of that moment (%s)", async (engine) => {
  const [left, right] = await twoSides(engine);
  for (let round = 1; round <= 4; round++) {
    const day = `2025-10-0${round}`;
    const [, closed] = await Promise.all([
      changeHours(left.colleague, shorter),
      closeDays(right.colleague, [{ day }]),
    ]);
    expect([4, day < "2025-10-04" ? 7 : 9]).toContain(closed.body.closed);
    await setHours(left.colleague, null);
  }
  expect((await close(left.colleague, "2025-10-06", ["22:00"])).status).toBe(200);
});
