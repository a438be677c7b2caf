import { expect, test } from "vitest";
import type { z } from "zod";
import { defaultHours, defaultWorkingHours, stepChoices } from "../../booking/hours.ts";
import { mostMoney } from "../../booking/money.ts";
import { longestServiceNote } from "../../booking/services.ts";
import { defaultMessages } from "./default-messages.ts";
import * as schemas from "./schemas.ts";

const accepts = (schema: z.ZodType, body: unknown) => schema.safeParse(body).success;
const version = 3;
const day = "2025-09-24";
const evening = [{ first: "20:00", last: "23:00" }];
const weekly = {
  ...{ kind: "closing", weekday: 2, from: "", to: "" },
  ...{ firstDay: "", lastDay: "", reason: "Ders" },
};

const takesHours = (changes: object) =>
  accepts(schemas.previewHoursRequest, { hours: { ...defaultWorkingHours, ...changes } });
const takesRule = (rule: object) => accepts(schemas.ruleRequest, { rule, confirmed: [] });
const takesWeekly = (changes: object) => takesRule({ ...weekly, ...changes });

test("Hours are sent whole, the defaults as null", () => {
  const hours = defaultWorkingHours;
  for (const kept of [hours, null]) {
    expect(schemas.previewHoursRequest.parse({ hours: kept })).toEqual({ hours: kept });
    const request = { version, hours: kept, confirmed: ["a1"] };
    expect(schemas.hoursRequest.parse(request)).toEqual(request);
  }
  expect(accepts(schemas.previewHoursRequest, {})).toBe(false);
  for (const field of ["version", "hours", "confirmed"]) {
    const request = { version, hours, confirmed: [], [field]: undefined };
    expect(accepts(schemas.hoursRequest, request), field).toBe(false);
  }
  for (const field of Object.keys(hours)) {
    expect(takesHours({ [field]: undefined }), field).toBe(false);
    expect(takesHours({ [field]: "x" }), field).toBe(false);
  }
});

test("A week has seven days, and a step that can be chosen", () => {
  expect(takesHours({ week: defaultHours.week.slice(1) })).toBe(false);
  expect(stepChoices).toEqual([15, 20, 30, 45, 60]);
  for (const step of stepChoices) {
    const week = Array(7).fill([{ first: "20:00", last: "23:00" }]);
    expect(takesHours({ step, week }), String(step)).toBe(true);
  }
  for (const step of [0, 10, 31, 90]) expect(takesHours({ step }), String(step)).toBe(false);
});

test("Hours that cannot be are refused as such", () => {
  const week = defaultHours.week.with(0, [{ first: "23:00", last: "20:00" }]);
  const backwards = { hours: { ...defaultWorkingHours, week } };
  expect(schemas.previewHoursRequest.safeParse(backwards).error?.issues).toMatchObject([
    { params: { refusal: "hours_invalid" } },
  ]);
});

test("A range has two hours of the clock, and a day at most twelve ranges", () => {
  const first = (text: string) =>
    takesHours({ week: defaultHours.week.with(0, [{ first: text, last: "23:00" }]) });
  expect(first("19:00")).toBe(true);
  for (const text of ["119:00", "19:000", "24:00", "9:00", ""]) {
    expect(first(text), text).toBe(false);
  }
  expect(takesHours({ week: [[{ first: "20:00" }], ...defaultHours.week.slice(1)] })).toBe(false);
  const many = (length: number) =>
    defaultHours.week.with(
      0,
      Array.from({ length }, (_, at) => {
        const hour = `${String(at + 6).padStart(2, "0")}:00`;
        return { first: hour, last: hour };
      }),
    );
  expect(takesHours({ week: many(12) })).toBe(true);
  expect(takesHours({ week: many(13) })).toBe(false);
});

test("Special days and weekly closings have their fields", () => {
  expect(takesRule({ kind: "opening", day, ranges: evening })).toBe(true);
  expect(takesRule({ kind: "opening", day })).toBe(false);
  expect(takesWeekly({ from: "20:00", to: "21:00", firstDay: day, lastDay: day })).toBe(true);
  for (const field of Object.keys(weekly)) {
    expect(takesWeekly({ [field]: undefined }), field).toBe(false);
  }
  expect(takesWeekly({ from: "yok" })).toBe(false);
  expect(takesWeekly({ firstDay: "yok" })).toBe(false);
  const weekdays = [-1, 0, 6, 7, null].map((weekday) => takesWeekly({ weekday }));
  expect(weekdays).toEqual([false, true, true, false, false]);
});

test("A weekly closing's reason is kept without the blanks around it, at most 200 letters", () => {
  expect(takesWeekly({ reason: ` ${"x".repeat(200)} ` })).toBe(true);
  expect(takesWeekly({ reason: "x".repeat(201) })).toBe(false);
});

test("Notice is at most 30 days, and booking reaches from one day to ten years", () => {
  for (const [field, least, most] of [
    ["minNotice", 0, 43_200],
    ["daysAhead", 1, 3650],
  ] as const) {
    expect(takesHours({ [field]: least }), field).toBe(true);
    expect(takesHours({ [field]: least - 1 }), field).toBe(false);
    expect(takesHours({ [field]: most }), field).toBe(true);
    expect(takesHours({ [field]: most + 1 }), field).toBe(false);
    expect(takesHours({ [field]: 1.5 }), field).toBe(false);
  }
});

test("What falls outside new hours is confirmed one by one, up to two thousand", () => {
  const confirms = (confirmed: string[]) =>
    accepts(schemas.hoursRequest, { version, hours: null, confirmed });
  expect(confirms([])).toBe(true);
  expect(confirms(["x".repeat(100)])).toBe(true);
  expect(confirms(["x".repeat(101)])).toBe(false);
  expect(confirms(Array(2000).fill("a"))).toBe(true);
  expect(confirms(Array(2001).fill("a"))).toBe(false);
});

test("Services have their slug, whether they can be booked, how long they take, a note and a price", () => {
  const service = {
    slug: "mini-ongoru",
    bookable: true,
    duration: 45,
    note: "Zoom",
    price: 90_000,
  };
  const confirmed = ["1"];
  const takes = (changes: object) =>
    accepts(schemas.servicesRequest, {
      ...{ version, confirmed },
      services: [{ ...service, ...changes }],
    });
  const open = { ...service, duration: null, price: null };
  const request = { version, confirmed, services: [service, open] };
  expect(schemas.servicesRequest.parse(request)).toEqual(request);
  for (const field of Object.keys(service)) {
    expect(takes({ [field]: undefined }), field).toBe(false);
  }
  for (const field of ["version", "confirmed", "services"]) {
    expect(accepts(schemas.servicesRequest, { ...request, [field]: undefined }), field).toBe(false);
  }
  for (const price of [0, -1, 0.5, mostMoney + 1]) expect(takes({ price })).toBe(false);
  expect(takes({ price: mostMoney })).toBe(true);
  expect(takes({ slug: "x".repeat(100) })).toBe(true);
  expect(takes({ slug: "x".repeat(101) })).toBe(false);
  expect(takes({ note: ` ${"x".repeat(longestServiceNote)} ` })).toBe(true);
  expect(takes({ note: "x".repeat(longestServiceNote + 1) })).toBe(false);
  const many = (length: number) =>
    accepts(schemas.servicesRequest, { version, confirmed, services: Array(length).fill(service) });
  expect(many(100)).toBe(true);
  expect(many(101)).toBe(false);
});

test("Messages are sent with every text there is, and reasons without blanks around them", () => {
  const request = { version, ...defaultMessages };
  expect(schemas.messagesRequest.parse(request)).toEqual(request);
  for (const field of Object.keys(request)) {
    expect(accepts(schemas.messagesRequest, { ...request, [field]: undefined }), field).toBe(false);
  }
  const reasons = [{ text: " Hasta ", isWish: false }];
  expect(schemas.messagesRequest.parse({ ...request, reasons }).reasons).toEqual([
    { text: "Hasta", isWish: false },
  ]);
  for (const wrong of [{ text: "Hasta" }, { isWish: true }]) {
    expect(accepts(schemas.messagesRequest, { ...request, reasons: [wrong] })).toBe(false);
  }
});

test("An alarm is one that there is", () => {
  expect(schemas.alarmRequest.parse({ kind: "backup_old" })).toEqual({ kind: "backup_old" });
  for (const wrong of [{}, { kind: "yangın" }]) {
    expect(accepts(schemas.alarmRequest, wrong)).toBe(false);
  }
});
