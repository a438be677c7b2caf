import { expect, test } from "vitest";
import { offered, servicesIn } from "./services.ts";

const type = { slug: "tek-konu", bookable: true, duration: "20-25 dakika", title: "Tek Konu" };

test("The service's answer decides whether a type can be booked, and its duration", () => {
  expect(offered(type, [{ slug: "tek-konu", bookable: false }])).toEqual({
    ...type,
    bookable: false,
  });
  expect(offered(type, [{ slug: "tek-konu", bookable: true, minutes: 30 }])).toEqual({
    ...type,
    duration: "30 dakika",
  });
  expect(offered(type, [{ slug: "tek-konu", bookable: true, minutes: null }])).toEqual({
    ...type,
    duration: undefined,
  });
});

test("Without an answer for a type the page keeps its own data", () => {
  expect(offered(type, undefined)).toBe(type);
  expect(offered(type, [{ slug: "baska", bookable: false }])).toBe(type);
});

test("A malformed answer is ignored", () => {
  const right = [
    { slug: "a", bookable: true, minutes: 20 },
    { slug: "b", bookable: true, minutes: null },
  ];
  expect(servicesIn({ consultations: right })).toEqual(right);
  for (const answer of [
    null,
    "metin",
    [],
    {},
    { consultations: {} },
    { consultations: [null] },
    { consultations: [{ slug: "a" }] },
    { consultations: [{ slug: 1, bookable: true }] },
    { consultations: [{ slug: "a", bookable: true, minutes: "20" }] },
  ]) {
    expect(servicesIn(answer), JSON.stringify(answer)).toBeUndefined();
  }
});
