import { expect, test } from "vitest";
import { comingAppointments, outcomeOf, resultMessage } from "./status.ts";

const appointment = {
  date: "2025-09-24T18:00:00.000Z",
  timeSlot: "21:00",
  randevuTipi: "Mini Öngörü",
  status: "approved",
};

test("An approved appointment is told with its day, time and type", () => {
  expect(resultMessage(appointment)).toBe(
    "24 Eylül 2025 21:00, Mini Öngörü randevunuz onaylanmıştır.",
  );
});

test("Each status has its own words", () => {
  const told = (status: string) => resultMessage({ ...appointment, status });
  expect(told("cancelled")).toBe("24 Eylül 2025 21:00, Mini Öngörü randevunuz iptal edilmiştir.");
  expect(told("pending")).toBe("24 Eylül 2025 21:00, Mini Öngörü randevunuz beklemede.");
});

test("A status nobody knows is told as unknown", () => {
  for (const status of ["no_show", "", "toString"]) {
    expect(resultMessage({ ...appointment, status })).toBe(
      "24 Eylül 2025 21:00, Mini Öngörü randevunuzun durumu bilinmiyor.",
    );
  }
});

test("A missing type is shown as Randevu", () => {
  for (const randevuTipi of [undefined, null, ""]) {
    expect(resultMessage({ ...appointment, randevuTipi })).toBe(
      "24 Eylül 2025 21:00, Randevu randevunuz onaylanmıştır.",
    );
  }
});

test("The day told is Istanbul's day", () => {
  const late = { ...appointment, date: "2025-09-24T21:30:00Z", timeSlot: "00:30" };
  expect(resultMessage(late)).toMatch(/^25 Eylül 2025 00:30/);
});

test("Who came and who did not is told as such, anything else by its status", () => {
  const approved = { status: "approved", noShow: false, arrived: false } as const;
  expect(outcomeOf({ ...approved, noShow: true })).toBe("no_show");
  expect(outcomeOf({ ...approved, arrived: true })).toBe("arrived");
  expect(outcomeOf(approved)).toBe("approved");
});

test("Only appointments dated now or later are shown", () => {
  const now = new Date(appointment.date);
  const past = { ...appointment, date: "2025-09-24T17:59:59.999Z" };
  const broken = { ...appointment, date: "yarın" };
  expect(comingAppointments([past, appointment, broken], now)).toEqual([appointment]);
});
