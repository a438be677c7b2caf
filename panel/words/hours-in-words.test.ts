import { expect, test } from "vitest";
import { defaultHours } from "../../booking/hours.ts";
import { addDays } from "../../booking/istanbul-time.ts";
import { slotsOf } from "../../booking/slots.ts";
import { closedInWords, hoursInWords, openedInWords } from "./hours-in-words.ts";

const wholeDays = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index)).map((day) => ({
    day,
    times: slotsOf({ day, hours: defaultHours }),
  }));

test("Sixteen closed days are one line, with their days and their slots counted", () => {
  expect(hoursInWords(wholeDays("2026-08-01", 16))).toBe(
    "1–16 Ağustos 2026: 16 gün, 124 randevu saati",
  );
});

test("Days that do not follow each other are named apart, in the same line", () => {
  const days = [...wholeDays("2026-03-19", 4), ...wholeDays("2026-04-23", 1)];
  expect(hoursInWords(days)).toBe("19–22 Mart 2026; 23 Nisan 2026: 5 gün, 39 randevu saati");
});

test("A few hours that are the same on every day are named", () => {
  const times = ["21:00", "22:30"];
  const days = ["2025-09-25", "2025-09-26"].map((day) => ({ day, times }));
  expect(hoursInWords(days)).toBe("25–26 Eylül 2025, her gün 21:00, 22:30");
});

test("One day is named with its hours", () => {
  expect(hoursInWords([{ day: "2025-09-25", times: ["21:00", "22:00"] }])).toBe(
    "25 Eylül 2025: 21:00, 22:00",
  );
});

test("Fourteen closed days are fourteen days, and half hours are never called hours", () => {
  expect(closedInWords({ closed: 104, days: 14 }, true)).toBe("14 gün kapatıldı.");
  expect(closedInWords({ closed: 6, days: 2 }, false)).toBe("6 randevu saati kapatıldı.");
  expect(closedInWords({ closed: 0, days: 0 }, true)).toBe("Bu saatler zaten kapalıydı.");
});

test("What was opened is named by its days, or by its only hour", () => {
  expect(openedInWords({ days: ["2026-08-01", "2026-08-16"] })).toBe("1–16 Ağustos 2026 açıldı.");
  expect(openedInWords({ day: "2025-09-25", times: ["21:00"] })).toBe("25 Eylül: 21:00 açıldı.");
  expect(openedInWords({ days: ["2025-09-25"] })).toBe("25 Eylül: saatler açıldı.");
});
