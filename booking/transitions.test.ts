import { expect, test } from "vitest";
import {
  canApprove,
  canCancel,
  canDeliver,
  canEdit,
  canMarkArrived,
  canMarkNoShow,
  canMove,
  canNote,
  canRemind,
  canRestore,
  canTell,
  canUnmark,
  changeableUntil,
  isErased,
  isToRemind,
} from "./transitions.ts";

const pending = {
  status: "pending",
  noShow: false,
  arrived: false,
  name: "Ayşe Yılmaz",
  date: "2025-09-25T18:00:00.000Z",
  timeSlot: "21:00",
} as const;
const approved = { ...pending, status: "approved" } as const;
const cancelled = { ...pending, status: "cancelled" } as const;
const noShow = { ...approved, noShow: true } as const;
const arrived = { ...approved, arrived: true } as const;
const erased = { ...approved, name: null } as const;
const before = new Date("2025-09-25T17:59:59Z");
const atStart = new Date("2025-09-25T18:00:00Z");

test("Only a request that waits can be approved", () => {
  expect([pending, approved, cancelled, noShow].map(canApprove)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("What is pending or approved can be cancelled and moved; what took place, or did not, is over", () => {
  for (const can of [canCancel, canMove]) {
    expect([pending, approved, cancelled, noShow, arrived].map(can)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  }
});

test("A visitor may change what is open until so many hours before it begins, and then no more", () => {
  const dayBefore = "2025-09-24T18:00:00.000Z";
  const early = { now: new Date("2025-09-24T17:59:59.999Z"), hours: 24 };
  expect([pending, approved].map((one) => changeableUntil(one, early))).toEqual([
    dayBefore,
    dayBefore,
  ]);
  for (const over of [cancelled, noShow, arrived, erased]) {
    expect(changeableUntil(over, early)).toBeNull();
  }
  expect(changeableUntil(pending, { now: new Date(dayBefore), hours: 24 })).toBeNull();
  expect(changeableUntil(pending, { now: before, hours: 0 })).toBe("2025-09-25T18:00:00.000Z");
  expect(changeableUntil(pending, { now: atStart, hours: 0 })).toBeNull();
  expect(changeableUntil(pending, { ...early, hours: "never" })).toBeNull();
});

test("An approved appointment can be marked as a no-show from its start on, once", () => {
  expect(canMarkNoShow(approved, before)).toBe(false);
  expect(canMarkNoShow(approved, atStart)).toBe(true);
  for (const other of [pending, cancelled, noShow]) {
    expect(canMarkNoShow(other, atStart)).toBe(false);
  }
});

test("A report is delivered on any day, once; nobody comes to it, is reminded or told of it", () => {
  const report = { ...approved, timeSlot: "" };
  expect([report, { ...report, arrived: true }, approved, cancelled].map(canDeliver)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  for (const can of [canMarkArrived, canMarkNoShow]) expect(can(report, atStart)).toBe(false);
  expect([canRemind(report, before), canTell(report), canMove(report)]).toEqual([
    false,
    false,
    true,
  ]);
});

test("Whoever comes can be reminded until it begins", () => {
  expect(canRemind(approved, before)).toBe(true);
  expect(canRemind(approved, atStart)).toBe(false);
  for (const other of [pending, cancelled, noShow, erased]) {
    expect(canRemind(other, before)).toBe(false);
  }
});

test("That a visitor came is marked from the start on, and each mark corrects the other", () => {
  expect(canMarkArrived(approved, before)).toBe(false);
  expect(canMarkArrived(approved, atStart)).toBe(true);
  expect(canMarkArrived(noShow, atStart)).toBe(true);
  expect(canMarkNoShow(arrived, atStart)).toBe(true);
  for (const other of [pending, cancelled, arrived]) {
    expect(canMarkArrived(other, atStart)).toBe(false);
  }
  expect([pending, approved, cancelled, noShow, arrived].map(canUnmark)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

test("Only what is cancelled can be restored, and everything be corrected", () => {
  const all = [pending, approved, cancelled, noShow, arrived];
  expect(all.map(canRestore)).toEqual([false, false, true, false, false]);
  expect(all.map(canEdit)).toEqual([true, true, true, true, true]);
});

test("A note can be written and a visitor told in every state", () => {
  for (const appointment of [pending, approved, cancelled, noShow]) {
    expect([canNote(appointment), canTell(appointment)]).toEqual([true, true]);
  }
});

test("Nothing can be done to an appointment whose data are erased", () => {
  expect(isErased(erased)).toBe(true);
  expect(isErased(approved)).toBe(false);
  expect(canMarkNoShow(erased, atStart)).toBe(false);
  expect(canMarkArrived(erased, atStart)).toBe(false);
  expect(canUnmark({ ...erased, noShow: true })).toBe(false);
  expect(canRestore({ ...erased, status: "cancelled" })).toBe(false);
  for (const can of [canApprove, canCancel, canMove, canNote, canTell, canEdit]) {
    expect(can(erased)).toBe(false);
    expect(can({ ...erased, status: "pending" })).toBe(false);
  }
});

test("A reminder is due today and tomorrow, unless the visitor is to be told or was told just before", () => {
  const near = { ...approved, day: "2025-09-25", remindedAt: null, toTell: null, toldAt: null };
  const at = (now: string, changes = {}) => isToRemind({ ...near, ...changes }, new Date(now));
  const noon = "2025-09-25T12:00:00Z";
  // In Istanbul a day begins at 21:00 UTC.
  expect(
    ["2025-09-23T20:59:59Z", "2025-09-23T21:00:00Z", noon, "2025-09-25T18:00:00Z"].map((now) =>
      at(now),
    ),
  ).toEqual([false, true, true, false]);
  expect(at(noon, { toTell: "move" })).toBe(false);
  expect(at(noon, { remindedAt: "2025-09-24T12:00:00.000Z" })).toBe(false);
  expect(at(noon, { toldAt: "2025-09-25T00:00:00.001Z" })).toBe(false);
  expect(at(noon, { toldAt: "2025-09-25T00:00:00.000Z" })).toBe(true);
});
