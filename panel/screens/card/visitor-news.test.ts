import { expect, test } from "vitest";
import type { Change } from "../../../contract/panel/calls.ts";
import type { Action } from "../../../contract/panel/words.ts";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";
import { visitorNews } from "./visitor-news.ts";

const now = new Date("2025-09-20T10:00:00Z");

/** Newest first, as the service sends them. */
const record = (...actions: (Action | [Action, string])[]): Change[] =>
  actions.map((entry, index) => {
    const [action, what] = [entry].flat() as [Action, string?];
    return {
      id: String(index),
      at: now.toISOString(),
      who: "ece@example.com",
      action,
      appointmentId: "1",
      before: null,
      after: what ? { what } : null,
    };
  });

test("The visitor hears about the latest of approving, moving and cancelling", () => {
  expect(visitorNews(panelAppointment(), record("approve"), now)).toEqual({ news: "approve" });
  expect(visitorNews(panelAppointment(), record("note", "move", "approve"), now)?.news).toBe(
    "move",
  );
  const cancelled = panelAppointment({ status: "cancelled" });
  expect(visitorNews(cancelled, record("cancel", "move"), now)?.news).toBe("cancel");
});

test("A request that nobody has answered is no news", () => {
  expect(visitorNews(panelAppointment({ status: "pending" }), [], now)).toBeUndefined();
});

test("A request that was moved before it was approved is news", () => {
  const moved = panelAppointment({ status: "pending" });
  expect(visitorNews(moved, record("move"), now)?.news).toBe("move");
});

test("Nobody is told what they did themselves; the answer to it is news [38.6]", () => {
  const cancelled = panelAppointment({ status: "cancelled", cancelledByVisitor: true });
  expect(visitorNews(cancelled, record("visitor_cancel", "approve"), now)).toBeUndefined();
  const moved = panelAppointment({ status: "pending", movedByVisitor: true });
  expect(visitorNews(moved, record("note", "visitor_move", "approve"), now)).toBeUndefined();
  const answered = record("approve", "visitor_move", "told", "approve");
  expect(visitorNews(panelAppointment(), answered, now)).toEqual({ news: "approve" });
});

test("A request that expired is told as cancelled", () => {
  const expired = panelAppointment({ status: "cancelled" });
  expect(visitorNews(expired, record("expire"), now)).toEqual({ news: "cancel" });
});

test("What was taken back is no news", () => {
  const back = record(["undo", "approve"], "approve");
  expect(visitorNews(panelAppointment({ status: "pending" }), back, now)).toBeUndefined();
  const movedBack = record(["undo", "move"], "move", "approve");
  expect(visitorNews(panelAppointment(), movedBack, now)?.news).toBe("approve");
});

test("A booking taken by phone can be confirmed in writing", () => {
  expect(visitorNews(panelAppointment(), record("enter"), now)?.news).toBe("approve");
});

test("Who was told before the latest change has not heard of it", () => {
  expect(visitorNews(panelAppointment(), record("told", "approve"), now)?.told?.action).toBe(
    "told",
  );
  expect(
    visitorNews(panelAppointment(), record("move", "told", "approve"), now)?.told,
  ).toBeUndefined();
  const taken = record(["undo", "told"], "told", "approve");
  expect(visitorNews(panelAppointment(), taken, now)?.told).toBeUndefined();
});

test("Nobody is told of what is over, nor of what is erased", () => {
  expect(visitorNews(panelAppointment({ date: now.toISOString() }), record("approve"), now)).toBe(
    undefined,
  );
  expect(visitorNews(panelAppointment({ name: null }), record("cancel"), now)).toBeUndefined();
});
