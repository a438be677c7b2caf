import { write } from "../canvas/encode.ts";
import { goldGradient } from "../canvas/gold.ts";
import { stereographic } from "../canvas/projection.ts";
import { asterismLines, memberStars } from "../figures/asterism.ts";
import {
  brightest,
  litStar,
  type Placed,
  placed,
  short,
  starlight,
} from "../figures/drawn-stars.ts";
import { catalogue } from "../figures/stars.ts";

const [width, height] = [360, 460];
const pole = { x: width / 2, y: height / 2 };
const oval = { rx: 172, ry: 222 };
const inner = { rx: oval.rx - 17, ry: oval.ry - 17 };

/** Right ascension that is highest over Istanbul at 23.00 in the middle of April: the Plough above, Cassiopeia below. */
const siderealTime = 172;
/** Two hours of the sky's turning, in degrees. */
const turned = 30;

const view = { lat: 90, scale: 206, ...pole };
const now = stereographic({ ...view, lon: siderealTime + 180 });
const before = stereographic({ ...view, lon: siderealTime + 180 - turned });

const named = ["UMi", "UMa", "Cas"];

export const drawPortrait = () => write("img/portrait.svg", Buffer.from(portrait()));

/** In the place of a photograph: two hours of stars around the pole, in an engraved oval. */
export function portrait(): string {
  const bright = memberStars(named);
  const ids = new Set(bright.map(({ id }) => id));
  const others = catalogue().filter(({ id, dec }) => dec > 20 && !ids.has(id));
  const trails = [...placed(bright, now), ...brightest(others, now, 210, isInside)].filter(
    isInside,
  );
  const lines = named.map((code) => asterismLines(code, now, 0.5)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>${goldGradient("gold", 0, 0, width, height)}${starlight}<radialGradient id="night"><stop stop-color="#5a121d"/><stop offset=".55" stop-color="#2a0810"/><stop offset="1" stop-color="#120307"/></radialGradient><clipPath id="oval">${ellipse(inner, "")}</clipPath></defs>
${ellipse(oval, 'fill="#120307"')}${ellipse(inner, 'fill="url(#night)"')}
<g fill="none" stroke="url(#gold)">${ellipse(oval, 'stroke-width="2"')}${ellipse(inset(4), 'stroke-width=".6"')}${ellipse(inset(9), 'stroke-width="6" stroke-dasharray=".3 2.7" pathLength="360" opacity=".75"')}${ellipse(inset(14), 'stroke-width=".6"')}${ellipse(inner, 'stroke-width="1.2"')}</g>
<g clip-path="url(#oval)"><g fill="none" stroke="#e6c58a" stroke-linecap="round">${trails.map(trail).join("")}</g>
<g stroke="#f0d48e" stroke-width=".8" stroke-linecap="round" opacity=".9">${lines}</g>
${placed(bright, now)
  .filter(({ star }) => star.magnitude < 3.8)
  .map((star) => litStar(star, 0.9))
  .join("")}</g>
</svg>
`;
}

const inset = (by: number) => ({ rx: oval.rx - by, ry: oval.ry - by });

const ellipse = ({ rx, ry }: typeof oval, rest: string) =>
  `<ellipse cx="${pole.x}" cy="${pole.y}" rx="${rx}" ry="${ry}" ${rest}/>`;

const isInside = ({ x, y }: Placed) =>
  ((x - pole.x) / inner.rx) ** 2 + ((y - pole.y) / inner.ry) ** 2 < 1.2;

/** The way that a star has come, anticlockwise around the pole; the brighter it is, the stronger. */
function trail({ star, x, y }: Placed) {
  const from = before(star.ra, star.dec)!;
  const r = short(Math.hypot(x - pole.x, y - pole.y));
  const strength = Math.max(0.3, 1 - 0.13 * star.magnitude);
  return `<path d="M${from.map(short).join(" ")}A${r} ${r} 0 0 0 ${short(x)} ${short(y)}" stroke-width="${short(1.6 * strength)}" opacity="${short(strength)}"/>`;
}
