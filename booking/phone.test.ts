import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isBookingPhone,
  isLookupPhone,
  lookupPhone,
  maskBookingPhone,
  maskLookupPhone,
} from "./phone.ts";

test("The booking field keeps digits, at most eleven", () => {
  expect(maskBookingPhone("0532 123 45 67")).toBe("05321234567");
  expect(maskBookingPhone("053212345678")).toBe("05321234567");
  expect(maskBookingPhone("05a3")).toBe("053");
});

test("The booking field goes back to 0 when the number does not start with 0", () => {
  for (const typed of ["", "5", "532", "+90532", "abc"]) expect(maskBookingPhone(typed)).toBe("0");
});

test("A booking phone is 0, then 5 to 9, then nine digits", () => {
  expect(isBookingPhone("05321234567")).toBe(true);
  expect(isBookingPhone("09321234567")).toBe(true);
  for (const phone of [
    "04321234567",
    "0532123456",
    "053212345678",
    "15321234567",
    "0532123456a",
    "905321234567",
  ]) {
    expect(isBookingPhone(phone), phone).toBe(false);
  }
  expect(isBookingPhone("05321234567\n")).toBe(false);
  expect(isBookingPhone("0532١٢٣٤٥٦٧")).toBe(false);
});

test("The lookup field keeps digits, at most ten", () => {
  expect(maskLookupPhone("532 123 45 67 89")).toBe("5321234567");
});

test("The lookup asks with a 0 in front, for ten digits only", () => {
  expect(lookupPhone(" 5321234567 ")).toBe("05321234567");
  expect(lookupPhone("532123456")).toBeUndefined();
  expect(lookupPhone("53212345678")).toBeUndefined();
  expect(isLookupPhone("05321234567")).toBe(true);
  expect(isLookupPhone("5321234567")).toBe(false);
  expect(isLookupPhone("905321234567")).toBe(false);
});

test("Whatever is typed, the masks give digits of the right length and change nothing twice", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (typed) => {
      const booking = maskBookingPhone(typed);
      expect(booking).toMatch(/^0[0-9]{0,10}$/);
      expect(maskBookingPhone(booking)).toBe(booking);
      const lookup = maskLookupPhone(typed);
      expect(lookup).toMatch(/^[0-9]{0,10}$/);
      expect(maskLookupPhone(lookup)).toBe(lookup);
    }),
  );
});
