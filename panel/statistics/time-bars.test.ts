import { expect, test } from "vitest";
import type { NumbersAnswer } from "../../contract/panel/calls.ts";
import { timeBars } from "./time-bars.ts";

type Counts = Pick<NumbersAnswer, "weeks" | "months">;

const numbers = (changes: Partial<Counts>): Counts => ({
  weeks: [],
  months: [],
  ...changes,
});

const weeks = ["2026-11-09", "2026-11-16", "2026-11-23"].map((monday) => ({ monday, count: 1 }));
const range = { from: "2026-11-11", to: "2026-11-29" };

test("The week that it is stands out from those that were and those that come", () => {
  const bars = timeBars(numbers({ weeks }), range, "2026-11-22");
  expect(bars.map(({ when }) => when)).toEqual([undefined, "now", "coming"]);
});

test("A week leads to the list of its days, as far as they were counted", () => {
  const bars = timeBars(numbers({ weeks }), range, "2026-11-22");
  expect(bars.map(({ to }) => to)).toEqual([
    "/?baslangic=2026-11-11&bitis=2026-11-15",
    "/?baslangic=2026-11-16&bitis=2026-11-22",
    "/?baslangic=2026-11-23&bitis=2026-11-29",
  ]);
});

test("More weeks than a phone shows are drawn as months, each with its list", () => {
  const many = Array.from({ length: 14 }, () => ({ monday: "2026-11-16", count: 0 }));
  const months = ["2026-12", "2027-01"].map((month) => ({ month, count: 2 }));
  const bars = timeBars(
    numbers({ weeks: many, months }),
    { from: "2026-12-05", to: "2027-01-31" },
    "2026-12-31",
  );
  expect(bars).toEqual([
    {
      name: "Aralık 2026",
      label: "Ara",
      below: "2026",
      count: 2,
      when: "now",
      to: "/?baslangic=2026-12-05&bitis=2026-12-31",
    },
    {
      name: "Ocak 2027",
      label: "Oca",
      below: "2027",
      count: 2,
      when: "coming",
      to: "/?baslangic=2027-01-01&bitis=2027-01-31",
    },
  ]);
});
