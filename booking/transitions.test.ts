import { expect, test } from "vitest";
import {
  canApprove,
  canCancel,
  canMarkNoShow,
  canMove,
  canNote,
  canRemind,
  canTell,
  changeableUntil,
  isErased,
} from "./transitions.ts";

const pending = {
  status: "pending",
  noShow: false,
  name: "Ayşe Yılmaz",
  date: "2025-09-25T18:00:00.000Z",
} as const;
const approved = { ...pending, status: "approved" } as const;
const cancelled = { ...pending, status: "cancelled" } as const;
const noShow = { ...approved, noShow: true } as const;
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

test("What is pending or approved can be cancelled and moved; a no-show is over", () => {
  for (const can of [canCancel, canMove]) {
    expect([pending, approved, cancelled, noShow].map(can)).toEqual([true, true, false, false]);
  }
});

test("A visitor may change what is open until so many hours before it begins, and then no more [38.5]", () => {
  const dayBefore = "2025-09-24T18:00:00.000Z";
  const early = { now: new Date("2025-09-24T17:59:59.999Z"), hours: 24 };
  expect([pending, approved].map((one) => changeableUntil(one, early))).toEqual([
    dayBefore,
    dayBefore,
  ]);
  for (const over of [cancelled, noShow, erased]) {
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

test("Whoever comes can be reminded until it begins [45.3]", () => {
  expect(canRemind(approved, before)).toBe(true);
  expect(canRemind(approved, atStart)).toBe(false);
  for (const other of [pending, cancelled, noShow, erased]) {
    expect(canRemind(other, before)).toBe(false);
  }
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
  for (const can of [canApprove, canCancel, canMove, canNote, canTell]) {
    expect(can(erased)).toBe(false);
    expect(can({ ...erased, status: "pending" })).toBe(false);
  }
});
