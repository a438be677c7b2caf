import { expect, test } from "vitest";
import { type Closing, defaultHours } from "./hours.ts";
import {
  minutesInWords,
  rangesInWords,
  weekdayNames,
  weekInWords,
  weeklyInWords,
} from "./hours-words.ts";

const evening = [{ first: "20:00", last: "23:00" }];
const morning = { first: "10:00", last: "12:00" };

test("A week is one sentence", () => {
  expect(weekInWords(defaultHours.week)).toBe("Hafta içi 20:00–23:00, hafta sonu 19:00–23:00");
  expect(weekInWords(Array(7).fill(evening))).toBe("Her gün 20:00–23:00");
  expect(weekInWords(Array(7).fill([]))).toBe("Her gün kapalı");
  expect(weekInWords(defaultHours.week.with(5, []).with(6, []))).toBe(
    "Hafta içi 20:00–23:00, hafta sonu kapalı",
  );
  expect(weekInWords(defaultHours.week.with(3, []))).toBe(
    "Pazartesi–çarşamba 20:00–23:00, perşembe kapalı, cuma 20:00–23:00, cumartesi–pazar 19:00–23:00",
  );
});

test("A day's ranges are named in turn", () => {
  expect(rangesInWords([])).toBe("kapalı");
  expect(rangesInWords([...evening, morning])).toBe("10:00–12:00 ve 20:00–23:00");
  expect(rangesInWords([morning, ...evening, { first: "23:30", last: "23:30" }])).toBe(
    "10:00–12:00, 20:00–23:00 ve 23:30",
  );
});

test("A weekly closing says when, and from when to when", () => {
  const closing: Closing = {
    kind: "closing",
    weekday: 4,
    from: "",
    to: "21:00",
    firstDay: "",
    lastDay: "",
    reason: "Ders",
  };
  const words = (changes: Partial<Closing>) => weeklyInWords({ ...closing, ...changes });
  expect(words({})).toBe("Cuma günleri 21:00 öncesi");
  expect(words({ to: "" })).toBe("Cuma günleri bütün gün");
  expect(words({ from: "20:30" })).toBe("Cuma günleri 20:30–21:00 arası");
  expect(words({ from: "22:00", to: "" })).toBe("Cuma günleri 22:00 ve sonrası");
  expect(words({ lastDay: "2025-12-31" })).toBe(
    "Cuma günleri 21:00 öncesi, 31 Aralık 2025 gününe kadar",
  );
  expect(words({ firstDay: "2025-10-01" })).toBe(
    "Cuma günleri 21:00 öncesi, 1 Ekim 2025 gününden başlayarak",
  );
  expect(words({ firstDay: "2025-10-01", lastDay: "2025-12-31" })).toBe(
    "Cuma günleri 21:00 öncesi, 1 Ekim 2025 – 31 Aralık 2025",
  );
});

test("Minutes are told in the largest whole unit", () => {
  expect([0, 30, 60, 90, 120, 1440, 2880].map(minutesInWords)).toEqual([
    "0 dakika",
    "30 dakika",
    "1 saat",
    "90 dakika",
    "2 saat",
    "1 gün",
    "2 gün",
  ]);
});

test("The days of the week have their names, from Monday", () => {
  expect(weekdayNames).toEqual([
    "Pazartesi",
    "Salı",
    "Çarşamba",
    "Perşembe",
    "Cuma",
    "Cumartesi",
    "Pazar",
  ]);
});
