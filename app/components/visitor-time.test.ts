import { expect, test, vi } from "vitest";
import { visitorTimeNote, visitorTimeZone } from "./visitor-time.ts";

const evening = { day: "2025-09-24", time: "21:00" };

test("A visitor in Turkey sees no second hour", () => {
  expect(visitorTimeNote(evening, "Europe/Istanbul")).toBeUndefined();
});

test("A visitor whose clock shows the same as Turkey's sees no second hour", () => {
  expect(visitorTimeNote(evening, "Europe/Moscow")).toBeUndefined();
});

test("A visitor in Berlin sees their own hour, before and after both changes of clocks", () => {
  const note = (day: string) => visitorTimeNote({ day, time: "20:30" }, "Europe/Berlin");
  expect(note("2025-10-25")).toBe("Türkiye saati · sizde 19:30");
  expect(note("2025-10-26")).toBe("Türkiye saati · sizde 18:30");
  expect(note("2026-03-28")).toBe("Türkiye saati · sizde 18:30");
  expect(note("2026-03-29")).toBe("Türkiye saati · sizde 19:30");
});

test("A visitor for whom it is another day sees that day too", () => {
  expect(visitorTimeNote(evening, "Asia/Tokyo")).toBe("Türkiye saati · sizde 25 Eylül 03:00");
  expect(visitorTimeNote({ day: "2025-09-24", time: "00:30" }, "America/New_York")).toBe(
    "Türkiye saati · sizde 23 Eylül 17:30",
  );
});

test("A visitor whose clock is half an hour apart sees the half hour", () => {
  expect(visitorTimeNote(evening, "Asia/Kolkata")).toBe("Türkiye saati · sizde 23:30");
});

test("A visitor whose device has a time zone without a name sees no second hour [12.4]", () => {
  const told = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
  const zoneTold = (timeZone: string) => {
    told.mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
    return visitorTimeZone();
  };
  expect(zoneTold("Europe/Berlin")).toBe("Europe/Berlin");
  expect(zoneTold("Etc/Unknown")).toBe("Europe/Istanbul");
});
