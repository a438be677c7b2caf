import { expect, test } from "vitest";
import { bookingAnswer } from "../../../contract/public/schemas.ts";
import {
  book,
  bookingRequest,
  closeHour,
  sendBooking,
  startService,
  storedAppointments,
  takenTimes,
} from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";

test("A request for a free slot is stored as pending and answered with 201", async () => {
  const service = await startService();
  const answer = await sendBooking(
    service,
    bookingRequest({ timeSlot: "21:30", name: " Ayşe Yılmaz " }),
  );
  expect(answer.status).toBe(201);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(bookingAnswer.parse(await answer.json())).toEqual({
    date: "2025-09-25T18:30:00.000Z",
    timeSlot: "21:30",
    randevuTipi: "Mini Öngörü",
  });
  expect(await storedAppointments(service)).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      day: "2025-09-25",
      time_slot: "21:30",
      starts_at: "2025-09-25T18:30:00.000Z",
      minutes: 30,
      held_from: Date.UTC(2025, 8, 25, 21, 30) / 60_000,
      held_to: Date.UTC(2025, 8, 25, 22, 0) / 60_000,
      status: "pending",
      consultation: "mini-ongoru",
      name: "Ayşe Yılmaz",
      name_folded: "ayse yilmaz",
      phone: "05321234567",
      phone_serial: 1,
      created_at: "2025-09-24T10:00:00.000Z",
      version: 1,
      note: "",
      note_folded: "",
      reason: "",
      no_show_at: null,
      source: "site",
      erased_at: null,
      expiry_warned_at: null,
      link_key_hash: null,
      visitor_moved_at: null,
      visitor_cancelled_at: null,
      cancellation_seen_at: null,
      told_at: null,
      pending_notification: null,
      reminded_at: null,
      arrived_at: null,
      client_id: expect.any(String),
      price: null,
      paid: 0,
      paid_by: null,
    },
  ]);
});

test("A slot that someone else holds is refused with 409", async () => {
  const service = await startService();
  expect(await book(service)).toBe(201);
  const answer = await sendBooking(service, bookingRequest({ phone: "05550000000" }));
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({
    code: "taken",
    message: "Bu saat dolu. Lütfen başka bir saat seçin.",
  });
  const otherType = { randevuTipi: "Tek Konu Danışmanlığı" };
  expect(await book(service, otherType), "for two types of one phone").toBe(409);
  expect(await storedAppointments(service)).toHaveLength(1);
});

test.each(bothEngines)("A repeated request is answered as the first (%s)", async (engine) => {
  const service = await startService({ engine, settings: { LIMIT_OPEN_PER_PHONE: "1" } });
  const first = await sendBooking(service, bookingRequest());
  const again = await sendBooking(service, bookingRequest({ name: "Ayse Yilmaz" }));
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(await again.json()).toEqual(await first.json());
  expect(await storedAppointments(service)).toMatchObject([{ name: "Ayşe Yılmaz" }]);
});

test("An approved appointment holds its slot and a cancelled one frees it", async () => {
  const service = await startService();
  const setStatus = (status: "approved" | "cancelled") =>
    service.database.db.updateTable("slots").set({ status }).execute();
  await book(service);
  await setStatus("approved");
  expect(await book(service, { phone: "05550000000" })).toBe(409);
  await setStatus("cancelled");
  expect(await takenTimes(service)).toEqual([]);
  expect(await book(service, { phone: "05550000000" })).toBe(201);
});

test.each(bothEngines)("Closed hours are not booked (%s)", async (engine) => {
  const service = await startService({ engine });
  await closeHour(service, "2025-09-25", "20:00");
  expect(await book(service, { timeSlot: "20:00" })).toBe(409);
  expect(await book(service, { timeSlot: "20:30" })).toBe(201);
});

test.each(bothEngines)("The database lets no two appointments overlap (%s)", async (engine) => {
  const service = await startService({ engine });
  const { db } = service.database;
  const first = { timeSlot: "20:00", phone: "05550000001" };
  await book(service, first);
  await db.updateTable("slots").set({ status: "cancelled" }).execute();
  await book(service, { timeSlot: "20:00", phone: "05550000002" });
  await book(service, { timeSlot: "20:30", phone: "05550000003" });
  const revive = db.updateTable("slots").set({ status: "approved" });
  await expect(revive.where("phone", "=", "05550000001").execute()).rejects.toThrow(/slots_held/);
  const longer = db.updateTable("slots").set((row) => ({ held_to: row("held_to", "+", 1) }));
  await expect(longer.where("phone", "=", "05550000002").execute()).rejects.toThrow(/slots_held/);
  await longer.where("phone", "=", "05550000003").execute();
});

test.each(bothEngines)("The database knows no other status (%s)", async (engine) => {
  const service = await startService({ engine });
  await book(service);
  const update = service.database.db.updateTable("slots").set({ status: "lost" as "approved" });
  await expect(update.execute()).rejects.toThrow(/slots_status/);
});

test("Every bookable type and both ends of the day can be booked", async () => {
  const service = await startService();
  expect(await book(service, { day: "2025-09-27", timeSlot: "19:00" })).toBe(201);
  expect(await book(service, { day: "2025-09-27", timeSlot: "23:00" })).toBe(201);
  expect(await book(service, { day: "2025-09-24", timeSlot: "20:00" })).toBe(201);
  expect(
    await book(service, { day: "2026-03-23", randevuTipi: "6 Aylık Öngörü Danışmanlığı" }),
  ).toBe(201);
});
