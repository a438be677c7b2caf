import { expect, test } from "vitest";
import { typedPhone } from "./typed-phone.ts";

test.each([
  "05321234567",
  "0532 123 45 67",
  "532 123 45 67",
  "0532-123-45-67",
  "(0532) 123 45 67",
  "+90 532 123 45 67",
  "+90 (0) 532 123 45 67",
  "0+90 532 123 45 67",
  "0 +90 532 123 45 67",
  "90 532 123 45 67",
  "090 532 123 45 67",
  "0090 532 123 45 67",
  "00090 532 123 45 67",
  "00532 123 45 67",
])("%s is the number 05321234567", (typed) => {
  expect(typedPhone(typed)).toBe("05321234567");
});

test("A number typed digit by digit arrives whole, with its country or without", () => {
  const type = (keys: string) => [...keys].reduce((held, key) => typedPhone(held + key), "0");
  expect(type("5321234567")).toBe("05321234567");
  expect(type("05321234567")).toBe("05321234567");
  expect(type("+905321234567")).toBe("05321234567");
  expect(type("00905321234567")).toBe("05321234567");
});

test("A number that is not mobile keeps its area and loses its country", () => {
  expect(typedPhone("+90 850 123 45 67")).toBe("08501234567");
  expect(typedPhone("90 850 123 45 67")).toBe("08501234567");
});

test("Another country's number keeps its country, typed or pasted, and is not made into one of ours", () => {
  const type = (keys: string) => [...keys].reduce((held, key) => typedPhone(held + key), "0");
  expect(type("+49 151 23456789")).toBe("+4915123456789");
  expect(type("+9 1 98765 43210")).toBe("+919876543210");
  expect(typedPhone("+7 912 345 67 89")).toBe("+79123456789");
  expect(typedPhone("0+44 (0)7911 123456")).toBe("+447911123456");
  expect(typedPhone("0049 151 2345 6789")).toBe("+4915123456789");
  expect(typedPhone("+1234567890123456789")).toBe("+123456789012345");
});

test("A landline keeps its area", () => {
  expect(typedPhone("+90 212 123 45 67")).toBe("02121234567");
  expect(typedPhone("0 (212) 123 45 67")).toBe("02121234567");
});

test("A digit too many and a stray sign change nothing", () => {
  expect(typedPhone("053212345678")).toBe("05321234567");
  expect(typedPhone("0532+")).toBe("0532");
  expect(typedPhone("")).toBe("0");
});
