import { expect, test } from "vitest";
import { readSkyFiles } from "../../app/content/sky-files.ts";
import { moonlight, readSkyTable } from "../../app/content/sky-table.ts";
import { moonPhaseNames, signNames } from "../../app/content/zodiac.ts";
import { istanbulTime } from "./istanbul-time.ts";
import reference2026 from "./reference-2026.json" with { type: "json" };
import reference from "./reference-moon-2026.json" with { type: "json" };
import { zodiacPosition } from "./zodiac-position.ts";

const { moons, sky } = readSkyFiles();
const MINUTE = 60_000;
const instant = (text: string) => Date.parse(`${text.slice(0, 10)}T${text.slice(11, 16)}+03:00`);

/** Beside each line of the reference what the table has nearest to it. */
function nearest(lines: string[], list: { at: number; name: string }[]) {
  return lines.map((line) => {
    const at = instant(line);
    const found = list.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0]!;
    return { line, name: line.slice(17), found, distance: Math.abs(found.at - at) };
  });
}

test("In 2026 the Moon enters each sign within a minute of an independent ephemeris", () => {
  const named = sky.ingresses.map(({ at }, index) => ({ at, name: signNames[index % 12]! }));
  const rows = nearest(reference.ingresses, named);
  expect(rows).toHaveLength(160);
  for (const { line, name, found, distance } of rows) {
    expect(found.name, line).toBe(name);
    expect(distance, line).toBeLessThanOrEqual(MINUTE);
  }
  expect(rows.filter(({ distance }) => distance === 0).length).toBeGreaterThan(150);
});

test("In 2026 the Moon's quarters are within a minute of an independent ephemeris", () => {
  const named = sky.quarters.map(({ at }, index) => ({
    at,
    name: moonPhaseNames[(index % 4) * 2]!,
  }));
  const rows = nearest(reference.quarters, named);
  expect(rows).toHaveLength(50);
  for (const { line, name, found, distance } of rows) {
    expect(found.name, line).toBe(name);
    expect(distance, line).toBeLessThanOrEqual(MINUTE);
  }
});

test("The table's new and full moons and eclipses are those of the moon calendar, to the minute", () => {
  const found = sky.quarters.flatMap(({ at, eclipse }, index) =>
    index % 2 === 0 && at >= sky.from && at < sky.until
      ? { ...istanbulTime(at), phase: moonPhaseNames[(index % 4) * 2], eclipse: eclipse ?? null }
      : [],
  );
  expect(found).toEqual(
    moons.map(({ date, time, phase, eclipse }) => ({ date, time, phase, eclipse })),
  );
});

test("The stations of 2026 are within an hour of an independent ephemeris, as the page says of them", () => {
  for (const { planet, retrograde, direct } of reference2026.retrograde2026) {
    for (const [stated, key, place] of [
      [retrograde, "start", "startsAt"],
      [direct, "end", "endsAt"],
    ] as const) {
      const at = instant(`${stated.date} ${stated.time}`);
      const found = sky.retrogrades
        .filter((period) => period.planet === planet)
        .toSorted((a, b) => Math.abs(a[key] - at) - Math.abs(b[key] - at))[0]!;
      expect(Math.abs(found[key] - at), `${planet} ${stated.date}`).toBeLessThan(60 * MINUTE);
      expect(zodiacPosition((found[place] + 0.5) / 60).sign).toBe(stated.sign);
    }
  }
});

test("The lit part of the Moon is within one percent of an independent ephemeris on every day of 2026", () => {
  expect(reference.lit).toHaveLength(365);
  for (const [day, lit] of reference.lit.entries()) {
    const at = Date.UTC(2026, 0, 1 + day);
    expect(Math.abs(moonlight(sky, at).lit - lit), `day ${day}`).toBeLessThanOrEqual(1);
  }
});

test("Something came before the table's first minute and something follows its last", () => {
  for (const list of [sky.ingresses, sky.quarters]) {
    expect(list[0]!.at).toBeLessThan(sky.from);
    expect(list.at(-1)!.at).toBeGreaterThan(sky.until);
  }
  expect(new Date(sky.from).toISOString()).toBe("2024-12-31T21:00:00.000Z");
  expect(new Date(sky.until).toISOString()).toBe("2028-12-31T21:00:00.000Z");
});

test("A table's numbers are distances, and its eclipses belong to places among the quarters", () => {
  const read = readSkyTable({
    from: 1,
    until: 9,
    ingresses: [10, 5],
    elongations: [3500, 275],
    quarters: [2, 3, 4],
    eclipses: [[2, "tam Ay tutulması"]],
    retrogrades: [["Mars", 1, 2, 3, 4]],
  });
  expect(read).toEqual({
    from: MINUTE,
    until: 9 * MINUTE,
    ingresses: [
      { at: 10 * MINUTE, elongation: 350 },
      { at: 15 * MINUTE, elongation: 377.5 },
    ],
    quarters: [
      { at: 2 * MINUTE, eclipse: undefined },
      { at: 5 * MINUTE, eclipse: undefined },
      { at: 9 * MINUTE, eclipse: "tam Ay tutulması" },
    ],
    retrogrades: [{ planet: "Mars", start: MINUTE, startsAt: 2, end: 3 * MINUTE, endsAt: 4 }],
  });
});
