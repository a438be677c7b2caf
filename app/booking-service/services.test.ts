import { expect, test } from "vitest";
import { offered, servicesIn } from "./services.ts";

const type = { slug: "tek-konu", bookable: true, duration: "20-25 dakika", title: "Tek Konu" };

test("What the service tells decides whether a type can be booked, and how long it takes", () => {
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

test("Where nothing is told, or not of this type, the page holds", () => {
  expect(offered(type, undefined)).toBe(type);
  expect(offered(type, [{ slug: "baska", bookable: false }])).toBe(type);
});

test("An answer in another form tells nothing", () => {
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
