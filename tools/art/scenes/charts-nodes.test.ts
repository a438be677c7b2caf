import {
  EquatorFromVector,
  GeoMoon,
  MakeTime,
  Observer,
  RotateVector,
  Rotation_EQJ_EQD,
  SearchGlobalSolarEclipse,
  SearchLocalSolarEclipse,
} from "astronomy-engine";
import { expect, test } from "vitest";
import { between } from "../../../app/sky/degrees.ts";
import { istanbulTime } from "../../sky/istanbul-time.ts";
import { eclipseAt } from "../../sky/moon.ts";
import { positionsAt } from "../../sky/positions.ts";
import { findRoots } from "../../sky/roots.ts";
import { zodiacPosition } from "../../sky/zodiac-position.ts";
import { istanbul } from "../figures/positions.ts";
import { eclipseShown, kepler } from "./charts-moments.ts";
import { DAY, dayOf, degree, degreesIn, inWords, monthOf, textOf, YEAR } from "./charts-printed.ts";

const clockOf = (when: Date) => istanbulTime(when.getTime()).time.replace(":", ".");

test("Tutulma: Antalya 2006, its family, and what will be seen from Türkiye", () => {
  const text = textOf("eclipse");
  const eclipses = ["2006-03-20", "2024-04-01", "2027-07-20", "2030-05-20"];
  const [seen, kin, next, ring] = eclipses.map(
    (from) => SearchGlobalSolarEclipse(new Date(from)).peak.date,
  ) as [Date, Date, Date, Date];
  const shown = eclipseShown.peak.date;
  const suns = [seen, kin, shown, next, ring].map((when) => positionsAt(when).sun);
  expect(degreesIn(text)).toEqual([...suns, positionsAt(seen).mars].map(degree));
  for (const when of [seen, kin, shown, next, ring]) expect(text).toContain(dayOf(when));
  expect(eclipseAt("Yeni Ay", ring.getTime())).toBe("halkalı Güneş tutulması");
  expect(Math.round(between(positionsAt(seen).trueNode, suns[0]!))).toBe(4);

  const local = (from: Date, latitude: number, longitude: number) =>
    SearchLocalSolarEclipse(new Date(from.getTime() - DAY), new Observer(latitude, longitude, 0));
  const antalya = local(seen, 36.9, 30.7);
  const [dark, light] = [antalya.total_begin!.time.date, antalya.total_end!.time.date];
  expect(text).toContain(`${dayOf(dark)} ${inWords(dark, { weekday: "long" }).toLowerCase()}`);
  expect(text).toContain(`saat ${clockOf(dark)}’te`);
  expect(Math.floor((light.getTime() - dark.getTime()) / 60_000)).toBe(3);
  const whole = antalya.partial_end.time.date.getTime() - antalya.partial_begin.time.date.getTime();
  expect(Math.round(whole / 60_000)).toBe(2 * 60 + 35);
  for (const [latitude, longitude] of [istanbul, [39.93, 32.86]] as const)
    expect(local(next, latitude, longitude).obscuration).toBeGreaterThan(0.5);
  for (const [latitude, longitude] of [istanbul, [40.19, 29.06], [40.15, 26.41]] as const)
    expect(local(ring, latitude, longitude).kind).toBe("annular");
});

test("Ay düğümleri: the next signs, and the returns in Kepler's life", () => {
  const text = textOf("nodes");
  const node = (ms: number) => positionsAt(new Date(ms)).trueNode;
  const crossings = findRoots((ms) => Math.sin((6 * node(ms) * Math.PI) / 180), {
    from: Date.UTC(2024, 11, 1),
    to: Date.UTC(2030, 0, 1),
    step: 2 * DAY,
    tolerance: 60_000,
  }).map(({ at }) => ({ day: dayOf(at), sign: zodiacPosition(node(at + DAY)).sign }));
  expect(crossings).toHaveLength(4);
  for (const { day, sign } of crossings)
    expect(text).toMatch(new RegExp(`${day}’(te|da|de) ${sign}`));

  const north = Array.from({ length: 31 * 8 }, (_, n) => {
    const time = MakeTime(new Date(Date.UTC(2025, 0, 1) + (n * DAY) / 8));
    return EquatorFromVector(RotateVector(Rotation_EQJ_EQD(time), GeoMoon(time))).dec;
  });
  // The most is 28.7°; half a turn of the nodes away it is 18.5°.
  expect(Math.max(...north)).toBeGreaterThan(28.3);

  const born = kepler.at.getTime();
  expect(degreesIn(text)).toEqual([node(born), node(born) + 180].map(degree));
  const turns = findRoots((ms) => Math.sin(((node(ms) - node(born)) * Math.PI) / 180), {
    from: born + YEAR,
    to: Date.UTC(1628, 0, 1),
    step: 30 * DAY,
    tolerance: DAY / 24,
  }).map(({ at }) => monthOf(at));
  const [, first, reversed, second, summer, third] = turns;
  expect(text).toContain(`İlk düğüm dönüşü ${first}’a`);
  expect(text).toContain(`${reversed}’dakinden`);
  expect(text).toContain(`İkincisi ${second}’dadır`);
  expect(summer).toMatch(/^(Ağustos|Eylül) 1618$/);
  expect(text).toContain(`Üçüncüsü ${third}’ye`);
});
