import { expect, test } from "vitest";
import { defaultHours } from "../../../booking/hours.ts";
import type { SettingsAnswer } from "../../../contract/public/calls.ts";
import { paths } from "../../../contract/public/paths.ts";
import { calendarAnswer, settingsAnswer } from "../../../contract/public/schemas.ts";
import { opening, weekly } from "../../support/closures.ts";
import { changeHours, everyDay, setHours, setRule } from "../../support/hours.ts";
import { newColleague } from "../../support/panel.ts";
import { openPanel, request } from "../../support/panel-appointments.ts";
import { twoSides } from "../../support/panel-races.ts";
import { bookWithKey, moveByKey } from "../../support/private-link.ts";
import {
  book,
  bookingRequest,
  type Service,
  sendBooking,
  startService,
  takenTimes,
} from "../../support/service.ts";

const thursday = "2025-09-25";
const friday = "2025-09-26";

async function settingsOf(service: Service): Promise<SettingsAnswer> {
  return settingsAnswer.parse(await (await fetch(service.url + paths.settings)).json());
}

async function month(service: Service, ay = "2025-09") {
  const answer = await fetch(service.url + paths.calendarOf(ay));
  return calendarAnswer.parse(await answer.json()).gunler;
}

test("Visitors get changed hours at once on every server, without staff's data", async () => {
  const [left, right] = await twoSides();
  const { week, step } = defaultHours;
  expect(await settingsOf(right.service)).toMatchObject({ hours: { week, step, exceptions: [] } });
  const coming = ["2025-10-01", "2025-10-02"].map((day) => ({
    day,
    ranges: [{ first: "12:00", last: "13:00" }],
  }));
  const hours = everyDay("10:00", "12:00", { step: 45, minNotice: 30, daysAhead: 14 });
  await setHours(left.colleague, hours);
  for (const { day, ranges } of [...coming.toReversed(), { day: thursday, ranges: [] }])
    await setRule(left.colleague, opening(day, ranges));
  await setRule(left.colleague, weekly({ weekday: 2, reason: "Özel bir neden" }));
  right.service.clock.now = new Date("2025-09-25T21:01:00Z");
  const answer = await (await fetch(right.service.url + paths.settings)).text();
  expect(answer).not.toContain("Özel bir neden");
  expect(JSON.parse(answer)).toMatchObject({
    daysAhead: 14,
    minNoticeMinutes: 30,
    hours: { week: Array(7).fill([{ first: "10:00", last: "12:00" }]), step: 45 },
  });
  expect(JSON.parse(answer).hours.exceptions).toEqual(coming);
});

test("Where another host takes the bookings, its page gets none of our hours", async () => {
  const settings = { BOOKING_API_BASE: "https://randevu.example" };
  const service = await startService({ engine: "sqlite", settings });
  await setHours(await newColleague(service), everyDay("10:00", "12:00", { daysAhead: 14 }));
  expect(await settingsOf(service)).toEqual({
    bookingApiBase: "https://randevu.example",
    lookupApiBase: "",
    daysAhead: 180,
    minNoticeMinutes: 0,
  });
});

test("Exactly the offered hours can be booked", async () => {
  const { service, ece } = await openPanel();
  await setHours(ece, everyDay("09:15", "10:35", { step: 20, minNotice: 60, daysAhead: 14 }));
  await setRule(ece, opening(friday, [{ first: "15:00", last: "15:00" }]));
  const codeOf = async (changes: Parameters<typeof bookingRequest>[0]) => {
    const answer = await sendBooking(service, bookingRequest(changes));
    const body = (await answer.json()) as { fields?: { code: string }[] };
    return body.fields?.[0]?.code ?? answer.status;
  };
  expect(await codeOf({ timeSlot: "21:00" })).toBe("slot_unknown");
  expect(await codeOf({ timeSlot: "09:30" })).toBe("slot_unknown");
  expect(await codeOf({ timeSlot: "09:35" })).toBe(201);
  expect(await codeOf({ day: friday, timeSlot: "09:35" })).toBe("slot_unknown");
  expect(await codeOf({ day: friday, timeSlot: "15:00" })).toBe(201);
  expect(await codeOf({ day: "2025-10-08", timeSlot: "09:15" })).toBe(201);
  expect(await codeOf({ day: "2025-10-09", timeSlot: "09:15" })).toBe("date_too_far");
  service.clock.now = new Date("2025-09-25T05:56:00Z");
  expect(await codeOf({ timeSlot: "09:55" })).toBe("slot_too_soon");
  expect(await codeOf({ timeSlot: "10:15" })).toBe(201);
});

test("Recurring closures are taken hours, and close a day without others", async () => {
  const { service, ece } = await openPanel();
  await setRule(ece, weekly({ weekday: 4, to: "21:00" }));
  await setRule(ece, weekly({ weekday: 0 }));
  expect(await book(service, { day: friday, timeSlot: "20:30" })).toBe(409);
  expect(await book(service, { day: friday, timeSlot: "21:00" })).toBe(201);
  expect(await takenTimes(service, friday)).toEqual(["20:00", "20:30", "21:00"]);
  const days = await month(service, "2025-10");
  const monday = { dolu: expect.arrayContaining(["20:00", "23:00"]), kapali: true };
  expect(days.find(({ gun }) => gun === "2025-10-06")).toMatchObject(monday);
  expect(days.find(({ gun }) => gun === "2025-10-03")).toEqual({
    gun: "2025-10-03",
    dolu: ["20:00", "20:30"],
    kapali: false,
  });
  expect(days.map(({ gun }) => gun)).toHaveLength(5 + 4);
  // November ends on a Sunday; the closed Monday after it is December's.
  expect((await month(service, "2025-11")).at(-1)!.gun).toBe("2025-11-28");
  const key = await bookWithKey(service, { timeSlot: "20:00" });
  expect(
    await moveByKey(service, key, { version: 1, day: friday, timeSlot: "20:00" }),
  ).toMatchObject({ status: 409, body: { code: "slot_taken" } });
});

test("Visitors move appointments by the present hours", async () => {
  const { service, ece } = await openPanel();
  const key = await bookWithKey(service, { day: friday, timeSlot: "20:00" });
  await setHours(ece, everyDay("20:00", "23:00", { step: 45, minNotice: 2880 }));
  const move = (day: string, timeSlot: string) =>
    moveByKey(service, key, { version: 1, day, timeSlot });
  expect(await move("2025-10-01", "20:30")).toMatchObject({
    status: 400,
    body: { fields: [{ code: "slot_unknown" }] },
  });
  expect(await move(friday, "13:00")).toMatchObject({ status: 400 });
  expect((await move("2025-10-01", "20:45")).status).toBe(200);
});

test("Slots that overlap an appointment outside the grid are not offered", async () => {
  const { service, ece } = await openPanel();
  const odd = await request(service, ece, { timeSlot: "20:30" });
  const key = await bookWithKey(service, { day: friday, timeSlot: "20:00" });
  await setHours(ece, everyDay("20:00", "23:00", { step: 45 }), [odd.id]);
  expect(await takenTimes(service)).toEqual(["20:00", "20:45"]);
  expect(await month(service)).toContainEqual({
    gun: thursday,
    dolu: ["20:00", "20:45"],
    kapali: false,
  });
  for (const timeSlot of ["20:00", "20:45"]) {
    expect(await book(service, { timeSlot })).toBe(409);
    expect((await moveByKey(service, key, { version: 1, day: thursday, timeSlot })).status).toBe(
      409,
    );
  }
  expect(await book(service, { timeSlot: "21:30" })).toBe(201);
});

test("The second hour of a day that begins at midnight is not taken with the first", async () => {
  const { service, ece } = await openPanel();
  await setHours(ece, everyDay("00:00", "02:00"));
  expect(await book(service, { timeSlot: "00:00" })).toBe(201);
  expect(await book(service, { timeSlot: "00:30" })).toBe(201);
});

test("Moving an appointment ignores its own present slot", async () => {
  const { service, ece } = await openPanel();
  const key = await bookWithKey(service, { day: friday, timeSlot: "20:30" });
  const { body } = await changeHours(ece, everyDay("20:00", "23:00", { step: 45 }));
  await setHours(
    ece,
    everyDay("20:00", "23:00", { step: 45 }),
    body.conflicts.map(({ id }) => id),
  );
  const move = { version: 1, day: friday, timeSlot: "20:45" };
  expect((await moveByKey(service, key, move)).status).toBe(200);
});
