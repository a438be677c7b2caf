import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { bookingRequest } from "../../contract/public/schemas.ts";
import { fieldProblems, zodValidator } from "./validation.ts";

const schema = bookingRequest(["Mini Öngörü"]);

const good = {
  name: "Ayşe Yılmaz",
  phone: "05321234567",
  firmId: "akademi",
  date: "2025-09-24T18:00:00.000Z",
  timeSlot: "21:00",
  randevuTipi: "Mini Öngörü",
};

function problemsOf(body: unknown) {
  const { error } = schema.safeParse(body);
  return error ? fieldProblems(error) : [];
}

test("A good request has no problem", () => {
  expect(problemsOf(good)).toEqual([]);
});

test("Every field is needed, and each is named once", () => {
  expect(problemsOf({}).map(({ field }) => field)).toEqual(Object.keys(good));
});

test("Each wrong field is named with its own code", () => {
  const wrong = { name: "A1", phone: "0432", date: "", randevuTipi: "VIP Öngörü", timeSlot: 21 };
  expect(problemsOf({ ...good, ...wrong })).toEqual([
    { field: "name", code: "name_invalid" },
    { field: "phone", code: "phone_invalid" },
    { field: "date", code: "date_invalid" },
    { field: "timeSlot", code: "slot_unknown" },
    { field: "randevuTipi", code: "type_unknown" },
  ]);
});

test("A field that nobody asked for is refused", () => {
  expect(problemsOf({ ...good, status: "approved", id: "1" })).toEqual([
    { field: "status", code: "field_unknown" },
    { field: "id", code: "field_unknown" },
  ]);
});

test("A name is kept without the blanks around it", () => {
  expect(schema.parse({ ...good, name: "  Ays\u0327e " }).name).toBe("Ayşe");
});

test("A date without a zone, or one that no calendar has, is refused", () => {
  for (const date of [
    "2025-09-24",
    "2025-09-24T21:00:00",
    "2025-02-30T18:00:00Z",
    "dün",
    5,
    null,
  ]) {
    expect(problemsOf({ ...good, date })).toEqual([{ field: "date", code: "date_invalid" }]);
  }
  expect(problemsOf({ ...good, date: "2025-09-24T21:00:00+03:00" })).toEqual([]);
});

test("What cannot be stored, or would make a schema throw, is refused with its field", () => {
  const validate = zodValidator({ schema, method: "POST", url: "/" });
  const deep = JSON.parse("[".repeat(50_000) + "]".repeat(50_000));
  for (const name of [
    "a\0",
    "a\ud800",
    2 ** 31 - 1,
    -(2 ** 31),
    { length: { toString: 1 } },
    deep,
  ]) {
    expect(validate({ ...good, name })).toMatchObject({
      error: { refusal: { refused: "invalid", fields: [{ field: "name", code: "name_invalid" }] } },
    });
  }
  const strict = zodValidator({
    schema: z.object({ a: z.string().max(5) }),
    method: "POST",
    url: "/",
  });
  expect(strict({ a: { length: { toString: 1 } } })).toMatchObject({ error: { refusal: {} } });
  expect(strict({ a: "a\0" })).toMatchObject({ error: { refusal: { refused: "invalid" } } });
  expect(strict({ a: "ş👩‍🚀" })).toEqual({ value: { a: "ş👩‍🚀" } });
});

test("No body whatever makes the contract fall over", () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      expect(schema.safeParse(body).success).toBe(false);
      expect(Array.isArray(problemsOf(body))).toBe(true);
    }),
  );
});
