import { expect, test } from "vitest";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";
import { unresolvedConflicts } from "./unresolved-conflicts.ts";

const was = panelAppointment({ id: "a", day: "2026-01-01", timeSlot: "21:00", status: "pending" });
const now = (changes = {}) => ({ appointments: [{ ...was, ...changes }], isCut: false });

test("What is still there is shown as it is now", () => {
  expect(unresolvedConflicts([was], now({ status: "approved" }))).toEqual([
    { ...was, status: "approved" },
  ]);
});

test("What was cancelled or moved is no longer in the way", () => {
  expect(unresolvedConflicts([was], now({ status: "cancelled" }))).toEqual([]);
  expect(unresolvedConflicts([was], now({ timeSlot: "22:00" }))).toEqual([]);
  expect(unresolvedConflicts([was], { appointments: [], isCut: false })).toEqual([]);
});

test("What an answer cannot tell stays as it was", () => {
  expect(unresolvedConflicts([was], undefined)).toEqual([was]);
  expect(unresolvedConflicts([was], { appointments: [], isCut: true })).toEqual([was]);
});
