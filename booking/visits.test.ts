import { expect, test } from "vitest";
import { visitCounts } from "./visits.ts";

const now = new Date("2025-09-24T18:00:00Z");
const visit = {
  status: "approved" as const,
  noShow: false,
  arrived: false,
  date: "2025-09-20T18:00:00.000Z",
  timeSlot: "21:00",
};
const coming = { ...visit, date: "2025-09-24T18:00:00.001Z" };
const none = { came: 0, noShow: 0, cancelled: 0, coming: 0 };

test("Who was expected, and not marked as missing, has come", () => {
  expect(visitCounts([visit, { ...visit, date: now.toISOString() }], now)).toEqual({
    ...none,
    came: 2,
  });
  expect(visitCounts([{ ...coming, arrived: true }], now)).toEqual({ ...none, came: 1 });
  expect(visitCounts([{ ...visit, noShow: true }], now)).toEqual({ ...none, noShow: 1 });
});

test("What is cancelled is no visit, and what is to come not yet; an old request and a report are neither", () => {
  expect(visitCounts([{ ...visit, status: "cancelled" }], now)).toEqual({ ...none, cancelled: 1 });
  expect(visitCounts([coming, { ...coming, status: "pending" }], now)).toEqual({
    ...none,
    coming: 2,
  });
  expect(visitCounts([{ ...visit, status: "pending" }], now)).toEqual(none);
  expect(visitCounts([{ ...visit, timeSlot: "", arrived: true }], now)).toEqual(none);
  expect(visitCounts([], now)).toEqual(none);
});
