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

test("Another country's number is not made into one of ours", () => {
  expect(typedPhone("+7 912 345 67 89")).toBe("0");
  expect(typedPhone("0+44 7911 123456")).toBe("0");
  expect(typedPhone("0049 151 2345 6789")).toBe("0");
});

test("A digit too many and a stray sign change nothing", () => {
  expect(typedPhone("053212345678")).toBe("05321234567");
  expect(typedPhone("0532+")).toBe("0532");
  expect(typedPhone("")).toBe("0");
});
