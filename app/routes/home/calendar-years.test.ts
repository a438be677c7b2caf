import { expect, test } from "vitest";
import { calendarYears } from "./calendar-years.ts";
import { comingIndex, openingYear } from "./open-moon-calendar.ts";

const years = ["2025", "2026", "2027", "2028"];
const at = (moment: string) => openingYear(years, Date.parse(moment));

test("The calendar opens on the current year, or the nearest one there is [4.8]", () => {
  expect(at("2019-05-01T00:00:00Z")).toBe("2025");
  expect(at("2027-05-01T00:00:00Z")).toBe("2027");
  expect(at("2040-05-01T00:00:00Z")).toBe("2028");
});

test("The year begins when it begins in Turkey [4.8]", () => {
  expect(at("2026-12-31T20:59:59Z")).toBe("2026");
  expect(at("2026-12-31T21:00:00Z")).toBe("2027");
});

test("A row is printed with the day in words and the minutes in two figures [4.7]", () => {
  const event = {
    date: "2025-03-29",
    time: "13:58",
    phase: "Yeni Ay" as const,
    sign: "Koç" as const,
    degree: 9,
    minute: 0,
    eclipse: "parçalı Güneş tutulması",
  };
  expect(calendarYears([event])).toEqual([
    {
      year: "2025",
      fragment: "ay-2025",
      rows: [
        {
          date: "2025-03-29",
          day: "29 Mart",
          time: "13:58",
          phase: "Yeni Ay",
          sign: "Koç",
          icon: "koc",
          degree: "9°00′",
          eclipse: "parçalı Güneş tutulması",
        },
      ],
    },
  ]);
});

test("The coming row is the first whose minute has not come, whatever year it is of [4.7]", () => {
  const times = ["2026-12-24T04:28+03:00", "2027-01-07T23:24+03:00"];
  const coming = (moment: string) => comingIndex(times, Date.parse(moment));
  expect(coming("2026-12-24T01:27:59Z")).toBe(0);
  expect(coming("2026-12-24T01:28:00Z")).toBe(1);
  expect(coming("2027-01-07T20:24:00Z")).toBe(2);
});
