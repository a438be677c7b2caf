import type { LogEvent } from "kysely";
import { expect, test } from "vitest";
import { visitorAppointmentAnswer } from "../../../contract/public/schemas.ts";
import {
  keyHeader,
  visitorAppointmentPaths,
} from "../../../contract/public/visitor-appointment.ts";
import { hashToken } from "../../../server/tokens.ts";
import {
  bookWithKey,
  cancelByKey,
  moveByKey,
  newKey,
  showByKey,
} from "../../support/private-link.ts";
import {
  book,
  bookingRequest,
  closeHour,
  sendBooking,
  startService,
  storedAppointments,
  takenTimes,
} from "../../support/service.ts";

const aWeekAhead = { day: "2025-10-01", timeSlot: "21:00" };

test("A booking with a key answers as one without, and stores only the key's digest", async () => {
  const service = await startService();
  const key = newKey();
  const plain = await sendBooking(service, bookingRequest({ timeSlot: "20:00" }));
  const keyed = await sendBooking(service, bookingRequest(), { [keyHeader]: key });
  expect([plain.status, keyed.status]).toEqual([201, 201]);
  expect([plain, keyed].map(({ headers }) => headers.get(keyHeader))).toEqual([null, "kept"]);
  expect(await keyed.json()).toEqual({
    date: "2025-09-25T18:00:00.000Z",
    timeSlot: "21:00",
    randevuTipi: "Mini Öngörü",
  });
  const rows = await storedAppointments(service);
  expect(rows.map(({ link_key_hash }) => link_key_hash)).toEqual([null, hashToken(key)]);
  expect(JSON.stringify(rows)).not.toContain(key);
});

test("Invalid and used keys are refused, and nothing is stored", async () => {
  const service = await startService();
  const key = await bookWithKey(service, aWeekAhead);
  const wrong = ["", "kisa", `${newKey()}A`, `${newKey().slice(1)}.`, `${key}, ${newKey()}`, key];
  for (const header of wrong) {
    const answer = await sendBooking(service, bookingRequest(), { [keyHeader]: header });
    expect([header, answer.status]).toEqual([header, 400]);
    expect(await answer.json()).toEqual({
      code: "invalid",
      message: "Gönderilen bilgiler geçerli değil.",
      fields: [
        { field: keyHeader, code: "key_invalid", message: "Randevunun anahtarı geçerli değil." },
      ],
    });
  }
  expect(await storedAppointments(service)).toHaveLength(1);
});

test("A repeated booking keeps its first key", async () => {
  const service = await startService();
  const key = await bookWithKey(service, aWeekAhead);
  expect(await bookWithKey(service, aWeekAhead, key)).toBe(key);
  // A stranger who knows the phone number can look the appointment up and book it again.
  const stranger = await bookWithKey(service, aWeekAhead);
  expect((await showByKey(service, stranger)).status).toBe(404);
  const again = await sendBooking(service, bookingRequest(aWeekAhead), { [keyHeader]: newKey() });
  expect([again.status, again.headers.get(keyHeader)]).toEqual([201, null]);
  expect((await showByKey(service, key)).status).toBe(200);
  await book(service, { ...aWeekAhead, timeSlot: "22:00" });
  const late = await bookWithKey(service, { ...aWeekAhead, timeSlot: "22:00" });
  expect((await showByKey(service, late)).status).toBe(404);
  expect(await storedAppointments(service)).toHaveLength(2);
});

test("The key shows the appointment without name and phone, not cached", async () => {
  const service = await startService();
  const key = await bookWithKey(service, aWeekAhead);
  const answer = await fetch(service.url + visitorAppointmentPaths.show, {
    headers: { [keyHeader]: key },
  });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(visitorAppointmentAnswer.parse(await answer.json())).toEqual({
    date: "2025-10-01T18:00:00.000Z",
    timeSlot: "21:00",
    randevuTipi: "Mini Öngörü",
    minutes: 30,
    status: "pending",
    version: 1,
    changeableUntil: "2025-09-30T18:00:00.000Z",
  });
});

test("Unknown, broken and missing keys get the same answer", async () => {
  const service = await startService();
  await bookWithKey(service, aWeekAhead);
  const unknown = {
    status: 404,
    body: { code: "key_unknown", message: "Bu bağlantıyla bir randevu bulunamadı." },
  };
  for (const key of [newKey(), "kisa", "", undefined]) {
    expect(await showByKey(service, key)).toEqual(unknown);
  }
  expect(await cancelByKey(service, newKey(), { version: 1 })).toEqual(unknown);
  expect(await moveByKey(service, newKey(), { version: 1, ...aWeekAhead })).toEqual(unknown);
  const [row] = await storedAppointments(service);
  expect(row).toMatchObject({ status: "pending", version: 1 });
});

test("A known and an unknown key cost the same statements", async () => {
  let statements: string[] = [];
  const onQuery = ({ query }: LogEvent) => void statements.push(query.sql);
  const service = await startService({ onQuery });
  const key = await bookWithKey(service, aWeekAhead);
  const statementsOf = async (asked: string) => {
    statements = [];
    await showByKey(service, asked);
    return statements;
  };
  await statementsOf(key);
  const known = await statementsOf(key);
  expect(known.join()).toContain("link_key_hash");
  expect(await statementsOf(newKey())).toEqual(known);
});

test("Cancelling by key frees the hour at once, and works once", async () => {
  const service = await startService();
  const key = await bookWithKey(service, aWeekAhead);
  const cancelled = await cancelByKey(service, key, { version: 1 });
  expect(cancelled).toMatchObject({
    status: 200,
    body: { status: "cancelled", version: 2, changeableUntil: null },
  });
  expect(await takenTimes(service, aWeekAhead.day)).toEqual([]);
  expect(await showByKey(service, key)).toEqual(cancelled);
  const again = { code: "changed" };
  expect(await cancelByKey(service, key, { version: 1 })).toMatchObject({
    status: 409,
    body: again,
  });
  for (const answer of [
    await cancelByKey(service, key, { version: 2 }),
    await moveByKey(service, key, { version: 2, day: "2025-10-02", timeSlot: "21:00" }),
  ]) {
    expect(answer).toMatchObject({ status: 409, body: { code: "not_changeable" } });
  }
});

test("A moved appointment frees its old hour and is pending again", async () => {
  const service = await startService();
  const key = await bookWithKey(service, aWeekAhead);
  await service.database.db.updateTable("slots").set({ status: "approved" }).execute();
  const moved = await moveByKey(service, key, { version: 1, day: "2025-10-04", timeSlot: "19:30" });
  expect(moved).toEqual({
    status: 200,
    body: {
      date: "2025-10-04T16:30:00.000Z",
      timeSlot: "19:30",
      randevuTipi: "Mini Öngörü",
      minutes: 30,
      status: "pending",
      version: 2,
      changeableUntil: "2025-10-03T16:30:00.000Z",
    },
  });
  expect(await takenTimes(service, aWeekAhead.day)).toEqual([]);
  expect(await takenTimes(service, "2025-10-04")).toEqual(["19:30"]);
  expect(await showByKey(service, key)).toEqual(moved);
});

test("An appointment cannot be moved to a slot that the site does not offer", async () => {
  const service = await startService();
  const key = await bookWithKey(service, aWeekAhead);
  await book(service, { day: "2025-10-02", timeSlot: "20:00", phone: "05550000000" });
  await closeHour(service, "2025-10-02", "20:30");
  const refusedWith = async (day: string, timeSlot: string) => {
    const { status, body } = await moveByKey(service, key, { version: 1, day, timeSlot });
    return [status, body.code, ...(body.fields ?? [])];
  };
  const slotTaken = [409, "slot_taken"];
  expect(await refusedWith("2025-10-02", "20:00")).toEqual(slotTaken);
  expect(await refusedWith("2025-10-02", "20:30")).toEqual(slotTaken);
  expect(await refusedWith(aWeekAhead.day, aWeekAhead.timeSlot)).toEqual(slotTaken);
  const wrong: [string, string, string, string][] = [
    ["2025-09-23", "21:00", "day", "date_past"],
    ["2026-03-24", "21:00", "day", "date_too_far"],
    ["2025-10-02", "19:00", "timeSlot", "slot_unknown"],
    ["2025-10-02", "21:15", "timeSlot", "slot_unknown"],
    ["2025-10-02", "25:00", "timeSlot", "slot_unknown"],
    ["2025-02-30", "21:00", "day", "day_invalid"],
  ];
  for (const [day, timeSlot, field, code] of wrong) {
    expect(await refusedWith(day, timeSlot)).toMatchObject([400, "invalid", { field, code }]);
  }
  const [row] = await storedAppointments(service);
  expect(row).toMatchObject({ ...{ day: aWeekAhead.day, time_slot: "21:00" }, version: 1 });
});

test.each([
  ["24", "2025-09-30T18:00:00.000Z"],
  ["0", "2025-10-01T18:00:00.000Z"],
  ["72", "2025-09-28T18:00:00.000Z"],
])(
  "With CHANGE_UNTIL_HOURS=%s it can be changed until %s and only shown after",
  async (CHANGE_UNTIL_HOURS, until) => {
    const service = await startService({ engine: "sqlite", settings: { CHANGE_UNTIL_HOURS } });
    const key = await bookWithKey(service, aWeekAhead);
    service.clock.now = new Date(Date.parse(until) - 1);
    expect((await showByKey(service, key)).body.changeableUntil).toBe(until);
    const moved = await moveByKey(service, key, { version: 1, ...aWeekAhead, timeSlot: "21:30" });
    expect(moved.status).toBe(200);
    service.clock.now = new Date(Date.parse(until) + 1800_000);
    expect((await showByKey(service, key)).body).toMatchObject({
      status: "pending",
      changeableUntil: null,
    });
    expect(await cancelByKey(service, key, { version: 2 })).toEqual({
      status: 409,
      body: {
        code: "not_changeable",
        message: "Bu randevu artık buradan değiştirilemez. Lütfen bizi arayın.",
      },
    });
    const move = { version: 2, day: "2025-10-08", timeSlot: "21:00" };
    expect((await moveByKey(service, key, move)).body.code).toBe("not_changeable");
  },
);

test("With CHANGE_UNTIL_HOURS=never the link shows the appointment and changes nothing", async () => {
  const service = await startService({
    engine: "sqlite",
    settings: { CHANGE_UNTIL_HOURS: "never" },
  });
  const key = await bookWithKey(service, aWeekAhead);
  expect(await showByKey(service, key)).toMatchObject({
    status: 200,
    body: { status: "pending", changeableUntil: null },
  });
  expect((await cancelByKey(service, key, { version: 1 })).body.code).toBe("not_changeable");
});
