import { expect, test } from "vitest";
import { type Birth, type BirthPlace, birthInUt, isZone, readingsOf } from "./birth.ts";

const kadikoy: BirthPlace = {
  name: "Kadıköy",
  region: "İstanbul",
  latitude: 40.98,
  longitude: 29.03,
  zone: "Europe/Istanbul",
};
const van = { ...kadikoy, name: "Van", longitude: 43.38 };
const berlin = { ...kadikoy, longitude: 13.4, zone: "Europe/Berlin" };

/** "2016-09-07T21:00:00Z summer" of a day and time in Türkiye, or in another zone. */
const read = (day: string, time = "12:00", place = kadikoy) => {
  const { came, readings } = readingsOf({ day, time }, place);
  const told = readings.map(({ instant, rule }) => `${instant} ${rule}`);
  return came === "once" ? told[0] : [came, ...told];
};

test("Türkiye's hours of every age become the right ones in UT", () => {
  // The first common hour: 2 ahead of UT, from October 1910.
  expect(read("1910-10-02")).toBe("1910-10-02T10:00:00Z standard");
  expect(read("1910-10-01")).toBe("1910-10-01T10:00:00Z standard");
  expect(read("1920-05-01")).toBe("1920-05-01T09:00:00Z summer");
  // Summer times of the war years, one of which lasted through the winter.
  expect(read("1940-07-15")).toBe("1940-07-15T09:00:00Z summer");
  expect(read("1940-11-15")).toBe("1940-11-15T10:00:00Z standard");
  expect(read("1941-01-15")).toBe("1941-01-15T09:00:00Z summer");
  expect(read("1942-01-15")).toBe("1942-01-15T10:00:00Z standard");
  expect(read("1944-01-15")).toBe("1944-01-15T09:00:00Z summer");
  expect(read("1945-11-15")).toBe("1945-11-15T10:00:00Z standard");
  // 1962 to 1964: two winters on summer time.
  expect(read("1962-07-01")).toBe("1962-07-01T10:00:00Z standard");
  expect(read("1962-08-01")).toBe("1962-08-01T09:00:00Z summer");
  expect(read("1963-01-15")).toBe("1963-01-15T09:00:00Z summer");
  expect(read("1964-01-15")).toBe("1964-01-15T10:00:00Z standard");
  expect(read("1964-07-15")).toBe("1964-07-15T09:00:00Z summer");
  expect(read("1965-07-15")).toBe("1965-07-15T10:00:00Z standard");
  // The seventies; from 29 June 1978 three hours ahead, and four in the summer of 1983.
  expect(read("1975-07-15")).toBe("1975-07-15T09:00:00Z summer");
  expect(read("1978-05-15")).toBe("1978-05-15T09:00:00Z summer");
  expect(read("1979-01-15")).toBe("1979-01-15T09:00:00Z standard");
  expect(read("1982-07-15")).toBe("1982-07-15T09:00:00Z standard");
  expect(read("1983-08-15")).toBe("1983-08-15T08:00:00Z summer");
  expect(read("1984-01-15")).toBe("1984-01-15T09:00:00Z standard");
  expect(read("1984-12-15")).toBe("1984-12-15T10:00:00Z standard");
  expect(read("1985-06-15")).toBe("1985-06-15T09:00:00Z summer");
  // Europe's summer times until 2016, a year's exceptions among them; three hours ever since.
  expect(read("2006-07-15")).toBe("2006-07-15T09:00:00Z summer");
  expect(read("2011-03-27")).toBe("2011-03-27T10:00:00Z standard");
  expect(read("2011-03-29")).toBe("2011-03-29T09:00:00Z summer");
  expect(read("2015-11-01")).toBe("2015-11-01T09:00:00Z summer");
  expect(read("2015-11-10")).toBe("2015-11-10T10:00:00Z standard");
  expect(read("2016-09-07")).toBe("2016-09-07T09:00:00Z summer");
  expect(read("2016-09-07", "22:30")).toBe("2016-09-07T19:30:00Z summer");
  expect(read("2016-09-08")).toBe("2016-09-08T09:00:00Z standard");
  expect(read("2017-01-15")).toBe("2017-01-15T09:00:00Z standard");
  expect(read("2026-07-15")).toBe("2026-07-15T09:00:00Z standard");
});

test("Before October 1910 each place in Türkiye has the mean time of its own longitude", () => {
  expect(read("1905-06-01")).toBe("1905-06-01T10:03:53Z mean");
  expect(read("1905-06-01", "12:00", van)).toBe("1905-06-01T09:06:29Z mean");
  expect(read("1910-09-30")).toBe("1910-09-30T10:03:53Z mean");
});

test("An hour that came twice has both readings, the earlier first", () => {
  expect(read("1990-09-30", "00:59")).toBe("1990-09-29T21:59:00Z summer");
  expect(read("1990-09-30", "01:30")).toEqual([
    "twice",
    "1990-09-29T22:30:00Z summer",
    "1990-09-29T23:30:00Z standard",
  ]);
  expect(read("1990-09-30", "02:00")).toBe("1990-09-30T00:00:00Z standard");
  expect(read("2005-10-30", "02:30", berlin)).toEqual([
    "twice",
    "2005-10-30T00:30:00Z summer",
    "2005-10-30T01:30:00Z standard",
  ]);
});

test("An hour that never came has what either clock would have meant", () => {
  expect(read("1985-04-20", "00:59")).toBe("1985-04-19T22:59:00Z standard");
  expect(read("1985-04-20", "01:30")).toEqual([
    "never",
    "1985-04-19T22:30:00Z summer",
    "1985-04-19T23:30:00Z standard",
  ]);
  expect(read("1985-04-20", "02:00")).toBe("1985-04-19T23:00:00Z summer");
});

test("Other zones follow the database, west of Greenwich and south of the equator too", () => {
  const at = (zone: string) => ({ ...kadikoy, zone });
  expect(read("1980-07-01", "12:00", berlin)).toBe("1980-07-01T10:00:00Z summer");
  expect(read("1975-12-01", "12:00", at("America/New_York"))).toBe("1975-12-01T17:00:00Z standard");
  expect(read("2000-01-10", "12:00", at("Australia/Sydney"))).toBe("2000-01-10T01:00:00Z summer");
  expect(read("1930-01-15", "12:00", at("Africa/Monrovia"))).toBe("1930-01-15T12:44:30Z standard");
  expect(read("1960-01-15", "12:00", at("Europe/London"))).toBe("1960-01-15T12:00:00Z standard");
  expect(read("1960-01-15", "12:00", at("UTC"))).toBe("1960-01-15T12:00:00Z standard");
  expect(read("1905-06-01", "12:00", berlin)).toBe("1905-06-01T11:00:00Z standard");
});

test("A birth is an instant, a range, or neither where hour or place is not known", () => {
  const instants = (birth: Partial<Birth>) =>
    birthInUt({ day: "1990-09-30", time: null, place: kadikoy, ...birth }).map(
      ({ instant }) => instant,
    );
  expect(instants({ time: { at: "01:30" } })).toEqual(["1990-09-29T22:30:00Z"]);
  expect(instants({ time: { at: "01:30", isLater: true } })).toEqual(["1990-09-29T23:30:00Z"]);
  expect(instants({ time: { at: "12:00", isLater: true } })).toEqual(["1990-09-30T10:00:00Z"]);
  expect(instants({ time: { from: "01:30", to: "01:30" } })).toEqual([
    "1990-09-29T22:30:00Z",
    "1990-09-29T23:30:00Z",
  ]);
  expect(instants({ time: { from: "23:30", to: "00:30" } })).toEqual([
    "1990-09-30T21:30:00Z",
    "1990-09-30T22:30:00Z",
  ]);
  expect(instants({ time: null })).toEqual([]);
  expect(instants({ time: { at: "01:30" }, place: null })).toEqual([]);
});

test("A zone is one that the database knows", () => {
  expect(isZone("Europe/Istanbul")).toBe(true);
  expect(isZone("Europe/Ankara")).toBe(false);
  expect(isZone("")).toBe(false);
});
