import fc from "fast-check";
import { expect, test } from "vitest";
import { visitorAnswerOf } from "./visitor-appointment.ts";

const ok = { ok: true, status: 200 };
const conflict = { ok: false, status: 409 };
const appointment = {
  date: "2025-09-26T18:30:00Z",
  timeSlot: "21:30",
  status: "pending",
  version: 1,
};

test("An appointment is read unchanged, and a refusal with its message", () => {
  expect(visitorAnswerOf(ok, appointment)).toEqual({ outcome: "answered", appointment });
  expect(visitorAnswerOf(conflict, { code: "changed", message: "Değişti." })).toEqual({
    outcome: "refused",
    code: "changed",
    message: "Değişti.",
  });
  const fields = [{ field: "timeSlot", code: "slot_unknown", message: "O gün yok." }];
  const invalid = { code: "invalid", message: "Geçerli değil.", fields };
  expect(visitorAnswerOf({ ok: false, status: 400 }, invalid)).toMatchObject({
    message: "O gün yok.",
  });
  expect(
    visitorAnswerOf({ ok: false, status: 404 }, { code: "key_unknown", message: "Yok." }),
  ).toEqual({
    outcome: "unknown",
  });
});

test("Any other answer counts as unreachable", () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      const isRead = typeof Object(body).version === "number";
      expect(visitorAnswerOf(ok, body).outcome).toBe(isRead ? "answered" : "unreachable");
      const isSaid = typeof Object(body).message === "string";
      expect(visitorAnswerOf(conflict, body).outcome).toBe(isSaid ? "refused" : "unreachable");
    }),
  );
});
