import fc from "fast-check";
import { expect, test } from "vitest";
import { isName, maskName } from "./name.ts";

test("Names of all kinds are names", () => {
  for (const name of [
    "Ayşe",
    "Şükrü Çağlayan",
    "Ece Nur O'Brien-Öz",
    "Ü",
    "李小龍",
    "Dr. İ. Işık",
  ]) {
    expect(isName(name), name).toBe(true);
  }
});

test("Nothing, blanks or signs alone are not a name", () => {
  for (const name of ["", "   ", "-", "...", "!"]) expect(isName(name), name).toBe(false);
});

test("Digits, control characters and invisible signs are refused", () => {
  for (const name of [
    "Ayşe2",
    "Ayşe٣",
    "Ay\u0000şe",
    "Ay\nşe",
    "\u202EAyşe",
    "Ay\u2028şe",
    "Ay\u200Bşe",
  ]) {
    expect(isName(name), JSON.stringify(name)).toBe(false);
  }
});

test("A name has at most 100 letters", () => {
  expect(isName("ş".repeat(100))).toBe(true);
  expect(isName("ş".repeat(101))).toBe(false);
  expect(isName(` ${"ş".repeat(100)} `), "blanks around it do not count").toBe(true);
});

test("Digits are dropped as they are typed", () => {
  expect(maskName("Ay1şe 23")).toBe("Ayşe ");
  expect(maskName("Ay\tşe")).toBe("Ayşe");
});

test("What the field lets through is a name as soon as it holds a letter", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (typed) => {
      const name = maskName(`${typed}a`);
      fc.pre([...name].length <= 100);
      expect(isName(name)).toBe(true);
    }),
  );
});
