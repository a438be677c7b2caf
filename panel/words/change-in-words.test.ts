import { expect, test } from "vitest";
import type { Change, Facts } from "../../contract/panel/calls.ts";
import type { Action } from "../../contract/panel/words.ts";
import { appointmentInWords, changeInWords, sinceInWords } from "./change-in-words.ts";
import { shortDay } from "./day-words.ts";

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
  expect(changeInWords(approval)).toEqual([{ before: "Beklemede", after: "Onaylı" }]);
  expect(appointmentInWords(approval, titleOf)).toBe("24 Kasım 2026 20:00, Mini Öngörü");
});

test("A move tells the old and the new hour, with the year or without", () => {
  const move = change("move", asked, { ...asked, day: "2026-11-25", timeSlot: "21:30" });
  expect(changeInWords(move)).toEqual([
    { before: "24 Kasım 2026 20:00", after: "25 Kasım 2026 21:30" },
  ]);
  expect(changeInWords(move, shortDay)).toEqual([
    { before: "24 Kasım 20:00", after: "25 Kasım 21:30" },
  ]);
});

test("An undo tells first what was taken back, then what came of it", () => {
  const undo = change("undo", { ...asked, outcome: "approved" }, { ...asked, what: "approve" });
  expect(changeInWords(undo)).toEqual([
    { after: "Onaylandı" },
    { before: "Onaylı", after: "Beklemede" },
  ]);
});

test("A note tells its words before and after, while they are kept", () => {
  const note = change("note", asked, asked);
  expect(changeInWords(note)).toEqual([]);
  const texts = {
    before: { note: "", reason: "" },
    after: { note: "Doğum saatini soracak.", reason: "" },
  };
  expect(changeInWords({ ...note, texts })).toEqual([
    { before: "boş", after: "“Doğum saatini soracak.”" },
  ]);
});

test("A correction tells which parts it was about, and on the card their words", () => {
  const edit = change("edit", asked, { ...asked, timeSlot: "20:30", what: "name phone slot" });
  expect(changeInWords(edit)).toEqual([
    { after: "Ad, Telefon, Gün ve saat" },
    { before: "24 Kasım 2026 20:00", after: "24 Kasım 2026 20:30" },
  ]);
  const texts = {
    before: { name: "Ayse", phone: "05321234567" },
    after: { name: "Ayşe", phone: "05321234568" },
  };
  expect(changeInWords({ ...edit, texts }).slice(1, 3)).toEqual([
    { before: "Ayse", after: "Ayşe" },
    { before: "05321234567", after: "05321234568" },
  ]);
});

test("What was done meanwhile is said in order, with who did it", () => {
  const approval = change("approve", asked, { ...asked, outcome: "approved" });
  expect(sinceInWords([{ ...approval, who: "ece@example.com" }])).toBe(
    "Bu arada onaylandı (Beklemede → Onaylı), ece@example.com tarafından.",
  );
  const names = { "ece@example.com": "Ece Kaya" };
  expect(sinceInWords([{ ...approval, who: "ece@example.com" }], names)).toContain(
    "Ece Kaya tarafından",
  );
  const cancelling = change("visitor_cancel", null, null);
  const expiry = change("cancel", null, null);
  expect(sinceInWords([expiry, { ...cancelling, who: "visitor" }])).toBe(
    "Bu arada iptal edildi, Sistem tarafından; danışan iptal etti.",
  );
});

test("Telling the visitor names the way", () => {
  expect(changeInWords(change("told", null, { ...asked, what: "whatsapp" }))).toEqual([
    { after: "WhatsApp" },
  ]);
});

test("Closed hours are listed by their days", () => {
  const hours = [{ day: "2026-11-24", times: ["20:00", "20:30"] }];
  expect(changeInWords(change("close", null, { hours, count: 2 }))).toEqual([
    { after: "24 Kasım 2026: 20:00, 20:30" },
  ]);
});

test("An export tells its range and how many appointments left the house", () => {
  const what = "2026-11-01 – 2026-11-30";
  expect(changeInWords(change("export", null, { what, count: 0 }))).toEqual([
    { after: "1 Kasım 2026 – 30 Kasım 2026" },
    { after: "0 randevu" },
  ]);
});

test("What was set up is called by its name", () => {
  expect(changeInWords(change("settings", null, { what: "hours" }))).toEqual([
    { after: "Çalışma saatleri" },
  ]);
  expect(changeInWords(change("settings", null, { what: "yeni" }))).toEqual([{ after: "yeni" }]);
});

test("A role tells what it was and what it became, of a new account what it is", () => {
  const what = "can@example.com";
  const changed = change("role_changed", { role: "owner" }, { what, role: "assistant" });
  expect(changeInWords(changed)).toEqual([
    { after: what },
    { before: "Yönetici", after: "Asistan" },
  ]);
  const added = change("account_added", null, { what, role: "assistant" });
  expect(changeInWords(added)).toEqual([{ after: what }, { after: "Asistan" }]);
  expect(changeInWords(change("account_added", null, { what }))).toEqual([{ after: what }]);
});
