import { expect, test } from "vitest";
import {
  bookingAnswer,
  bookingRequest,
  calendarAnswer,
  calendarRequest,
  lookupAnswer,
  lookupRequest,
  settingsAnswer,
  takenTimesAnswer,
  takenTimesRequest,
} from "./schemas.ts";

const asked = {
  name: "Ayşe Yılmaz",
  phone: "05321234567",
  firmId: "akademi",
  date: "2025-09-24T18:00:00.000Z",
  timeSlot: "21:00",
  randevuTipi: "Mini Öngörü",
};
const request = bookingRequest(["Mini Öngörü"]);
const accepts = (body: object) => request.safeParse(body).success;

test("A booking needs each of its fields, and has no other", () => {
  expect(request.parse(asked)).toEqual(asked);
  for (const field of Object.keys(asked)) {
    expect(accepts({ ...asked, [field]: undefined }), field).toBe(false);
  }
  expect(accepts({ ...asked, status: "approved" })).toBe(false);
});

test("A booking's name, phone, date and type must be ones that can be", () => {
  expect(accepts({ ...asked, name: "Ay5e" })).toBe(false);
  expect(accepts({ ...asked, phone: "04321234567" })).toBe(false);
  expect(accepts({ ...asked, date: "2025-09-24T21:00:00" })).toBe(false);
  expect(accepts({ ...asked, date: "2025-09-24T21:00:00+03:00" })).toBe(true);
  expect(accepts({ ...asked, date: "0001-01-01T21:00:00Z" })).toBe(false);
  expect(accepts({ ...asked, date: "3000-01-01T21:00:00Z" })).toBe(false);
  expect(accepts({ ...asked, randevuTipi: "VIP Öngörü" })).toBe(false);
});

test("A name is kept without the blanks around it, its letters in one piece", () => {
  expect(request.parse({ ...asked, name: "  Ays\u0327e " }).name).toBe("Ayşe");
});

test("A lookup asks for a phone, and taken times for a day", () => {
  expect(lookupRequest.parse({ phone: "05321234567" })).toEqual({ phone: "05321234567" });
  expect(lookupRequest.safeParse({ phone: "5321234567" }).success).toBe(false);
  expect(takenTimesRequest.parse({ gun: "2025-09-24" })).toEqual({ gun: "2025-09-24" });
  expect(takenTimesRequest.safeParse({ gun: "2025-02-30" }).success).toBe(false);
  expect(calendarRequest.parse({ ay: "2025-09" })).toEqual({ ay: "2025-09" });
  expect(calendarRequest.safeParse({ ay: "2025-13" }).success).toBe(false);
});

test("The answers have the specified fields", () => {
  const { date, timeSlot, randevuTipi } = asked;
  const booked = { date, timeSlot, randevuTipi };
  const taken = { gun: "2025-09-24", dolu: ["21:00"] };
  const settings = { bookingApiBase: "", lookupApiBase: "", daysAhead: 180, minNoticeMinutes: 0 };
  const month = { ay: "2025-09", gunler: [{ gun: "2025-09-24", dolu: [], kapali: true }] };
  expect(bookingAnswer.parse(booked)).toEqual(booked);
  expect(lookupAnswer.parse([{ ...booked, status: "pending" }])).toHaveLength(1);
  expect(takenTimesAnswer.parse(taken)).toEqual(taken);
  expect(settingsAnswer.parse(settings)).toEqual(settings);
  expect(calendarAnswer.parse(month)).toEqual(month);
  const named = { ...month, gunler: [{ ...month.gunler[0], ad: "Ayşe" }] };
  expect(calendarAnswer.safeParse(named).success).toBe(false);
  for (const [schema, good] of [
    [bookingAnswer, booked],
    [takenTimesAnswer, taken],
    [calendarAnswer, month],
    [settingsAnswer, settings],
  ] as const) {
    for (const field of Object.keys(good)) {
      expect(schema.safeParse({ ...good, [field]: undefined }).success, field).toBe(false);
    }
  }
  expect(lookupAnswer.safeParse([booked]).success).toBe(false);
  expect(lookupAnswer.safeParse([{ ...booked, status: "no_show" }]).success).toBe(false);
});
