import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultHours } from "./hours.ts";
import { addDays, istanbulClock } from "./istanbul-time.ts";
import {
  freeSlots,
  type HeldTime,
  hasPassed,
  hasStarted,
  heldTime,
  isTooSoon,
  lastBookableDay,
  overlaps,
  slotProblem,
  slotsOf,
  takenSlots,
} from "./slots.ts";

const hours = defaultHours;
const wednesday = "2025-09-24";
const saturday = "2025-09-27";
const withNotice = (minNotice: number) => ({ ...defaultHours, minNotice });
const weekAgo = new Date("2025-09-17T09:00:00Z");

const anyDay = fc.integer({ min: 0, max: 5000 }).map((days) => addDays("2024-01-01", days));
const anyNow = fc
  .integer({ min: Date.UTC(2024, 0), max: Date.UTC(2037, 0) })
  .map((time) => new Date(time));

test("A weekday has seven half hours from 20:00 to 23:00", () => {
  expect(slotsOf({ day: wednesday, hours })).toEqual([
    "20:00",
    "20:30",
    "21:00",
    "21:30",
    "22:00",
    "22:30",
    "23:00",
  ]);
});

test("A weekend day has nine half hours from 19:00 to 23:00", () => {
  const slots = slotsOf({ day: saturday, hours });
  expect(slots).toHaveLength(9);
  expect([slots[0], slots[1], slots.at(-1)]).toEqual(["19:00", "19:30", "23:00"]);
});

test("A start that the day does not have is unknown, one that is over has passed", () => {
  const now = new Date("2025-09-24T18:10:00Z");
  expect(slotProblem({ day: wednesday, slot: "19:30", now, hours })).toBe("slot_unknown");
  expect(slotProblem({ day: wednesday, slot: "21:30", now, hours })).toBe("slot_past");
  expect(slotProblem({ day: wednesday, slot: "22:00", now, hours })).toBeUndefined();
});

test("On another day every slot is free that nobody has taken", () => {
  const taken = ["20:30", "23:00"];
  const free = freeSlots({ day: wednesday, taken, now: weekAgo, hours });
  expect(free).toEqual(["20:00", "21:00", "21:30", "22:00", "22:30"]);
});

test("Today the slots of the current hour and before are gone", () => {
  const now = new Date("2025-09-24T18:10:00Z");
  expect(freeSlots({ day: wednesday, taken: [], now, hours })).toEqual(["22:00", "22:30", "23:00"]);
});

test("Today is Istanbul's today, whatever the day is elsewhere", () => {
  const afterMidnightInIstanbul = new Date("2025-09-23T21:30:00Z");
  expect(hasPassed({ day: "2025-09-23", slot: "23:00", now: afterMidnightInIstanbul })).toBe(true);
  expect(hasPassed({ day: wednesday, slot: "20:00", now: afterMidnightInIstanbul })).toBe(false);
});

test("A day that has gone by has nothing free", () => {
  expect(freeSlots({ day: "2025-09-16", taken: [], now: weekAgo, hours })).toEqual([]);
});

test("The last day that can be booked lies the set number of days ahead", () => {
  expect(lastBookableDay({ now: weekAgo, daysAhead: 180 })).toBe("2026-03-16");
});

test("What is free is always a slot of that day, in order, and never taken", () => {
  fc.assert(
    fc.property(anyDay, anyNow, fc.array(fc.nat({ max: 8 })), (day, now, picks) => {
      const all = slotsOf({ day, hours });
      const taken = all.filter((_, index) => picks.includes(index));
      const free = freeSlots({ day, taken, now, hours });
      expect(all.filter((slot) => free.includes(slot))).toEqual(free);
      expect(free.filter((slot) => taken.includes(slot))).toEqual([]);
    }),
  );
});

test("As time goes by slots only go, they never come back", () => {
  fc.assert(
    fc.property(anyDay, anyNow, fc.nat({ max: 7 * 86_400_000 }), (day, now, later) => {
      const asked = { day, taken: [], hours };
      const before = freeSlots({ ...asked, now });
      const after = freeSlots({ ...asked, now: new Date(now.getTime() + later) });
      expect(before).toEqual(expect.arrayContaining(after));
    }),
  );
});

test("A free slot always starts in the future", () => {
  fc.assert(
    fc.property(anyNow, fc.integer({ min: 0, max: 2 }), (now, days) => {
      const today = istanbulClock(now);
      const day = addDays(today.day, days);
      for (const slot of freeSlots({ day, taken: [], now, hours })) {
        expect(`${day} ${slot}` > `${today.day} ${today.time}`).toBe(true);
      }
    }),
  );
});

test("With a minimum notice an hour can be asked for until exactly that long before it", () => {
  const asked = { day: wednesday, slot: "21:00", hours: withNotice(90) };
  expect(isTooSoon({ ...asked, now: new Date("2025-09-24T16:30:00.000Z") })).toBe(false);
  expect(isTooSoon({ ...asked, now: new Date("2025-09-24T16:30:00.001Z") })).toBe(true);
  const night = { day: wednesday, slot: "20:00", hours: withNotice(1440) };
  expect(isTooSoon({ ...night, now: new Date("2025-09-23T17:00:00Z") })).toBe(false);
  expect(isTooSoon({ ...night, now: new Date("2025-09-23T17:00:01Z") })).toBe(true);
  expect(
    freeSlots({
      day: wednesday,
      taken: [],
      hours: withNotice(90),
      now: new Date("2025-09-24T16:30:01Z"),
    }),
  ).toEqual(["21:30", "22:00", "22:30", "23:00"]);
});

test("Without a minimum notice none is too soon", () => {
  const now = new Date("2025-09-24T17:59:59Z");
  expect(isTooSoon({ day: wednesday, slot: "21:00", now, hours })).toBe(false);
  expect(isTooSoon({ day: wednesday, slot: "20:00", now, hours: withNotice(0) })).toBe(false);
});

test("A start is taken if an appointment there would reach a held time or a closed start", () => {
  const closing = { kind: "closing", id: "1", weekday: null, reason: "" } as const;
  const span = { firstDay: wednesday, lastDay: wednesday, from: "22:30", to: "23:00" };
  const asked = {
    day: wednesday,
    hours: { ...defaultHours, closures: [{ ...closing, ...span }] },
    held: [heldTime({ day: wednesday, slot: "21:10" }, { minutes: 10, buffer: 10 })],
  };
  const taken = (minutes: number, buffer = 0) =>
    takenSlots({ ...asked, length: { minutes, buffer } });
  expect(taken(10)).toEqual(["22:30"]);
  expect(taken(10, 1)).toEqual(["21:00", "22:30"]);
  expect(taken(30)).toEqual(["21:00", "22:30"]);
  expect(taken(60)).toEqual(["20:30", "21:00", "22:00", "22:30"]);
  // A buffer may reach into what is closed, and the last one may end after the day's last start.
  expect(taken(30, 20)).toEqual(["20:30", "21:00", "22:30"]);
});

test("Whatever is chosen of what is free, no two appointments overlap", () => {
  const length = fc.record({
    minutes: fc.integer({ min: 5, max: 480 }),
    buffer: fc.integer({ min: 0, max: 120 }),
  });
  const choice = fc.tuple(length, fc.nat(), fc.boolean());
  fc.assert(
    fc.property(anyDay, fc.array(choice, { maxLength: 12 }), (first, choices) => {
      const held: HeldTime[] = [];
      for (const [length, pick, isNext] of choices) {
        const day = isNext ? addDays(first, 1) : first;
        const taken = takenSlots({ day, hours, held, length });
        const free = slotsOf({ day, hours }).filter((slot) => !taken.includes(slot));
        const slot = free[pick % Math.max(1, free.length)];
        if (slot) held.push(heldTime({ day, slot }, length));
      }
      for (const [index, one] of held.entries()) {
        expect(held.slice(index + 1).filter((other) => overlaps(one, other))).toEqual([]);
      }
    }),
  );
});

test("Services of at most half an hour leave every other start free, as the specified hours have them", () => {
  const length = fc.record({ minutes: fc.constantFrom(25, 30), buffer: fc.constant(0) });
  fc.assert(
    fc.property(anyDay, fc.array(fc.nat({ max: 8 })), length, length, (day, picks, one, other) => {
      const held = slotsOf({ day, hours }).filter((_, index) => picks.includes(index));
      const times = held.map((slot) => heldTime({ day, slot }, one));
      expect(takenSlots({ day, hours, held: times, length: other })).toEqual(held);
    }),
  );
});

test("For staff a start is over only once it has begun itself", () => {
  const now = new Date("2025-09-24T18:15:00Z");
  const over = ["21:00", "21:15", "21:16", "21:30"].filter((slot) =>
    hasStarted({ day: wednesday, slot, now }),
  );
  expect(over).toEqual(["21:00", "21:15"]);
});
