import fc from "fast-check";
import { expect, test } from "vitest";
import { meant, notUnderstood, wholeNumbers } from "../tests/support/phone-numbers.ts";
import {
  canGetMessages,
  internationalPhone,
  isBookingPhone,
  isLookupPhone,
  isStaffPhone,
  lookupPhone,
  maskBookingPhone,
  maskLookupPhone,
} from "./phone.ts";

test("The booking field keeps digits, at most eleven", () => {
  expect(maskBookingPhone("0532 123 45 67")).toBe("05321234567");
  expect(maskBookingPhone("053212345678")).toBe("05321234567");
  expect(maskBookingPhone("05a3")).toBe("053");
});

test("Of a number written in any usual way both fields keep what was meant", () => {
  for (const typed of wholeNumbers) {
    expect(maskBookingPhone(typed), typed).toBe(meant);
    expect(maskLookupPhone(typed), typed).toBe(meant.slice(1));
  }
});

test("What cannot be understood leaves the booking field at 0, never at a wrong number", () => {
  for (const typed of notUnderstood) expect(maskBookingPhone(typed), typed).toBe("0");
  for (const typed of ["9053212345", "0905321234", "0212 123 45 67", "0049170123456"])
    expect(isBookingPhone(maskBookingPhone(typed)), typed).toBe(false);
});

test("Another country's number leaves the lookup field empty", () => {
  for (const typed of notUnderstood.filter((number) => /^(\+\d|00)/.test(number)))
    if (!typed.startsWith("+90")) expect(maskLookupPhone(typed), typed).toBe("");
  // They end as our code begins.
  for (const typed of ["+49", "0049", "+49 170 1234590", "0049 170 1234590"])
    expect(maskLookupPhone(typed), typed).toBe("");
});

test("Whatever is typed or pasted, no country's code counts as the start of a number", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0590123+ "), maxLength: 20 }), (typed) => {
      expect(maskBookingPhone(typed)).not.toMatch(/^090[1-9]/);
      expect(maskLookupPhone(typed)).not.toMatch(/^90[1-9]|^0/);
    }),
  );
  expect(isBookingPhone("09053212345")).toBe(false);
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

test("Staff enter mobile numbers, landlines and those of other countries, each in one form", () => {
  for (const phone of ["05321234567", "02121234567", "03121234567", "08501234567"]) {
    expect(isStaffPhone(phone), phone).toBe(true);
    expect(isLookupPhone(phone), phone).toBe(true);
  }
  for (const phone of ["+491701234567", "+12025550142", "+35796123456", "+2908123"]) {
    expect(isStaffPhone(phone), phone).toBe(true);
    expect(isBookingPhone(phone) || isLookupPhone(phone), phone).toBe(false);
  }
  for (const phone of [
    "",
    "0",
    "+",
    "01121234567",
    "09053212345",
    "0212123456",
    "021212345678",
    "+905321234567",
    "+0491701234567",
    "+123456",
    "+1234567890123456",
    "491701234567",
    "00491701234567",
    "+49 1701234567",
    "+491701234567\n",
  ]) {
    expect(isStaffPhone(phone), phone).toBe(false);
  }
});

test("A number is called with its country's code, and a landline gets no message", () => {
  expect(internationalPhone("05321234567")).toBe("+905321234567");
  expect(internationalPhone("02121234567")).toBe("+902121234567");
  expect(internationalPhone("+491701234567")).toBe("+491701234567");
  expect(["05321234567", "+491701234567"].map(canGetMessages)).toEqual([true, true]);
  expect(["02120512345", "08501234567"].map(canGetMessages)).toEqual([false, false]);
});
