import { expect, test } from "vitest";
import { type BookingForm, canSend, emptyForm, isLost, requestOf } from "./booking-form.ts";

const filled: BookingForm = {
  step: 3,
  day: "2025-09-24",
  slot: "21:30",
  name: "Ayşe Yılmaz",
  phone: "05321234567",
  sending: false,
};
const chosen = { type: "Mini Öngörü", firmId: "akademi" } as const;

test("The request carries the day with the slot's hour in Turkey time, and the slot [14.1]", () => {
  expect(requestOf(filled, chosen)).toEqual({
    name: "Ayşe Yılmaz",
    phone: "05321234567",
    firmId: "akademi",
    date: "2025-09-24T18:00:00.000Z",
    timeSlot: "21:30",
    randevuTipi: "Mini Öngörü",
  });
  expect(requestOf({ ...filled, slot: "21:00" }, chosen).date).toBe("2025-09-24T18:00:00.000Z");
});

test("Without a day the request's date is empty [14.1]", () => {
  expect(requestOf(emptyForm, chosen).date).toBe("");
});

test("A form can be sent only when it is whole and nothing is being sent [12.7]", () => {
  expect(canSend(filled)).toBe(true);
  expect(canSend({ ...filled, name: " " })).toBe(false);
  expect(canSend({ ...filled, phone: "04321234567" })).toBe(false);
  expect(canSend({ ...filled, day: undefined })).toBe(false);
  expect(canSend({ ...filled, slot: undefined })).toBe(false);
  expect(canSend({ ...filled, sending: true })).toBe(false);
  expect(canSend(emptyForm)).toBe(false);
});

test("An hour is lost where somebody else has it, not where it may be one's own", () => {
  expect(isLost(filled, ["21:30"])).toBe(true);
  expect(isLost(filled, ["21:00"])).toBe(false);
  expect(isLost(filled, undefined)).toBe(false);
  expect(isLost({ ...filled, slot: undefined }, ["21:30"])).toBe(false);
  expect(isLost({ ...filled, sending: true }, ["21:30"])).toBe(false);
  expect(isLost({ ...filled, unanswered: "2025-09-25 21:30" }, ["21:30"])).toBe(true);
  expect(isLost({ ...filled, unanswered: "2025-09-24 21:30" }, ["21:30"])).toBe(false);
});
