import { NextMoonNode, NodeEventKind, SearchMoonNode } from "astronomy-engine";
import { expect, test } from "vitest";
import { type SignName, signNames } from "../../app/content/zodiac.ts";
import { positionsAt } from "./positions.ts";
import reference from "./reference-2026.json" with { type: "json" };

const ARCMINUTE = 1 / 60;
const NAMES = {
  Merkür: "mercury",
  Venüs: "venus",
  Jüpiter: "jupiter",
  Satürn: "saturn",
  Uranüs: "uranus",
  Neptün: "neptune",
  Plüton: "pluto",
} as const;

const istanbul = (date: string, time: string) => new Date(`${date}T${time}+03:00`);
const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);
const longitude = ({ sign, deg, min }: { sign: string; deg: number; min: number }) =>
  signNames.indexOf(sign as SignName) * 30 + deg + (min + 0.5) * ARCMINUTE;

test("At the reference's moons the Moon stands there and the Sun with it or opposite", () => {
  for (const row of reference.moon2026) {
    const { sun, moon } = positionsAt(istanbul(row.date, row.time));
    const opposite = row.phase === "Dolunay" ? 180 : 0;
    expect(apart(moon, longitude(row)), row.date).toBeLessThan(ARCMINUTE);
    expect(apart(sun + opposite, longitude(row)), row.date).toBeLessThan(ARCMINUTE);
  }
});

test("At the reference's stations the planets stand where it says", () => {
  for (const { planet, retrograde, direct } of reference.retrograde2026) {
    for (const station of [retrograde, direct]) {
      const position = positionsAt(istanbul(station.date, station.time));
      const found = position[NAMES[planet as keyof typeof NAMES]];
      expect(apart(found, longitude(station)), `${planet} ${station.date}`).toBeLessThan(ARCMINUTE);
    }
  }
});

test("Whenever the Moon crosses the ecliptic it stands at its true node or opposite", () => {
  let crossing = SearchMoonNode(new Date("2026-01-01T00:00Z"));
  for (let count = 0; count < 26; count++) {
    const { moon, trueNode } = positionsAt(crossing.time.date);
    const opposite = crossing.kind === NodeEventKind.Descending ? 180 : 0;
    expect(apart(moon + opposite, trueNode), crossing.time.toString()).toBeLessThan(ARCMINUTE);
    crossing = NextMoonNode(crossing);
  }
});

test("The mean node moves steadily back and the true node swings within two degrees of it", () => {
  const start = positionsAt(new Date("2000-01-01T12:00Z")).meanNode;
  expect(apart(start, 125.04)).toBeLessThan(ARCMINUTE);
  for (let day = 0; day < 365; day += 5) {
    const { meanNode, trueNode } = positionsAt(new Date(Date.UTC(2000, 0, 1 + day, 12)));
    expect(apart(meanNode, start - day * 0.0529538)).toBeLessThan(ARCMINUTE);
    expect(apart(trueNode, meanNode)).toBeLessThan(2);
  }
});

test("The mean node counts from the true equinox: 13.9 arcseconds less on 1 January 2000", () => {
  const { meanNode } = positionsAt(new Date("2000-01-01T12:00Z"));
  expect(meanNode).toBeCloseTo(125.0445 - 13.9 / 3600, 3);
});

test("Every position is told from 0 to 360 degrees", () => {
  for (let year = 2000; year < 2020; year++) {
    for (const degrees of Object.values(positionsAt(new Date(Date.UTC(year, 0, 1))))) {
      expect(degrees).toBeGreaterThanOrEqual(0);
      expect(degrees).toBeLessThan(360);
    }
  }
});
