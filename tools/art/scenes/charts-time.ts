import { Body } from "astronomy-engine";
import { turn } from "../../../app/sky/degrees.ts";
import { positionsAt } from "../../sky/positions.ts";
import { hex, smooth } from "../canvas/colour.ts";
import { noise } from "../canvas/noise.ts";
import { glyph } from "../figures/glyph.ts";
import { ecliptic, northNode, planetsAt } from "../figures/positions.ts";
import { addStar } from "../figures/stars.ts";
import {
  arc,
  centre,
  circle,
  dialFrom,
  ground,
  heart,
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
  eclipseShown,
  einstein,
  firdariaAge,
  kepler,
  lords,
  moonAfter,
  moonHours,
  profectionAge,
} from "./charts-moments.ts";

/** Icons are upright; the south node is the north node's glyph overturned. */
const lord = (id: string, r: number, a: number, height: number, colour = pale) => {
  if (id !== "south") return sign(id, r, a, height, colour);
  const [x, y] = spot(r, a);
  return `<g transform="rotate(180 ${x} ${y})">${glyph("nodes", x, y, height * k, colour, 1.6)}</g>`;
};

/** Seventy-five years as a ring of lords, each cut in seven, with a hand at one age. */
export async function frideria() {
  const age = firdariaAge;
  const total = lords.reduce((sum, [, years]) => sum + years, 0);
  const angle = (year: number) => 90 - (year / total) * 360;
  const canvas = await ground(15);
  const order = lords.slice(0, 7).map(([id]) => id);
  let rings = "";
  let hand = "";
  let year = 0;
  lords.forEach(([id, years], i) => {
    const [a, b] = [angle(year + years), angle(year)];
    const now = age >= year && age < year + years;
    rings += sector(
      340,
      236,
      a,
      b,
      now ? "#7f1826" : i % 2 ? "#3a0a14" : "#24070d",
      now ? 0.85 : 0.55,
    );
    rings +=
      spoke(236, 366, b, 1.3, 0.9) +
      lord(id, 290, (a + b) / 2, years < 4 ? 24 : 44, now ? "#fff1c9" : pale);
    rings += label(String(year), 354, b - 3.6, 17);
    if (order.includes(id))
      order.forEach((_, j) => {
        const sub = order[(order.indexOf(id) + j) % 7]!;
        const [from, to] = [year + (years * j) / 7, year + (years * (j + 1)) / 7];
        const lit = age >= from && age < to;
        if (lit) rings += sector(236, 190, angle(to), angle(from), "#c9a35b", 0.5);
        rings +=
          spoke(190, 236, angle(from), 0.6, 0.55) +
          lord(sub, 213, (angle(from) + angle(to)) / 2, Math.min(22, years * 2.2));
      });
    else rings += spoke(190, 236, b, 0.6, 0.55);
    if (now) hand = spoke(40, 236, angle(age), 2, 1).replace("url(#gold)", "#fff1c9");
    year += years;
  });
  for (let y = 0; y < total; y++) rings += spoke(340, y % 5 === 0 ? 348 : 344, angle(y), 0.7, 0.6);
  await ink(
    canvas,
    rings +
      circle(340, 1.1, 0.9) +
      circle(236, 1.1, 0.9) +
      circle(190, 1.1, 0.9) +
      circle(150, 0.5, 0.4),
  );
  await ink(canvas, `${hand}${arc(150, angle(age), 90, "#ecd08a", 2.2, 0.9)}${heart(44)}`, true);
  return canvas;
}

/** One house a year: ages wind through the twelve, and the year's house is lit to its rim. */
export async function profection() {
  const { planets, cusps } = chartOf(einstein);
  const age = profectionAge;
  const first = Math.floor(cusps[0]! / 30) * 30;
  const dial = dialFrom(first);
  const canvas = await ground(16);
  const lit = age % 12;
  let cells = "";
  for (let house = 0; house < 12; house++) {
    const a = dial(first + house * 30);
    if (house === lit) cells += sector(318, 62, a, a + 30, "#7f1826", 0.6);
    cells += spoke(62, 318, a, house % 3 === 0 ? 1.6 : 0.7, house % 3 === 0 ? 0.9 : 0.55);
    cells += label(numerals[house]!, 76, a + 15, 15);
    for (let lap = 0; lap < 7; lap++) {
      const years = lap * 12 + house;
      const now = years === age;
      if (now) cells += sector(90 + lap * 25 + 25, 90 + lap * 25, a, a + 30, "#e0bd72", 0.9);
      cells += label(
        String(years),
        102.5 + lap * 25,
        a + 15,
        16,
        now ? "#2a0509" : house === lit ? "#ffe9bf" : "#d9bd84",
      );
    }
  }
  for (let lap = 0; lap <= 7; lap++) cells += circle(90 + lap * 25, 0.5, 0.45);
  await ink(canvas, zodiacBand(dial, 372, 322) + cells + circle(62, 1.1, 0.9));
  await ink(canvas, heart(42), true);
  await ink(
    canvas,
    planetRow(dial, planets, {
      tick: 322,
      glyphs: 290,
      height: 26,
      gap: 10,
      colour: "#fff1c9",
    }),
  );
  return canvas;
}

/** The total eclipse of August 2026: the black Sun, and the lunar nodes whose axis it stands on. */
export async function eclipse() {
  const { peak } = eclipseShown;
  const sun = ecliptic(Body.Sun, peak).longitude;
  const node = northNode(peak);
  const dial = dialFrom(turn(sun - 90));
  const canvas = await ground(17);
  await ink(canvas, zodiacBand(dial, 372, 322) + circle(262, 0.6, 0.5));
  const rays = noise(9);
  const gold = hex("#ffdca0");
  const R = 92 * k;
  for (let y = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++) {
      const [dx, dy] = [x - centre, y - centre];
      const d = Math.hypot(dx, dy) / R;
      if (d < 0.97 || d > 2.9) continue;
      const a = Math.atan2(dy, dx);
      const equator = 0.55 + 0.45 * Math.cos(a - 0.5) ** 2;
      const streamer =
        0.55 + 1.1 * Math.max(0, rays(Math.cos(a) * 5 + 30, Math.sin(a) * 5 + d * 0.25, 5, 0.6));
      const out = d - 1;
      const light = 1.5 * Math.exp(-out * 26) + 0.75 * streamer * equator * Math.exp(-out * 3.6);
      canvas.add(x, y, light * smooth(0.97, 1.0, d) * (1 - smooth(2.2, 2.9, d)), gold);
    }
  const [ax, ay] = spot(318, dial(node));
  const [bx, by] = spot(318, dial(node + 180));
  await ink(
    canvas,
    `<line x1="${ax}" y1="${ay}" x2="${bx}" y2="${by}" stroke="#d8454d" stroke-width="${1.6 * k}" opacity=".95"/>${spoke(92, 320, dial(sun), 1.8, 1).replace("url(#gold)", "#fff1c9")}`,
    true,
  );
  await ink(canvas, `<circle cx="${centre}" cy="${centre}" r="${R}" fill="#060102"/>`);
  addStar(canvas, centre + R * 0.72, centre - R * 0.69, 2.2, hex("#fff3d6"), {
    core: 5 * k,
    halo: 0.3,
    haloRadius: 12 * k,
    spike: 60 * k,
  });
  const others = planetsAt(peak).filter((p) => p.id !== "gunes" && p.id !== "ay");
  await ink(
    canvas,
    planetRow(dial, others, { tick: 322, glyphs: 290, height: 24, gap: 9 }) +
      sign("gunes", 262, dial(sun) + 6.5, 30, "#fff1c9") +
      sign("ay", 262, dial(sun) - 6.5, 28, "#fff1c9") +
      lord("nodes", 236, dial(node) + 7, 30, "#ef8f84") +
      lord("south", 236, dial(node + 180) - 7, 30, "#ef8f84"),
  );
  return canvas;
}

/** A month of the Moon: its true path crosses the Sun's circle at the two nodes. */
export async function nodes() {
  const node = positionsAt(kepler.at).trueNode;
  const dial = dialFrom(turn(node - 180));
  const canvas = await ground(18);
  let way = "";
  let nights = "";
  for (let hour = 0; hour <= moonHours; hour += 6) {
    const { longitude, latitude } = ecliptic(Body.Moon, moonAfter(hour));
    const p = spot(232 + latitude * 11, dial(longitude));
    way += `${hour ? "L" : "M"}${p[0].toFixed(1)} ${p[1].toFixed(1)}`;
    if (hour % 24 === 0)
      nights += `<circle cx="${p[0]}" cy="${p[1]}" r="${4.4 * k}" fill="${latitude > 0 ? "#fff1c9" : "#d8a15a"}"/>`;
  }
  const north = dial(node);
  await ink(
    canvas,
    zodiacBand(dial, 372, 322) +
      circle(232, 1.3, 0.8) +
      circle(168, 0.5, 0.4) +
      circle(296, 0.5, 0.4),
  );
  await ink(
    canvas,
    `<path d="${way}Z" fill="none" stroke="#f6e6bd" stroke-width="${1.8 * k}"/>${nights}`,
    true,
  );
  const axis = [spot(320, north), spot(320, north + 180)];
  await ink(
    canvas,
    `<line x1="${axis[0]![0]}" y1="${axis[0]![1]}" x2="${axis[1]![0]}" y2="${axis[1]![1]}" stroke="#d8454d" stroke-width="${2 * k}"/>`,
    true,
  );
  const medal = (id: string, a: number) => {
    const [x, y] = spot(108, a);
    return `<circle cx="${x}" cy="${y}" r="${42 * k}" fill="#14040a" stroke="url(#gold)" stroke-width="${1.6 * k}"/>${circleAround(x, y)}${lord(id, 108, a, 50, "#fff1c9")}`;
  };
  await ink(canvas, medal("nodes", north) + medal("south", north + 180) + heart(30));
  return canvas;
}

const circleAround = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="${37 * k}" fill="none" stroke="url(#gold)" stroke-width="${0.6 * k}" opacity=".7"/>`;
