import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarAddresses } from "../content/addresses.ts";
import { readSkyFiles } from "../content/sky-files.ts";
import { skyVersion } from "../content/sky-table.ts";
import { skyRows } from "../sky/sky-rows.ts";
import { calendars } from "./calendars.ts";

const { moons, sky } = readSkyFiles();
const made = calendars();
const [moonText, retroText] = [made[calendarAddresses.moon]!, made[calendarAddresses.retrograde]!];

/** As another program reads it: with the time zone that the file itself brings. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent("vtimezone")!);
  ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
  return { calendar, events };
}

test("An independent parser reads every new and full moon at its minute, sign and degree", () => {
  const { events } = read(moonText);
  expect(events).toHaveLength(99);
  for (const [index, { date, time, phase, sign, degree, eclipse }] of moons.entries()) {
    const event = events[index]!;
    expect(event.startDate.toJSDate()).toEqual(new Date(`${date}T${time}:00+03:00`));
    expect(event.startDate.toString()).toBe(`${date}T${time}:00`);
    expect(event.endDate.toString()).toBe(`${date}T${time}:00`);
    expect(event.summary).toMatch(new RegExp(`^${phase}.* – ${sign} ${degree}°\\d\\d′$`));
    expect(event.summary.includes(`, ${eclipse} –`)).toBe(eclipse !== null);
  }
});

test("Every planet's stations are read at their minute, and the quick ones' days between", () => {
  const { events } = read(retroText);
  const stations = events.filter(({ startDate }) => !startDate.isDate);
  const expected = sky.retrogrades.flatMap(({ planet, start, end }) => [
    `${planet} retrosu başlar ${new Date(start).toISOString()}`,
    `${planet} retrosu biter ${new Date(end).toISOString()}`,
  ]);
  const found = stations.map(
    ({ summary, startDate }) => `${summary.split(" – ")[0]} ${startDate.toJSDate().toISOString()}`,
  );
  expect(found.toSorted()).toEqual(expected.toSorted());
  expect(new Set(sky.retrogrades.map(({ planet }) => planet)).size).toBe(8);

  const spans = events.filter(({ startDate }) => startDate.isDate);
  const mercury = spans.find(({ startDate }) => startDate.toString() === "2026-02-26")!;
  expect(mercury.summary).toBe("Merkür retrosu");
  // An all-day event ends before the day that it names: the last day is the 20th.
  expect(mercury.endDate.toString()).toBe("2026-03-21");
  expect(new Set(spans.map(({ summary }) => summary))).toEqual(
    new Set(["Merkür retrosu", "Venüs retrosu", "Mars retrosu"]),
  );
});

test("A calendar has a Turkish name and a refresh interval, and its events are shown as free time", () => {
  for (const [text, name] of [
    [moonText, "Ay Takvimi"],
    [retroText, "Gezegen Retroları"],
  ] as const) {
    const { calendar, events } = read(text);
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe(name);
    expect(calendar.getFirstPropertyValue("name")).toBe(name);
    expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("P7D");
    expect(calendar.getFirstPropertyValue("x-published-ttl")).toBe("P7D");
    for (const { component } of events) {
      expect(component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
    }
  }
});

test("Identifiers and time stamps are the same in every build", () => {
  expect(calendars()).toEqual(made);
  for (const text of [moonText, retroText]) {
    const { events } = read(text);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    const stamps = events.map(({ component }) =>
      String(component.getFirstPropertyValue("dtstamp")),
    );
    expect(new Set(stamps)).toEqual(new Set([`${skyVersion.toISOString().slice(0, 19)}Z`]));
  }
  expect(read(moonText).events[0]!.uid).toBe("2025-01-14-dolunay@akademi");
  expect(read(retroText).events.map(({ uid }) => uid)).toContain(
    "2026-02-26-merkur-retro-baslar@akademi",
  );
});

test("Lines end as the standard asks and hold at most 75 octets", () => {
  for (const text of [moonText, retroText]) {
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  }
});

test("The tables and their texts have the digest of skyVersion: after a change set both", () => {
  const digest = createHash("sha256");
  for (const name of ["moon.yaml", "table.json"])
    digest.update(readFileSync(`content/sky/${name}`));
  // Caches keep a month under its version.
  digest.update(JSON.stringify(skyRows(sky, "2026-11")));
  expect(`${skyVersion.toISOString().slice(0, 10)} ${digest.digest("hex").slice(0, 16)}`).toBe(
    "2026-11-15 9222812115c17634",
  );
});
