import { expect, test } from "vitest";
import type { Change, Facts } from "../../../contract/panel/calls.ts";
import type { Action } from "../../../contract/panel/words.ts";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";
import { pendingMessage } from "./pending-message.ts";

const now = new Date("2025-09-20T10:00:00Z");
const appointment = panelAppointment();
const { day, timeSlot, consultation } = appointment;
const facts: Facts = { day, timeSlot, consultation, outcome: "approved" };

function entry(action: Action, before: Facts | null = null, after: Facts | null = facts): Change {
  const id = `${action} ${JSON.stringify(before)}`;
  return {
    id,
    at: now.toISOString(),
    who: "ece@example.com",
    action,
    appointmentId: "1",
    before,
    after,
  };
}

test("What was decided and not yet told is news", () => {
  const decided = panelAppointment({ toTell: "move" });
  expect(pendingMessage(decided, [entry("move"), entry("told")], now)).toEqual({ news: "move" });
  expect(pendingMessage(appointment, [entry("approve")], now)).toBeUndefined();
});

test("What was told last can be sent again, as long as nothing else was decided", () => {
  const told = entry("told", { ...facts, toTell: "approve" });
  expect(pendingMessage(appointment, [entry("note"), told], now)).toEqual({
    news: "approve",
    told,
  });
  const moved = entry("told", { ...facts, toTell: "move" }, { ...facts, timeSlot: "20:00" });
  expect(pendingMessage(appointment, [moved], now)).toBeUndefined();
  const cancelled = panelAppointment({ status: "cancelled" });
  expect(pendingMessage(cancelled, [told], now)).toBeUndefined();
});

test("That it was told is no longer so once it was taken back", () => {
  const told = entry("told", { ...facts, toTell: "approve" });
  const undone = [entry("undo", facts, { ...facts, what: "told" }), told];
  expect(pendingMessage(appointment, undone, now)).toBeUndefined();
});

test("An entry of earlier times tells of what had been decided before it", () => {
  const old = entry("told");
  const newsAfter = (...actions: Action[]) =>
    pendingMessage(appointment, [old, ...actions.map((action) => entry(action))], now)?.news;
  expect(newsAfter("approve")).toBe("approve");
  expect(newsAfter("note", "move", "approve")).toBe("move");
  expect(newsAfter("enter")).toBe("enter");
  expect(newsAfter("cancel")).toBe("cancel");
  expect(newsAfter("expire")).toBe("reject");
  expect(newsAfter()).toBe("approve");
});

test("Nobody is told of what is over, nor of what is erased", () => {
  const toTell = "approve";
  const begun = panelAppointment({ toTell, date: now.toISOString() });
  expect(pendingMessage(begun, [], now)).toBeUndefined();
  expect(pendingMessage(panelAppointment({ toTell, name: null }), [], now)).toBeUndefined();
});
