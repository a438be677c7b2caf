import { dayWithWeekday } from "../../../booking/istanbul-time.ts";
import { slugOf } from "../../content/slug.ts";
import { planetNames, signNames } from "../../content/zodiac.ts";
import { spread } from "../../sky/degrees.ts";
import type { Standing } from "./sky-of-day.ts";

/** What both the page and the saved picture are drawn from, in units of which the wheel is 800 wide. */
export type Shape =
  | { d: string; matrix?: number[]; fill?: string; stroke?: string; width?: number; alpha?: number }
  | { text: string; x: number; y: number; size: number; font: "title" | "sans"; fill: string };

type Gradient = {
  place: { x1: number; y1: number; x2: number; y2: number } | { cx: number; cy: number; r: number };
  stops: [offset: number, colour: string][];
};

/** As colours they are "url(#gold)" and "url(#night)". */
export const gradients: Record<string, Gradient> = {
  gold: {
    place: { x1: 96, y1: 64, x2: 720, y2: 760 },
    stops: [
      [0, "#b5853a"],
      [0.22, "#f0d99c"],
      [0.38, "#fff3d2"],
      [0.55, "#d9b162"],
      [0.78, "#94672a"],
      [1, "#e9cd8a"],
    ],
  },
  dusk: {
    place: { cx: 400, cy: 400, r: 640 },
    stops: [
      [0, "#4c0d1a"],
      [1, "#120307"],
    ],
  },
  night: {
    place: { cx: 400, cy: 400, r: 380 },
    stops: [
      [0, "#4c0d1a"],
      [0.5, "#26070f"],
      [1, "#100305"],
    ],
  },
};

const gold = "url(#gold)";
const pale = "#f3dca0";
const bright = "#fff1c9";
/** Fire, earth, air and water. */
const elementTints = ["#7d1a1f", "#4a2a12", "#3c2440", "#14303a"];

/** Radii, from the rim to the heart. */
const [rim, band, signAt, scale, moonWay, planetAt, degreeAt, inner, heart] = [
  376, 368, 343, 316, 308, 281, 238, 214, 126,
];

/** Koç begins on the left, and the zodiac runs against the clock. */
function point(r: number, longitude: number): [x: number, y: number] {
  const angle = ((180 + longitude) * Math.PI) / 180;
  return [400 + r * Math.cos(angle), 400 - r * Math.sin(angle)];
}
const place = (r: number, longitude: number) =>
  point(r, longitude)
    .map((value) => value.toFixed(1))
    .join(" ");

const line = (from: number, to: number, longitude: number) =>
  `M${place(from, longitude)}L${place(to, longitude)}`;
function circleAround(x: number, y: number, r: number): string {
  const start = Number((x - r).toFixed(2));
  return `M${start} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
const circle = (r: number) => circleAround(400, 400, r);
/** Shorter than half a turn. */
const arc = (r: number, from: number, to: number) =>
  `M${place(r, from)}A${r} ${r} 0 0 0 ${place(r, to)}`;
const field = (outer: number, inner: number, from: number, to: number) =>
  `${arc(outer, from, to)}L${place(inner, to)}A${inner} ${inner} 0 0 1 ${place(inner, from)}Z`;

/** The drawings of /icons.svg on their grid of 24, by name. */
export type Glyphs = Map<string, { d: string; matrix: number[]; isFilled: boolean }[]>;

export function readGlyphs(svg: string): Glyphs {
  const symbols = svg.matchAll(/<symbol id="([\w-]+)".*?>(.*?)<\/symbol>/g);
  return new Map([...symbols].map(([, name, body]) => [name!, partsOf(body!)]));
}

function partsOf(body: string) {
  return [...body.matchAll(/<(?:path|circle) (.*?)\/>/g)].map(([, written]) => {
    const attributes = written!.matchAll(/(\w+)="(.*?)"/g);
    const { d, cx, cy, r, transform, fill } = Object.fromEntries(
      [...attributes].map(([, name, value]) => [name, value]),
    );
    return {
      d: d ?? circleAround(Number(cx), Number(cy), Number(r)),
      matrix: transform ? transform.match(/-?[\d.]+/g)!.map(Number) : [1, 0, 0, 1, 0, 0],
      isFilled: fill === "currentColor",
    };
  });
}

/** The wheel of a day: signs, planets, the Sun's ray and the Moon's way, and the date in its heart. */
export function wheelOf(day: string, standings: Standing[], glyphs: Glyphs): Shape[] {
  const [sun, moon] = standings as [Standing, Standing];
  const planets = planetNames.map((name, index) => ({ name, at: standings[index]!.noon }));
  const moonsWay = arc(moonWay, moon.midnight, moon.nextMidnight);
  const sunsRay = line(heart, inner, sun.noon);
  return [
    { d: circle(rim), fill: "url(#night)" },
    ...signNames.flatMap((name, index): Shape[] => {
      const from = index * 30;
      const d = field(band, scale, from, from + 30);
      const isSuns = Math.floor(sun.noon / 30) === index;
      return [
        isSuns ? { d, fill: gold, alpha: 0.85 } : { d, fill: elementTints[index % 4]!, alpha: 0.5 },
        { d: line(scale, band, from), stroke: gold, width: 1.2, alpha: 0.9 },
        { d: line(inner, scale, from), stroke: gold, width: 0.6, alpha: 0.3 },
        ...glyph(glyphs, name, point(signAt, from + 15), 33, isSuns ? "#2a0509" : pale),
      ];
    }),
    { d: degreeScale(), stroke: gold, width: 0.7, alpha: 0.65 },
    { d: circle(rim + 5) + circle(rim - 4) + circle(inner), stroke: gold, width: 0.6, alpha: 0.6 },
    { d: circle(band) + circle(scale), stroke: gold, width: 1.2, alpha: 0.9 },
    { d: circle(rim), stroke: gold, width: 2 },
    { d: moonsWay, stroke: bright, width: 9, alpha: 0.16 },
    { d: moonsWay, stroke: bright, width: 2.4, alpha: 0.85 },
    { d: sunsRay, stroke: bright, width: 9, alpha: 0.14 },
    { d: sunsRay, stroke: bright, width: 2 },
    ...spread(planets, 13).flatMap(({ name, at, shown }): Shape[] => [
      {
        d: `${line(scale, scale - 9, at)}L${place(planetAt + 23, shown)}`,
        stroke: pale,
        width: 0.9,
        alpha: 0.8,
      },
      ...glyph(glyphs, name, point(planetAt, shown), 37, bright),
      words(`${Math.floor(at % 30)}°`, point(degreeAt, shown), 22, "sans", pale),
    ]),
    ...heartOf(day),
  ];
}

function glyph(
  glyphs: Glyphs,
  name: string,
  [x, y]: [number, number],
  size: number,
  colour: string,
): Shape[] {
  const parts = glyphs.get(slugOf(name)) ?? [];
  return parts.map(({ d, matrix, isFilled }) => {
    const [a, b, c, e, right, down] = matrix.map((value) => (value * size) / 24) as number[];
    const placed = [a!, b!, c!, e!, right! + x - size / 2, down! + y - size / 2];
    return { d, matrix: placed, ...(isFilled ? { fill: colour } : { stroke: colour, width: 1.7 }) };
  });
}

function degreeScale(): string {
  const length = (degree: number) => (degree % 10 === 0 ? 9 : degree % 5 === 0 ? 6.5 : 4);
  return Array.from({ length: 360 }, (_, one) => line(scale, scale + length(one), one)).join("");
}

const words = (
  text: string,
  [x, y]: [number, number],
  size: number,
  font: "title" | "sans",
  fill: string,
): Shape => ({ text, x, y: y + size * 0.34, size, font, fill });

function heartOf(day: string): Shape[] {
  const [date, month, year, weekday] = dayWithWeekday(day).split(" ");
  return [
    { d: circle(heart), fill: "#0d0204", alpha: 0.75 },
    { d: circle(heart), stroke: gold, width: 1.4 },
    { d: circle(heart - 5), stroke: gold, width: 0.6, alpha: 0.6 },
    words(date!, [400, 350], 96, "title", bright),
    words(`${month} ${year}`, [400, 436], 32, "title", "#ecd9ae"),
    words(weekday!, [400, 473], 22, "sans", "#c9a35b"),
  ];
}

/** The wheel as a picture to keep, 800 by 1000: on the night, with Sun and Moon in words. */
export function pictureOf(wheel: Shape[], standings: Standing[], academy: string): Shape[] {
  const [sun, moon] = standings.slice(0, 2).map(({ sign, change }, index) => {
    const signs = [sign, ...(change ? [change.sign] : [])].map((one) => signNames[one]);
    return `${planetNames[index]} ${signs.join("\u2013")}`;
  });
  return [
    { d: "M0 0H800V1000H0Z", fill: "#120307" },
    { d: "M0 0H800V1000H0Z", fill: "url(#dusk)" },
    ...wheel,
    words(`${sun}  ·  ${moon}`, [400, 868], 46, "title", bright),
    words(academy, [400, 940], 24, "sans", "#c9a35b"),
  ];
}
