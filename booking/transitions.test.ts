import { expect, test } from "vitest";
import {
  canApprove,
  canCancel,
  canMarkNoShow,
  canMove,
  canNote,
  canTell,
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

test("An approved appointment can be marked as a no-show from its start on, once", () => {
  expect(canMarkNoShow(approved, before)).toBe(false);
  expect(canMarkNoShow(approved, atStart)).toBe(true);
  for (const other of [pending, cancelled, noShow]) {
    expect(canMarkNoShow(other, atStart)).toBe(false);
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
