import { expect, test } from "vitest";
import { istanbulTime } from "./istanbul-time.ts";

test("An instant is told in Istanbul's clock, to the nearest minute", () => {
  const at = (iso: string) => istanbulTime(Date.parse(iso));
  expect(at("2026-01-03T10:02:29Z")).toEqual({ date: "2026-01-03", time: "13:02" });
  expect(at("2026-01-03T10:02:30Z")).toEqual({ date: "2026-01-03", time: "13:03" });
});

test("A minute that rounds up to midnight belongs to the next day", () => {
  const midnight = { date: "2027-01-01", time: "00:00" };
  expect(istanbulTime(Date.parse("2026-12-31T20:59:45Z"))).toEqual(midnight);
});
