import { expect, test } from "vitest";
import type { z } from "zod";
import * as schemas from "./schemas.ts";

const accepts = (schema: z.ZodType, body: unknown) => schema.safeParse(body).success;
const day = "2025-09-24";

test("A list's next page begins after its kind, three instants and an id, and nothing else", () => {
  const after = (sonra: string) => accepts(schemas.listRequest, { sonra });
  const instants = "_2025-09-24T10:00:00.000Z".repeat(3);
  expect(after(`0${instants}_a`)).toBe(true);
  expect(after(`1${instants}_${"a-1_".repeat(30)}`)).toBe(true);
  for (const text of [
    `2${instants}_a`,
    `x0${instants}_a`,
    `0${instants}_a b`,
    `0${instants}_`,
    `0${instants.slice(25)}_a`,
    `0${"_2".repeat(3)}_a`,
    `0${instants.replaceAll("T", "x")}_a`,
    `1${instants}_${"a".repeat(124)}`,
  ]) {
    expect(after(text), text).toBe(false);
  }
});

test("The record's next page begins after an instant and an id, and nothing else", () => {
  const after = (sonra: string) => accepts(schemas.auditRequest, { sonra });
  const instant = "2025-09-24T10:00:00.000Z";
  expect(after(`${instant}_${"a".repeat(75)}`)).toBe(true);
  expect(after(`${instant}_${"a".repeat(76)}`)).toBe(false);
  for (const text of [
    `${instant}_`,
    `x${instant}_a`,
    `${instant}_a b`,
    "2025_a",
    `${"a".repeat(24)}_a`,
  ]) {
    expect(after(text), text).toBe(false);
  }
});

test("A range ends on its first day or later", () => {
  const range = (baslangic: string, bitis: string) =>
    accepts(schemas.rangeRequest, { baslangic, bitis });
  expect(range(day, day)).toBe(true);
  expect(range(day, "2025-09-23")).toBe(false);
});

test("A range of days that are none is refused, and nothing is reckoned with them", () => {
  expect(accepts(schemas.numbersRequest, { baslangic: "x", bitis: "y" })).toBe(false);
});

test("Numbers are asked for at most five years of 366 days", () => {
  const numbers = (bitis: string) =>
    accepts(schemas.numbersRequest, { baslangic: "2025-01-01", bitis });
  expect(numbers("2030-01-05")).toBe(true);
  expect(numbers("2030-01-06")).toBe(false);
  const last = { baslangic: "2999-12-31", bitis: "2999-12-31" };
  expect(accepts(schemas.numbersRequest, last)).toBe(true);
});

test("A range that cannot be read is refused with the reason for it", () => {
  const range = (baslangic: string, bitis: string) => ({ baslangic, bitis });
  const backwards = range("2025-09-24", "2025-09-23");
  expect(schemas.rangeRequest.safeParse(backwards).error?.issues).toMatchObject([
    { params: { refusal: "range_backwards" } },
  ]);
  const long = range("2020-01-01", "2025-09-23");
  expect(schemas.numbersRequest.safeParse(long).error?.issues).toMatchObject([
    { params: { refusal: "range_too_long" } },
  ]);
});
