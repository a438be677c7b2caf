import { expect, test } from "vitest";
import { turkishDay, turkishMonth } from "./turkish-day.ts";

test("A month begins when it begins in Turkey, wherever the clock is", () => {
  const at = (moment: string) => turkishMonth(Date.parse(moment));
  expect(at("2026-11-30T23:59:59+03:00")).toBe("2026-11");
  expect(at("2026-12-01T00:00:00+03:00")).toBe("2026-12");
  // Still November in New York, long December in Auckland.
  expect(at("2026-11-30T16:00:00-05:00")).toBe("2026-12");
  expect(at("2026-12-01T09:59:59+13:00")).toBe("2026-11");
  expect(at("2026-12-31T21:00:00Z")).toBe("2027-01");
});

test("A day begins when it begins in Turkey; where no clock tells, it is long ago", () => {
  expect(turkishDay(Date.parse("2026-11-30T21:00:00Z"))).toBe("2026-12-01");
  expect(turkishDay(Date.parse("2026-11-30T20:59:59Z"))).toBe("2026-11-30");
  expect(turkishDay()).toBe("1970-01-01");
});
