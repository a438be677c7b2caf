import { Body } from "astronomy-engine";
import { expect, test } from "vitest";
import { DAY } from "../../app/sky/longitude.ts";
import { ingresses } from "./audit-ingresses.ts";
import { dayText } from "./day-range.ts";
import { moonYear } from "./moon.ts";
import { positionsAt } from "./positions.ts";
import { type BodyName, contentOf, datesIn, dayOf, meetings } from "./printed.ts";
import { type Planet, retrogrades } from "./retrograde.ts";
import { findRoots } from "./roots.ts";
import { slowAspects } from "./slow-aspects.ts";

const textOf = (sign: string) => contentOf(`articles/yukselen-${sign}.md`);
const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2033, 5, 1)];

const meets = (body: BodyName, angle = 0) => meetings(body, "Uranüs", angle, from, to).map(dayOf);
const turns = (planet: Planet, year: number) =>
  retrogrades(planet, year, year).flatMap(({ start, end }) => [dayOf(start), dayOf(end)]);
const borders = (body: Body) =>
  ingresses(body, 2026, 2033, 15).flatMap(({ crossings }) => crossings.map(dayOf));
const moons = [2026, 2027, 2028, 2029, 2030].flatMap(moonYear);
const moon = (phase: string) =>
  moons.filter((event) => event.phase === phase).map(({ date }) => dayText(date));
const eclipses = (kind: string) =>
  moons.filter(({ eclipse }) => eclipse?.endsWith(kind)).map(({ date }) => dayText(date));

const node = (ms: number) => positionsAt(new Date(ms)).trueNode;
const nodeBorders = findRoots((ms) => Math.sin((6 * node(ms) * Math.PI) / 180), {
  from: Date.UTC(2029, 0, 1),
  to: Date.UTC(2032, 0, 1),
  step: 2 * DAY,
  tolerance: 60_000,
}).map(({ at }) => dayOf(at));

const [sun, mercury, venus, mars] = [
  meets("Güneş"),
  meets("Merkür"),
  meets("Venüs"),
  meets("Mars"),
];
/** By the second ephemeris, which articles follow where ours names another day. */
const slow = (planet: BodyName, angle: number) =>
  slowAspects
    .find((aspect) => aspect.body === planet && aspect.angle === angle)!
    .moments.map((moment) => dayOf(Date.parse(moment)));
const [pluto, neptune, saturn] = [slow("Plüton", 120), slow("Neptün", 60), slow("Satürn", 0)];
const jupiter = {
  60: slow("Jüpiter", 60),
  90: slow("Jüpiter", 90),
  120: slow("Jüpiter", 120),
  180: slow("Jüpiter", 180),
};
const uranusBorders = borders(Body.Uranus);
const saturnBorders = borders(Body.Saturn);
const [solar, lunar] = [eclipses("Güneş tutulması"), eclipses("Ay tutulması")];

/** For each article, in the order of its dates, the days on which that could be said. */
const told: Record<string, string[][]> = {
  koc: [uranusBorders, mars, mars, mars, mars],
  boga: [
    venus,
    ...[venus, venus, venus, venus],
    ...[turns("Venüs", 2028), turns("Venüs", 2028)],
    ...[venus, solar],
  ],
  ikizler: [
    ...[mercury, mercury],
    ...[turns("Merkür", 2028), turns("Merkür", 2028)],
    ...Array<string[]>(7).fill(mercury),
  ],
  yengec: [moon("Dolunay"), moon("Yeni Ay"), moon("Dolunay"), lunar, lunar, uranusBorders],
  aslan: [sun, jupiter[60], solar, ...Array<string[]>(6).fill(sun)],
  basak: [jupiter[90], ...Array<string[]>(5).fill(mercury), saturnBorders, saturnBorders],
  terazi: [jupiter[120], venus, venus, venus, venus],
  akrep: [...Array<string[]>(5).fill(pluto), mars, meets("Mars", 180), meets("Mars", 180), sun],
  yay: [
    ...[jupiter[60], jupiter[90], jupiter[120]],
    ...[jupiter[180], jupiter[180], jupiter[180]],
    ...[solar, lunar, solar, solar, nodeBorders, nodeBorders],
  ],
  oglak: [
    ...[turns("Uranüs", 2026), saturnBorders, turns("Uranüs", 2028), turns("Uranüs", 2028)],
    ...[saturnBorders, saturn],
  ],
  kova: [
    ...[turns("Uranüs", 2026), turns("Uranüs", 2027), pluto, pluto],
    ...[turns("Uranüs", 2028), turns("Uranüs", 2029), turns("Uranüs", 2030), saturn],
  ],
  balik: [neptune, neptune, neptune, jupiter[90], solar, lunar],
};

test.each(Object.entries(told))(
  "Every day that the article for rising %s names is the day of what it tells",
  (sign, events) => {
    const dates = datesIn(textOf(sign));
    expect(dates).toHaveLength(events.length);
    dates.forEach((date, index) => {
      expect(events[index], `${sign}: ${date}`).toContain(date);
    });
  },
);

test.each([
  ["koc", "Mars’ın dört buluşması", mars],
  ["ikizler", "her yıl Uranüs’le kavuşur", mercury],
  ["aslan", "böyle yedi gün var", sun],
  ["akrep", "beş kez üçgen", pluto],
  ["yay", "dört ayrı açı", Object.values(jupiter).flat()],
  ["balik", "üç kez altmışlık", neptune],
])("The article for rising %s leaves out none of its days: %s", (sign, phrase, days) => {
  const text = textOf(sign);
  expect(text).toContain(phrase);
  const stay = days.filter((day) => !day.endsWith("2033"));
  expect(stay.filter((day) => !datesIn(text).includes(day))).toEqual([]);
});
