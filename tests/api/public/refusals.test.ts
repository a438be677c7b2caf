import { expect, test } from "vitest";
import { paths } from "../../../contract/public/paths.ts";
import {
  type FieldRefusal,
  type FieldRefusalCode,
  fieldRefusals,
} from "../../../contract/refusals.ts";
import { newColleague } from "../../support/panel.ts";
import { done, enter, list } from "../../support/panel-appointments.ts";
import {
  book,
  bookingRequest,
  sendBooking,
  startService,
  storedAppointments,
} from "../../support/service.ts";

type Case = [what: string, body: unknown, problems: [field: string, code: FieldRefusalCode][]];

const wrong: Case[] = [
  ["no name", { ...bookingRequest(), name: " " }, [["name", "name_invalid"]]],
  ["digits in the name", bookingRequest({ name: "Ayşe 2" }), [["name", "name_invalid"]]],
  [
    "a control character in the name",
    bookingRequest({ name: "Ay\u0000şe" }),
    [["name", "name_invalid"]],
  ],
  ["a name of 101 letters", bookingRequest({ name: "a".repeat(101) }), [["name", "name_invalid"]]],
  ["a landline", bookingRequest({ phone: "02121234567" }), [["phone", "phone_invalid"]]],
  [
    "a country's code for a phone",
    bookingRequest({ phone: "09053212345" }),
    [["phone", "phone_invalid"]],
  ],
  ["a short phone", bookingRequest({ phone: "0532123456" }), [["phone", "phone_invalid"]]],
  ["a phone without its 0", bookingRequest({ phone: "5321234567" }), [["phone", "phone_invalid"]]],
  ["another firm", bookingRequest({ firmId: "baska" }), [["firmId", "firm_unknown"]]],
  ["no date", bookingRequest({ date: "" }), [["date", "date_invalid"]]],
  ["yesterday", bookingRequest({ day: "2025-09-23" }), [["date", "date_past"]]],
  ["a day too far ahead", bookingRequest({ day: "2026-03-24" }), [["date", "date_too_far"]]],
  ["a weekday at 19:30", bookingRequest({ timeSlot: "19:30" }), [["timeSlot", "slot_unknown"]]],
  ["a quarter past", bookingRequest({ timeSlot: "20:15" }), [["timeSlot", "slot_unknown"]]],
  ["no time at all", { ...bookingRequest(), timeSlot: "akşam" }, [["timeSlot", "slot_unknown"]]],
  ["half past eleven", bookingRequest({ timeSlot: "23:30" }), [["timeSlot", "slot_unknown"]]],
  [
    "a date and slot of different hours",
    bookingRequest({ date: "2025-09-25T17:00:00Z", timeSlot: "21:00" }),
    [["timeSlot", "slot_differs"]],
  ],
  [
    "a type that cannot be booked",
    { ...bookingRequest(), randevuTipi: "VIP Öngörü" },
    [["randevuTipi", "type_unknown"]],
  ],
  [
    "a status of the sender's own",
    { ...bookingRequest(), status: "approved" },
    [["status", "field_unknown"]],
  ],
  ["an id of the sender's own", { ...bookingRequest(), id: "1" }, [["id", "field_unknown"]]],
  [
    "two wrong fields at once",
    bookingRequest({ name: "", phone: "" }),
    [
      ["name", "name_invalid"],
      ["phone", "phone_invalid"],
    ],
  ],
  ["a list", [], []],
  ["nothing at all", null, []],
];

test("Every wrong field is refused with 400, a code and a Turkish message", async () => {
  const service = await startService();
  for (const [what, body, problems] of wrong) {
    const answer = await sendBooking(service, body);
    expect(answer.status, what).toBe(400);
    expect(await answer.json(), what).toEqual({
      code: "invalid",
      message: "Gönderilen bilgiler geçerli değil.",
      fields: problems.map(([field, code]) => ({ field, code, message: fieldRefusals[code] })),
    });
  }
  expect(await storedAppointments(service)).toEqual([]);
});

test("Today only hours later than the current one can be booked", async () => {
  const service = await startService();
  service.clock.now = new Date("2025-09-24T17:05:00Z"); // 20:05 in Istanbul
  const today = (timeSlot: string) =>
    sendBooking(service, bookingRequest({ day: "2025-09-24", timeSlot }));
  const late = await today("20:30");
  expect(late.status).toBe(400);
  expect(await late.json()).toMatchObject({ fields: [{ field: "timeSlot", code: "slot_past" }] });
  expect((await today("21:00")).status).toBe(201);
});

test("How far ahead one can book is a setting", async () => {
  const service = await startService({ engine: "sqlite", settings: { BOOKING_DAYS_AHEAD: "7" } });
  const on = async (day: string) => (await sendBooking(service, bookingRequest({ day }))).status;
  expect([await on("2025-10-01"), await on("2025-10-02")]).toEqual([201, 400]);
});

test("Numbers, days and months that do not exist are refused with 400", async () => {
  const service = await startService();
  const refused = async (path: string) => {
    const answer = await fetch(service.url + path);
    expect(answer.status, path).toBe(400);
    return (await answer.json()) as object;
  };
  for (const phone of ["5321234567", "0532123456", "053212345678", "0532123456a", "%20"]) {
    const fields = [{ field: "phone", code: "phone_invalid" }];
    expect(await refused(paths.lookup(phone))).toMatchObject({ code: "invalid", fields });
  }
  for (const day of ["2025-02-30", "yarın", "", "2025-09-24&gun=2025-09-25", "2025-09-24&x=1"]) {
    await refused(paths.takenTimesOf(day));
  }
  for (const month of ["2025-13", "2025-9", "2025-09-01", "1899-12", "3000-01", ""]) {
    const fields = [{ field: "ay", code: "month_invalid" }];
    expect(await refused(paths.calendarOf(month))).toMatchObject({ fields });
  }
  for (const slot of [
    "",
    "?gun=2025-10-01",
    "?gun=2025-02-30&saat=21:00",
    "?gun=2025-10-01&saat=9",
  ]) {
    await refused(paths.proof + slot);
  }
});

test("Text that is not JSON is refused with 400", async () => {
  const service = await startService({ engine: "sqlite" });
  for (const body of ['{"name":', "", '{"__proto__":{"a":1}}']) {
    const answer = await post(service.url, body, "application/json");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: "not_json",
      message: "Gönderilen metin okunamadı.",
    });
  }
});

test("Anything but JSON is refused with 415", async () => {
  const service = await startService({ engine: "sqlite" });
  const body = JSON.stringify(bookingRequest());
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
    const answer = await post(service.url, body, type);
    expect(answer.status, type).toBe(415);
    expect(await answer.json()).toMatchObject({ code: "wrong_media_type" });
  }
  expect(await storedAppointments(service)).toEqual([]);
});

test("A body longer than any booking is refused with 413", async () => {
  const service = await startService({ engine: "sqlite" });
  const answer = await sendBooking(service, bookingRequest({ name: "a".repeat(10_000) }));
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: "too_large" });
});

test("An API path that does not exist answers 404 in JSON and Turkish, with any method", async () => {
  const service = await startService({ engine: "sqlite" });
  for (const [method, path] of [
    ["GET", "/api/yok"],
    ["GET", paths.book],
    ["DELETE", paths.lookup("05321234567")],
    ["POST", paths.takenTimes],
    ["GET", "/%E0%A4%A"],
  ] as const) {
    const answer = await fetch(service.url + path, { method });
    expect(answer.status, `${method} ${path}`).toBe(404);
    expect(await answer.json()).toEqual({ code: "not_found", message: "Aranan adres bulunamadı." });
  }
});

test("An internal failure answers 500 without details", async () => {
  const service = await startService();
  await service.database.db.schema.dropTable("slots").execute();
  const answer = await sendBooking(service, bookingRequest());
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    code: "failed",
    message: "Bir hata oluştu. Lütfen tekrar deneyin.",
  });
});

function post(url: string, body: string, type: string): Promise<Response> {
  return fetch(url + paths.book, { method: "POST", headers: { "content-type": type }, body });
}

const addresses = ["Ayşe http://kotu.example", "www.kotu", "kazan.com", "t.me/x", "Ayşe kazan.bet"];
const nameInvalid = {
  field: "name",
  code: "name_invalid",
  message:
    "Ad en az bir harf içermeli, en çok 100 karakter olmalı ve rakam ya da internet adresi içermemelidir.",
};

test("A booking with a web address as name is refused", async () => {
  const service = await startService({ engine: "sqlite" });
  for (const name of addresses) {
    const answer = await sendBooking(service, bookingRequest({ name }));
    expect(answer.status, name).toBe(400);
    const { fields } = (await answer.json()) as { fields: FieldRefusal[] };
    expect(fields).toEqual([nameInvalid]);
  }
  expect(await storedAppointments(service)).toEqual([]);
  expect(await book(service, { name: "Prof.Dr.Can A.Yılmaz" })).toBe(201);
});

test("Staff cannot enter a web address as name", async () => {
  const service = await startService({ engine: "sqlite" });
  const ece = await newColleague(service);
  for (const name of addresses) {
    expect(await enter(ece, { name })).toMatchObject({
      status: 400,
      body: { fields: [nameInvalid] },
    });
  }
  expect((await enter(ece, { name: "St. John" })).status).toBe(201);
});

test("A web address stored earlier stays, and its appointment can be approved", async () => {
  const service = await startService();
  const ece = await newColleague(service);
  await book(service);
  await service.database.db.updateTable("slots").set({ name: "kazan.com" }).execute();
  const [seen] = (await list(ece)).appointments;
  expect(seen).toMatchObject({ name: "kazan.com" });
  expect((await done(ece, "approve", seen!)).appointment).toMatchObject({ name: "kazan.com" });
});
