import { expect, test } from "vitest";
import { z } from "zod";
import { defaultHours } from "../../booking/hours.ts";
import {
  bookingAnswer,
  bookingRequest,
  calendarAnswer,
  calendarRequest,
  challengeAnswer,
  lookupAnswer,
  lookupRequest,
  proofRequest,
  refusalAnswer,
  servicesAnswer,
  settingsAnswer,
  takenTimesAnswer,
  takenTimesRequest,
  visitorAppointmentAnswer,
  visitorCancelRequest,
  visitorMoveRequest,
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

test("A challenge is asked for by a day and a time of two figures each", () => {
  const asks = (changes: object) =>
    proofRequest.safeParse({ gun: "2025-09-24", saat: "21:00", ...changes }).success;
  expect(asks({})).toBe(true);
  for (const saat of ["121:00", "21:000", "1:00", "a1:00", "21:0", "21:a0", undefined]) {
    expect(asks({ saat }), saat).toBe(false);
  }
  for (const gun of ["2025-02-30", undefined]) expect(asks({ gun }), gun).toBe(false);
});

test("Whoever has the private link says which version they saw, and an hour of the clock", () => {
  expect(visitorCancelRequest.parse({ version: 2 })).toEqual({ version: 2 });
  for (const version of [0, 1.5, undefined]) {
    expect(visitorCancelRequest.safeParse({ version }).success, String(version)).toBe(false);
  }
  const move = { version: 2, day: "2025-09-24", timeSlot: "21:30" };
  const takes = (changes: object) => visitorMoveRequest.safeParse({ ...move, ...changes }).success;
  expect(visitorMoveRequest.parse(move)).toEqual(move);
  for (const timeSlot of ["09:00", "19:59", "23:00"]) expect(takes({ timeSlot })).toBe(true);
  for (const timeSlot of [
    "24:00",
    "31:00",
    "21:60",
    "121:00",
    "21:000",
    "2a:00",
    "21:0a",
    "9:00",
  ]) {
    expect(takes({ timeSlot }), timeSlot).toBe(false);
  }
  for (const field of Object.keys(move)) expect(takes({ [field]: undefined }), field).toBe(false);
});

test("What is answered about one's own appointment, services, hours and a challenge is exactly so", () => {
  const { date, timeSlot, randevuTipi } = asked;
  const changeableUntil = "2025-09-23T18:00:00.000Z";
  const own = {
    ...{ date, timeSlot, randevuTipi, minutes: 25 },
    ...{ status: "approved", version: 2, changeableUntil },
  };
  const service = { slug: "mini-ongoru", bookable: true, minutes: 30 };
  const challenge = { ticket: "t", cost: 1, target: "ff" };
  const { week, step } = defaultHours;
  const ranges = week[0]!;
  const hours = { week, step, exceptions: [{ day: "2025-09-24", ranges }] };
  const settings = { bookingApiBase: "", lookupApiBase: "", daysAhead: 180, minNoticeMinutes: 0 };
  for (const [schema, good, optional] of [
    [visitorAppointmentAnswer, own, []],
    [challengeAnswer, challenge, []],
    [servicesAnswer, { consultations: [service] }, []],
    [settingsAnswer, { ...settings, hours }, ["hours"]],
  ] as const) {
    expect(schema.parse(good)).toEqual(good);
    for (const field of Object.keys(good)) {
      const taken = schema.safeParse({ ...good, [field]: undefined }).success;
      expect(taken, field).toBe(optional.some((one) => one === field));
    }
  }
  expect(visitorAppointmentAnswer.parse({ ...own, changeableUntil: null })).toMatchObject({
    changeableUntil: null,
  });
  for (const wrong of [
    { ...service, slug: 1 },
    { ...service, bookable: undefined },
  ]) {
    expect(servicesAnswer.safeParse({ consultations: [wrong] }).success).toBe(false);
  }
  for (const wrong of [
    { week: week.slice(1) },
    { week: week.with(0, [{ first: "20:00" } as never]) },
    { step: undefined },
    { exceptions: [{ ranges }] },
    { exceptions: [{ day: "2025-02-30", ranges }] },
  ]) {
    const answer = { ...settings, hours: { ...hours, ...wrong } };
    expect(settingsAnswer.safeParse(answer).success, JSON.stringify(wrong)).toBe(false);
  }
});

test("A refusal has one of its call's codes, its words, and what was wrong with which field", () => {
  const answer = refusalAnswer(["slot_taken", "invalid"]);
  const field = { field: "phone", code: "phone_invalid", message: "Geçerli bir numara yazın." };
  const refusal = { code: "invalid", message: "Bilgileri denetleyin.", fields: [field] };
  const challenge = { ticket: "t", cost: 1, target: "ff" };
  expect(answer.parse(refusal)).toEqual(refusal);
  expect(answer.parse({ ...refusal, challenge })).toEqual({ ...refusal, challenge });
  expect(answer.safeParse({ code: "slot_taken", message: "Dolu." }).success).toBe(true);
  for (const wrong of [
    { ...refusal, code: "not_found" },
    { ...refusal, message: undefined },
    { ...refusal, fields: [{ ...field, code: "yok" }] },
    { ...refusal, fields: [{ ...field, field: undefined }] },
    { ...refusal, challenge: {} },
    { ...refusal, extra: 1 },
  ]) {
    expect(answer.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  }
});

test("The document of the calls says that a day is a date", () => {
  expect(z.toJSONSchema(takenTimesRequest)).toMatchObject({
    properties: { gun: { type: "string", format: "date" } },
  });
});
