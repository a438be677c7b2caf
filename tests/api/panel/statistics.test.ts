import { expect, test } from "vitest";
import type { NumbersAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { newColleague } from "../../support/panel.ts";
import { done, enter, later, list, openPanel, request } from "../../support/panel-appointments.ts";
import { book, closeHour, startService } from "../../support/service.ts";
import { storeAppointments } from "../../support/store-appointments.ts";

test("The statistics count weeks, types, outcomes and hours", async () => {
  const service = await startService();
  const { call } = await newColleague(service);
  await book(service, { day: "2025-09-25", timeSlot: "20:00" });
  await book(service, {
    day: "2025-09-25",
    timeSlot: "21:00",
    randevuTipi: "Tek Konu Danışmanlığı",
  });
  await book(service, { day: "2025-09-29", timeSlot: "21:00" });
  await closeHour(service, "2025-09-30", "21:00");
  const { db } = service.database;
  await db
    .updateTable("slots")
    .set({ status: "cancelled" })
    .where("time_slot", "=", "20:00")
    .execute();
  await db
    .updateTable("slots")
    .set({ status: "approved", no_show_at: "2025-09-29T19:00:00.000Z" })
    .where("day", "=", "2025-09-29")
    .execute();
  const query = "?baslangic=2025-09-17&bitis=2025-10-05";
  expect((await call<NumbersAnswer>("GET", panelPaths.numbers + query)).body).toEqual({
    weeks: [
      { monday: "2025-09-15", count: 0 },
      { monday: "2025-09-22", count: 2 },
      { monday: "2025-09-29", count: 1 },
    ],
    months: [
      { month: "2025-09", count: 3 },
      { month: "2025-10", count: 0 },
    ],
    coming: { pending: 1, approved: 0 },
    consultations: [
      { slug: "mini-ongoru", count: 2 },
      { slug: "tek-konu-danismanligi", count: 1 },
    ],
    outcomes: { pending: 1, approved: 0, cancelled: 1, no_show: 1, arrived: 0 },
    hours: [{ timeSlot: "21:00", count: 2 }],
    clients: { new: 1, returning: 0 },
    sessions: { begun: 0, missed: 0 },
    money: [],
  });
});

test("Clients are new with their first appointment, and one is missed where nobody came", async () => {
  const { service, ece } = await openPanel();
  const [old, fresh, erased] = ["05321112233", "05321112234", null];
  await storeAppointments(service, [
    { id: "a", day: "2025-08-20", phone: old },
    {
      id: "b",
      day: "2025-09-20",
      phone: old,
      phone_serial: 2,
      no_show_at: "2025-09-20T19:00:00.000Z",
    },
    { id: "c", day: "2025-09-22", phone: fresh },
    { id: "d", day: "2025-09-23", phone: fresh, phone_serial: 3 },
    { id: "e", day: "2025-09-23", phone: erased, name: null, time_slot: "22:00" },
    { id: "cancelled", day: "2025-09-25", phone: "05321112235", status: "cancelled" },
    { id: "coming", day: "2025-09-26", phone: fresh, phone_serial: 4 },
    { id: "later", day: "2025-10-02", phone: "05321112236" },
  ]);
  const report = {
    consultation: "vip-ongoru",
    day: "2025-09-22",
    timeSlot: "",
    name: "Ayşe Yılmaz",
  };
  await done(ece, "deliver", (await enter(ece, { ...report, phone: old })).body.appointment!);
  const query = "?baslangic=2025-09-01&bitis=2025-09-30";
  const { body } = await ece.call<NumbersAnswer>("GET", panelPaths.numbers + query);
  expect(body.clients).toEqual({ new: 1, returning: 1 });
  expect(body.sessions).toEqual({ begun: 4, missed: 1 });
  expect(body.hours).toEqual([
    { timeSlot: "21:00", count: 4 },
    { timeSlot: "22:00", count: 1 },
  ]);
});

test("A week in the range counts all its days", async () => {
  const service = await startService();
  const { call } = await newColleague(service);
  for (const day of ["2025-09-25", "2025-09-26", "2025-09-27"]) {
    expect(await book(service, { day })).toBe(201);
  }
  const query = "?baslangic=2025-09-28&bitis=2025-09-29";
  const touched = await call<NumbersAnswer>("GET", panelPaths.numbers + query);
  expect(touched.body.weeks.map(({ monday }) => monday)).toEqual(["2025-09-22", "2025-09-29"]);
  const week = await call<NumbersAnswer>(
    "GET",
    `${panelPaths.numbers}?baslangic=2025-09-22&bitis=2025-09-28`,
  );
  expect(week.body.weeks).toEqual([{ monday: "2025-09-22", count: 3 }]);
});

test("Upcoming appointments are counted from today, as their lists show them", async () => {
  const { service, ece } = await openPanel();
  const [yesterday, today, next] = ["2025-09-24", "2025-09-25", "2025-10-02"];
  await request(service, ece, { day: yesterday, timeSlot: "20:00" });
  service.clock.now = new Date("2025-09-24T21:30:00Z"); // 25 September, 00:30 in Istanbul
  await later(service, 0);
  const approved = await request(service, ece, { day: today, timeSlot: "22:00" });
  await done(ece, "approve", approved);
  await request(service, ece, { day: next, timeSlot: "21:00", phone: "05321112233" });
  const cancelled = await request(service, ece, {
    day: next,
    timeSlot: "22:00",
    phone: "05321112234",
  });
  await done(ece, "cancel", cancelled, { reason: "Hasta" });
  const coming = async (query: string) =>
    (await ece.call<NumbersAnswer>("GET", panelPaths.numbers + query)).body.coming;
  expect(await coming(`?baslangic=${yesterday}&bitis=${next}`)).toEqual({
    pending: 1,
    approved: 1,
  });
  expect(await coming(`?baslangic=${yesterday}&bitis=${today}`)).toEqual({
    pending: 0,
    approved: 1,
  });
  for (const durum of ["pending", "approved"] as const) {
    const listed = await list(ece, { durum, baslangic: today, bitis: next });
    expect(listed.appointments).toHaveLength(1);
  }
});
