import { between, turn } from "../../../app/sky/degrees.ts";
import { type Place, planetsAt } from "../figures/positions.ts";
import {
  arc,
  aspectLines,
  circle,
  dialFrom,
  ground,
  heart,
  houseLines,
  ink,
  k,
  label,
  numerals,
  pale,
  planetRow,
  sector,
  sign,
  spoke,
  spot,
  zodiacBand,
} from "../figures/wheel.ts";
import {
  chartOf,
  derivedFrom,
  elizabeth,
  kelly,
  orville,
  progressedTo,
  progressedYears,
  republic,
  solarReturn,
  wilbur,
} from "./charts-moments.ts";

const longitudeOf = (id: string, places: Place[]) => places.find((p) => p.id === id)!.at;
const red = "#ef8f84";

const beam = (from: number, to: number, degrees: number) =>
  spoke(from, to, degrees, 2.4, 1).replace("url(#gold)", "#fff1c9");

/** Natal inside, the year's return outside: both Suns on one ray. */
export async function solar() {
  const { planets: natal, cusps } = chartOf(kelly);
  const dial = dialFrom(cusps[0]!);
  const sun = longitudeOf("gunes", natal);
  const year = planetsAt(solarReturn);
  const canvas = await ground(11);
  await ink(
    canvas,
    zodiacBand(dial, 318, 268) +
      houseLines(dial, cusps, 128, 268, 140) +
      circle(128, 1, 0.9) +
      circle(152, 0.5, 0.5),
  );
  await ink(canvas, aspectLines(dial, natal, year, 128), true);
  await ink(canvas, heart());
  // It goes behind the natal Sun and its degree, and strikes out neither.
  await ink(canvas, beam(32, 190, dial(sun)) + beam(256, 372, dial(sun)), true);
  await ink(
    canvas,
    planetRow(dial, natal, { tick: 268, glyphs: 238, degrees: 212, height: 24, gap: 9.5 }) +
      planetRow(dial, year, { tick: 318, glyphs: 347, height: 23, gap: 8, colour: red }),
  );
  return canvas;
}

/** A day for a year: each planet's way from birth to its progressed place. */
export async function progress() {
  const { planets: natal, cusps } = chartOf(republic);
  const dial = dialFrom(cusps[0]!);
  const age = progressedYears;
  const moved = planetsAt(progressedTo(age));
  const quick = ["gunes", "merkur", "venus", "mars", "jupiter"];
  const canvas = await ground(12);
  let ways = "";
  quick.forEach((id, i) => {
    const [from, to] = [longitudeOf(id, natal), longitudeOf(id, moved)];
    const r = 196 - i * 15;
    const end = dial(from) + between(from, to);
    ways += arc(r, dial(from), end, "#ecd08a", 1.7, 0.95);
    for (let year = 0; year <= age; year += 5) {
      const then = planetsAt(progressedTo(year));
      const [x, y] = spot(r, dial(longitudeOf(id, then)));
      ways += `<circle cx="${x}" cy="${y}" r="${(year === age ? 4 : 2) * k}" fill="${year === age ? red : pale}"/>`;
    }
  });
  // The Moon goes once round and on: a thread that winds outwards year by year.
  let thread = "";
  let winding = longitudeOf("ay", natal);
  let before = winding;
  for (let step = 0; step <= age * 4; step++) {
    const now = longitudeOf("ay", planetsAt(progressedTo(step / 4)));
    winding += between(before, now);
    before = now;
    thread += `${step ? "L" : "M"}${spot(52 + (step / (age * 4)) * 60, dial(winding)).map((n) => n.toFixed(1))}`;
  }
  await ink(canvas, zodiacBand(dial, 318, 268) + circle(212, 0.5, 0.5) + circle(122, 0.7, 0.6));
  await ink(
    canvas,
    `${ways}<path d="${thread}" fill="none" stroke="#f6e6bd" stroke-width="${1.5 * k}" opacity=".9"/>`,
    true,
  );
  await ink(
    canvas,
    sign("ay", 0, 0, 44) +
      planetRow(dial, natal, { tick: 268, glyphs: 238, height: 24, gap: 9.5 }) +
      planetRow(dial, moved, { tick: 318, glyphs: 347, height: 23, gap: 8, colour: red }),
  );
  return canvas;
}

/** Two births on the outer circles, and between each pair of planets its midpoint; without hours, no Moon. */
export async function composite() {
  const [natal, other] = [wilbur, orville].map((brother) =>
    planetsAt(brother.at).filter(({ id }) => id !== "ay"),
  ) as [Place[], Place[]];
  const dial = dialFrom(0);
  const middle = natal.map(({ id, at }) => ({
    id,
    at: turn(at + between(at, longitudeOf(id, other)) / 2),
  }));
  const canvas = await ground(13);
  const bridged = ["gunes", "merkur", "venus", "mars"];
  let bridges = "";
  bridged.forEach((id, i) => {
    const from = longitudeOf(id, natal);
    const half = between(from, longitudeOf(id, other));
    const r = 148 - i * 13;
    bridges += arc(r, dial(from), dial(from) + half, "#ecd08a", 1.5, 0.9);
    for (const share of [0, 0.5, 1]) {
      const [x, y] = spot(r, dial(from) + half * share);
      bridges += `<circle cx="${x}" cy="${y}" r="${(share === 0.5 ? 4.2 : 2.2) * k}" fill="${share === 0.5 ? "#fff1c9" : share ? red : pale}"/>`;
    }
    bridges += spoke(r, 168, dial(from) + half / 2, 0.8, 0.8);
  });
  await ink(
    canvas,
    zodiacBand(dial, 300, 256) +
      circle(338, 0.6, 0.6) +
      circle(168, 0.9, 0.9) +
      circle(92, 0.6, 0.6),
  );
  await ink(canvas, aspectLines(dial, middle, middle, 92), true);
  await ink(canvas, bridges, true);
  await ink(
    canvas,
    heart(20) +
      planetRow(dial, middle, {
        tick: 168,
        glyphs: 206,
        degrees: 236,
        height: 30,
        gap: 11,
        colour: "#fff1c9",
      }) +
      planetRow(dial, natal, { tick: 300, glyphs: 321, height: 20, gap: 7 }) +
      planetRow(dial, other, { tick: 338, glyphs: 358, height: 20, gap: 7, colour: red }),
  );
  return canvas;
}

/** The father's house read as a first: the whole circle counted again from him, and his office lit. */
export async function derivative() {
  const { planets: natal, cusps } = chartOf(elizabeth);
  const dial = dialFrom(cusps[0]!);
  const widthOf = (house: number) => turn(cusps[(house + 1) % 12]! - cusps[house]!);
  const father = derivedFrom - 1;
  const office = (father + 9) % 12;
  const canvas = await ground(14);
  let turned = "";
  cusps.forEach((cusp, i) => {
    const count = (i + 12 - father) % 12;
    const isLit = i === father || i === office;
    const a = dial(cusp);
    if (isLit) turned += sector(368, 318, a, a + widthOf(i), "#7f1826", 0.75);
    turned += spoke(318, 368, a, count % 3 === 0 ? 1.7 : 0.7, count % 3 === 0 ? 0.95 : 0.6);
    turned += label(
      numerals[count]!,
      343,
      a + widthOf(i) / 2,
      isLit ? 26 : 22,
      isLit ? "#fff1c9" : red,
    );
  });
  const start = dial(cusps[0]!);
  const end = start + turn(cusps[father]! - cusps[0]!) - 8;
  const tip = spot(100, end);
  const lit = (house: number) =>
    sector(268, 152, dial(cusps[house]!), dial(cusps[house]!) + widthOf(house), "#7f1826", 0.28);
  await ink(canvas, lit(father) + lit(office) + zodiacBand(dial, 318, 268));
  await ink(
    canvas,
    houseLines(dial, cusps, 152, 268, 139) + circle(152, 1, 0.9) + circle(126, 0.5, 0.5) + turned,
  );
  await ink(
    canvas,
    arc(100, start, end, "#fff1c9", 2.2) +
      `<path transform="translate(${tip[0]} ${tip[1]}) rotate(${-end + 180})" d="M${-9 * k} ${-2 * k}L0 ${9 * k}L${9 * k} ${-2 * k}" fill="none" stroke="#fff1c9" stroke-width="${2.2 * k}" stroke-linecap="round" stroke-linejoin="round"/>` +
      heart(34),
    true,
  );
  await ink(
    canvas,
    planetRow(dial, natal, { tick: 268, glyphs: 236, degrees: 206, height: 26, gap: 9.5 }),
  );
  return canvas;
}
