import { expect, test } from "vitest";
import type { Change, Facts } from "../../contract/panel/calls.ts";
import type { Action } from "../../contract/panel/words.ts";
import { appointmentInWords, detailsInWords, differencesInWords } from "./change-in-words.ts";

const asked: Facts = {
  day: "2026-11-24",
  timeSlot: "20:00",
  consultation: "mini-ongoru",
  outcome: "pending",
};

const titleOf = (slug: string) => (slug === "mini-ongoru" ? "Mini Öngörü" : slug);

function change(action: Action, before: Facts | null, after: Facts | null): Change {
  return {
    id: "1",
    at: "2026-11-20T10:00:00Z",
    who: "",
    action,
    appointmentId: null,
    before,
    after,
  };
}

test("An approval tells the outcome before and after, and of which appointment", () => {
  const approval = change("approve", asked, { ...asked, outcome: "approved", version: 2 });
  expect(differencesInWords(approval)).toEqual([{ before: "Beklemede", after: "Onaylı" }]);
  expect(appointmentInWords(approval, titleOf)).toBe("24 Kasım 2026 20:00, Mini Öngörü");
  expect(detailsInWords(approval)).toEqual([]);
});

test("A move tells the old and the new hour", () => {
  const move = change("move", asked, { ...asked, day: "2026-11-25", timeSlot: "21:30" });
  expect(differencesInWords(move)).toEqual([
    { before: "24 Kasım 2026 20:00", after: "25 Kasım 2026 21:30" },
  ]);
});

test("An undo tells what was taken back", () => {
  expect(detailsInWords(change("undo", null, { ...asked, what: "approve" }))).toEqual([
    "Onaylandı",
  ]);
});

test("Telling the visitor names the way", () => {
  expect(detailsInWords(change("told", null, { ...asked, what: "whatsapp" }))).toEqual([
    "WhatsApp",
  ]);
});

test("Closed hours are listed by their days", () => {
  const hours = [{ day: "2026-11-24", times: ["20:00", "20:30"] }];
  expect(detailsInWords(change("close", null, { hours, count: 2 }))).toEqual([
    "24 Kasım 2026: 20:00, 20:30",
  ]);
});

test("An export tells its range and how many appointments left the house", () => {
  const what = "2026-11-01 – 2026-11-30";
  expect(detailsInWords(change("export", null, { what, count: 0 }))).toEqual([
    "1 Kasım 2026 – 30 Kasım 2026",
    "0 randevu",
  ]);
});
