import { CompiledQuery, type LogEvent } from "kysely";
import { expect, test } from "vitest";
import { eventsIn } from "../../../app/booking-service/answers.ts";
import { calendarFile } from "../../../app/components/calendar-file.ts";
import { defaultHours } from "../../../booking/hours.ts";
import { slotsOf } from "../../../booking/slots.ts";
import { paths } from "../../../contract/public/paths.ts";
import { calendarAnswer, lookupAnswer } from "../../../contract/public/schemas.ts";
import { eventsHeader } from "../../../contract/public/visitor-appointment.ts";
import { bookWithKey, moveByKey } from "../../support/private-link.ts";
import {
  book,
  closeHour,
  lookUp,
  phoneNumber,
  type Service,
  startService,
  takenTimes,
} from "../../support/service.ts";
import { bothEngines, defaultEngine } from "../../support/storage.ts";

test("A phone's appointments are listed with exact start, slot, type and status only", async () => {
  const service = await startService();
  await book(service, { timeSlot: "21:30" });
  await book(service, {
    day: "2025-09-24",
    timeSlot: "23:00",
    randevuTipi: "Tek Konu Danışmanlığı",
  });
  await book(service, { timeSlot: "20:00", phone: "05550000000" });
  const answer = await fetch(service.url + paths.lookup("05321234567"));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(lookupAnswer.parse(await answer.json())).toEqual([
    {
      date: "2025-09-24T20:00:00.000Z",
      timeSlot: "23:00",
      randevuTipi: "Tek Konu Danışmanlığı",
      status: "pending",
    },
    {
      date: "2025-09-25T18:30:00.000Z",
      timeSlot: "21:30",
      randevuTipi: "Mini Öngörü",
      status: "pending",
    },
  ]);
});

test("A lookup's header names each appointment's event, which the private link's calendar file names too", async () => {
  const service = await startService();
  const key = await bookWithKey(service, { timeSlot: "21:30" });
  await book(service, { timeSlot: "20:00" });
  const events = async () => {
    const { headers } = await fetch(service.url + paths.lookup("05321234567"));
    return eventsIn(headers.get(eventsHeader));
  };
  const file = await calendarFile({
    appointment: { date: "2025-09-25T18:30:00Z", timeSlot: "21:30", status: "pending" },
    academy: "Akademi",
    privateKey: key,
    origin: service.url,
    now: service.clock.now,
  });
  const [, eventId] = /UID:([0-9a-f]{32})@/.exec(file)!;
  const [other, mine] = await events();
  expect(mine).toEqual({ eventId, version: 1 });
  expect(other!.eventId).not.toBe(eventId);
  await moveByKey(service, key, { version: 1, day: "2025-09-25", timeSlot: "22:00" });
  expect(await events()).toEqual([other, { eventId, version: 2 }]);
});

test("An unknown number answers an empty list of the same kind", async () => {
  const service = await startService();
  await book(service);
  const known = await fetch(service.url + paths.lookup("05321234567"));
  const unknown = await fetch(service.url + paths.lookup("05550000000"));
  expect(await unknown.json()).toEqual([]);
  const shape = ({ status, headers }: Response) => [
    status,
    [...headers.keys()].sort(),
    headers.get("content-type"),
  ];
  expect(shape(unknown)).toEqual(shape(known));
});

test("An appointment is listed with its status until it starts, and not after", async () => {
  const service = await startService();
  await book(service);
  for (const status of ["approved", "cancelled"] as const) {
    await service.database.db.updateTable("slots").set({ status }).execute();
    expect(await lookUp(service)).toMatchObject([{ status }]);
  }
  expect(await days(service), "the hour is free again").toEqual([]);
  service.clock.now = new Date("2025-09-25T18:00:00.000Z");
  expect(await lookUp(service)).toHaveLength(1);
  service.clock.now = new Date("2025-09-25T18:00:00.001Z");
  expect(await lookUp(service)).toEqual([]);
});

test("A day's taken and closed times are listed in order", async () => {
  const service = await startService();
  await book(service, { timeSlot: "22:30", phone: "05550000001" });
  await book(service, { timeSlot: "20:30", phone: "05550000002" });
  await book(service, { day: "2025-09-26", timeSlot: "21:00", phone: "05550000003" });
  await closeHour(service, "2025-09-25", "21:00");
  const answer = await fetch(service.url + paths.takenTimesOf("2025-09-25"));
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({ gun: "2025-09-25", dolu: ["20:30", "21:00", "22:30"] });
  expect(await takenTimes(service, "2025-09-28")).toEqual([]);
});

const month = (service: Service, ay = "2025-09") => fetch(service.url + paths.calendarOf(ay));
const days = async (service: Service, ay?: string) =>
  calendarAnswer.parse(await (await month(service, ay)).json()).gunler;
const closeDay = async (
  service: Service,
  day: string,
  times = slotsOf({ day, hours: defaultHours }),
) => {
  for (const time of times) await closeHour(service, day, time);
};

test("A month lists taken hours and closed days without names", async () => {
  const service = await startService();
  await book(service, { timeSlot: "21:30" });
  await book(service, { timeSlot: "20:00", phone: phoneNumber(500_000_001) });
  await closeDay(service, "2025-09-27");
  await closeDay(service, "2025-09-28", ["19:00"]);
  const answer = await month(service);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({
    ay: "2025-09",
    gunler: [
      { gun: "2025-09-25", dolu: ["20:00", "21:30"], kapali: false },
      {
        gun: "2025-09-27",
        dolu: slotsOf({ day: "2025-09-27", hours: defaultHours }),
        kapali: true,
      },
      { gun: "2025-09-28", dolu: ["19:00"], kapali: false },
    ],
  });
});

test("Past days are not marked as closed", async () => {
  const service = await startService();
  await closeDay(service, "2025-09-22");
  expect(await days(service)).toMatchObject([{ gun: "2025-09-22", kapali: false }]);
});

test("A month contains its first and last day and no others", async () => {
  const service = await startService();
  for (const day of ["2025-09-30", "2025-10-01", "2025-10-31", "2025-11-01"]) {
    await book(service, { day });
  }
  expect((await days(service, "2025-10")).map(({ gun }) => gun)).toEqual([
    "2025-10-01",
    "2025-10-31",
  ]);
});

test("A day partly booked and partly closed is not marked as closed", async () => {
  const service = await startService();
  await book(service, { timeSlot: "21:00" });
  const all = slotsOf({ day: "2025-09-25", hours: defaultHours });
  await closeDay(
    service,
    "2025-09-25",
    all.filter((time) => time !== "21:00"),
  );
  expect(await days(service)).toMatchObject([{ dolu: all, kapali: false }]);
});

test("Today is closed when its remaining hours are", async () => {
  const service = await startService();
  await closeDay(service, "2025-09-24", ["22:00", "22:30", "23:00"]);
  expect(await days(service)).toMatchObject([{ kapali: false }]);
  service.clock.now = new Date("2025-09-24T18:10:00Z");
  expect(await days(service)).toMatchObject([{ kapali: true }]);
});

test.each(bothEngines)("A month is kept until something in it changes (%s)", async (engine) => {
  let closureReads = 0;
  const onQuery = ({ query }: LogEvent) => {
    if (/from "closures"/.test(query.sql)) closureReads += 1;
  };
  const service = await startService({ engine, onQuery });
  const shown = async () => {
    const { gunler } = calendarAnswer.parse(await (await month(service)).json());
    return gunler.map(({ gun, dolu }) => [gun, ...dolu].join(" "));
  };
  const day = "2025-09-25";
  await book(service, { day, timeSlot: "21:00" });
  expect(await shown()).toEqual([`${day} 21:00`]);
  const readOnce = closureReads;
  expect(await shown()).toEqual([`${day} 21:00`]);
  expect(closureReads, "nothing has changed").toBe(readOnce);

  await book(service, { day, timeSlot: "22:00" });
  expect(await shown()).toEqual([`${day} 21:00 22:00`]);
  await closeHour(service, day, "20:00");
  expect(await shown()).toEqual([`${day} 20:00 21:00 22:00`]);
  await service.database.db.updateTable("slots").set({ status: "cancelled" }).execute();
  expect(await shown()).toEqual([`${day} 20:00`]);

  for (const time of slotsOf({ day, hours: defaultHours }).slice(1, -1)) {
    await closeHour(service, day, time);
  }
  const isClosed = async () =>
    calendarAnswer.parse(await (await month(service)).json()).gunler[0]!.kapali;
  expect(await isClosed(), "23:00 is free").toBe(false);
  await closeHour(service, day, "23:00");
  expect(await isClosed()).toBe(true);
  service.clock.now = new Date("2025-09-25T20:00:00Z");
  expect(await isClosed(), "the day's hours are over").toBe(false);
});

test("A month is read by the index of its hours", async () => {
  const queries: LogEvent[] = [];
  const service = await startService({ onQuery: (event) => queries.push(event) });
  await days(service);
  const { sql, parameters } = queries.find(({ query }) => query.sql.includes("held_from >"))!.query;
  const explain = defaultEngine === "sqlite" ? "explain query plan" : "explain";
  const plan = await service.database.db.connection().execute(async (db) => {
    // An empty table is read whole, if one lets PostgreSQL choose.
    if (defaultEngine === "postgres")
      await db.executeQuery(CompiledQuery.raw("set enable_seqscan = off"));
    return db.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]));
  });
  expect(JSON.stringify(plan.rows)).toContain("slots_held_from");
});
