import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { confirmEveryone, newColleague } from "../../support/panel.ts";
import {
  done,
  enter,
  entry,
  later,
  list,
  openPanel,
  record,
} from "../../support/panel-appointments.ts";
import {
  book,
  closeHour,
  lookUp,
  startService,
  storedAppointments,
  takenTimes,
} from "../../support/service.ts";

test("An appointment made on the phone is entered as approved", async () => {
  const { service, ece } = await openPanel();
  const { status, body } = await enter(ece, { note: "Öğleden sonra aranacak" });
  expect(status).toBe(201);
  expect(body.appointment).toMatchObject({
    ...entry,
    status: "approved",
    source: "phone",
    note: "Öğleden sonra aranacak",
    date: "2025-09-25T18:30:00.000Z",
    version: 1,
  });
  expect(await takenTimes(service)).toEqual(["21:30"]);
  expect(await book(service, { timeSlot: "21:30" })).toBe(409);
  expect(await lookUp(service, entry.phone)).toEqual([
    {
      date: "2025-09-25T18:30:00.000Z",
      timeSlot: "21:30",
      randevuTipi: "Mini Öngörü",
      status: "approved",
    },
  ]);
  expect((await list(ece, { ara: "isik" })).appointments).toEqual([body.appointment]);
  const { day, timeSlot, consultation } = entry;
  expect((await record(ece)).changes).toMatchObject([
    {
      id: body.undo.change,
      action: "enter",
      who: "ece@example.com",
      appointmentId: body.appointment!.id,
      after: { day, timeSlot, consultation, outcome: "approved", version: 1 },
    },
  ]);
});

test("An entry is not counted against the limit, and the phone can go on booking", async () => {
  const service = await startService({ settings: { LIMIT_OPEN_PER_PHONE: "1" } });
  const ece = await newColleague(service);
  const { phone } = entry;
  expect(await book(service, { phone, timeSlot: "20:00" })).toBe(201);
  expect((await enter(ece)).status).toBe(201);
  expect((await enter(ece, { timeSlot: "22:00" })).status).toBe(201);
  expect(await book(service, { phone, timeSlot: "23:00" })).toBe(428);
  await later(service, 3 * 24 * 3600);
  expect(await book(service, { phone, day: "2025-10-02" })).toBe(201);
});

test("A time that is taken cannot be entered, one that is closed only on purpose", async () => {
  const { service, ece } = await openPanel();
  await book(service, { timeSlot: "21:30" });
  await closeHour(service, "2025-09-25", "22:30");
  for (const [timeSlot, evenIfClosed, code] of [
    ["21:30", true, "slot_taken"],
    ["21:10", false, "slot_taken"],
    ["21:59", false, "slot_taken"],
    ["22:30", false, "slot_closed"],
    ["22:10", false, "slot_closed"],
  ] as const) {
    const { status, body } = await enter(ece, { timeSlot, evenIfClosed });
    expect([timeSlot, status, body.code]).toEqual([timeSlot, 409, code]);
  }
  expect(await storedAppointments(service)).toHaveLength(1);
  expect(await service.database.db.selectFrom("audit_log").selectAll().execute()).toEqual([]);
  expect((await enter(ece, { timeSlot: "22:10", evenIfClosed: true })).status).toBe(201);
});

test("Any time of any day is entered, and one of the past is marked at once", async () => {
  const { service, ece } = await openPanel();
  const { body } = await enter(ece, { timeSlot: "15:10" });
  expect(body.appointment).toMatchObject({ timeSlot: "15:10", minutes: 30, toTell: "enter" });
  for (const [day, timeSlot] of [
    ["2025-09-24", "12:15"],
    ["2025-01-02", "03:00"],
  ]) {
    const { appointment } = (await enter(ece, { day, timeSlot })).body;
    expect(appointment).toMatchObject({ status: "approved", toTell: null });
    expect((await done(ece, "arrived", appointment!)).appointment.arrived).toBe(true);
  }
  expect(await takenTimes(service)).toEqual([]);
  expect((await enter(ece, { timeSlot: "15:39" })).body.code).toBe("slot_taken");
});

test("A wrong entry is refused by field", async () => {
  const { service, ece } = await openPanel();
  for (const [changes, code] of [
    [{ timeSlot: "24:00" }, "slot_unknown"],
    [{ day: "2025-02-30" }, "day_invalid"],
    [{ name: "123" }, "name_invalid"],
    [{ phone: "532" }, "phone_invalid"],
    [{ consultation: "el-fali" }, "type_unknown"],
    [{ status: "pending" }, "field_unknown"],
  ] as const) {
    const { status, body } = await enter(ece, changes);
    expect([status, body.code, body.fields![0]!.code]).toEqual([400, "invalid", code]);
  }
  expect(await storedAppointments(service)).toEqual([]);
});

test("Landlines and numbers of other countries are entered by hand, found and erased", async () => {
  const { service, ece } = await openPanel();
  const numbers = ["02121234567", "+491701234567", "+12025550142"];
  for (const [index, phone] of numbers.entries()) {
    const timeSlot = ["20:00", "20:30", "21:00"][index];
    const { status, body } = await enter(ece, { phone, timeSlot, name: `Kişi ${"abc"[index]}` });
    expect([status, body.appointment?.phone]).toEqual([201, phone]);
    const { appointments } = await list(ece, { ara: phone });
    expect(
      appointments.map((found) => found.phone),
      phone,
    ).toEqual([phone]);
  }
  expect(await lookUp(service, "02121234567")).toHaveLength(1);
  await later(service, 3 * 24 * 3600);
  await confirmEveryone(service);
  for (const phone of numbers) {
    expect((await ece.call("POST", panelPaths.erase, { phone })).body).toEqual({ erased: 1 });
  }
  expect((await storedAppointments(service)).map(({ phone }) => phone)).toEqual([null, null, null]);
});

test("Staff enter numbers in one form, visitors only Turkish mobile numbers", async () => {
  const { service, ece } = await openPanel();
  for (const phone of ["+905321234567", "00491701234567", "01121234567", "+49 170 1234567"]) {
    const { status, body } = await enter(ece, { phone });
    expect([status, body.fields![0]!.code], phone).toEqual([400, "phone_invalid"]);
  }
  for (const phone of ["02121234567", "+491701234567"]) {
    expect(await book(service, { phone }), phone).toBe(400);
  }
  expect(await storedAppointments(service)).toEqual([]);
});
