import { expect, test } from "vitest";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";
import { byDay, type StickyRow, withGone } from "./sticky-rows.ts";

const appointment = (id: string, day = "2025-09-25") => panelAppointment({ id, day });
const rows = (ids: string) =>
  withGone(
    [],
    [...ids].map((id) => appointment(id)),
  );
const after = (before: StickyRow[], ids: string) =>
  withGone(
    before,
    [...ids].map((id) => appointment(id)),
  );
const told = (all: StickyRow[]) =>
  all.map(({ appointment: { id }, isGone }) => (isGone ? `(${id})` : id)).join("");

test("A row that has left the list keeps its place", () => {
  expect(told(after(rows("abcd"), "acd"))).toBe("a(b)cd");
  expect(told(after(rows("abcd"), "bcd"))).toBe("(a)bcd");
  expect(told(after(rows("abcd"), "abc"))).toBe("abc(d)");
  expect(told(after(rows("ab"), ""))).toBe("(a)(b)");
});

test("Several that have left keep theirs, and one that comes back is as before", () => {
  const gone = after(after(rows("abcd"), "acd"), "ad");
  expect(told(gone)).toBe("a(b)(c)d");
  expect(told(after(gone, "abd"))).toBe("ab(c)d");
});

test("A new row stands where it belongs, beside those that have left", () => {
  expect(told(after(rows("abc"), "xac"))).toBe("xa(b)c");
  expect(told(after(rows("abc"), "acx"))).toBe("a(b)cx");
});

test("Neighbours of one day stand below one heading, also where a day comes twice", () => {
  const days = ["2025-09-25", "2025-09-25", "2025-09-26", "2025-09-25"];
  const all = withGone(
    [],
    days.map((day, index) => appointment(String(index), day)),
  );
  expect(byDay(all).map(({ day, rows }) => `${day} ${rows.length}`)).toEqual([
    "2025-09-25 2",
    "2025-09-26 1",
    "2025-09-25 1",
  ]);
});
