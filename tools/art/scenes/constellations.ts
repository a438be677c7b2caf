import { write } from "../canvas/encode.ts";
import { goldGradient } from "../canvas/gold.ts";
import { middle, type Project, radians, stereographic } from "../canvas/projection.ts";
import { asterismLines, memberStars } from "../figures/asterism.ts";
import { brightest, litStar, placed, short, starDust, starlight } from "../figures/drawn-stars.ts";
import { catalogue, constellationLines } from "../figures/stars.ts";
import { zodiac } from "../figures/zodiac.ts";

const size = 240;
const centre = size / 2;
const radius = { rim: 117, sky: 106, figure: 86 };

/** Down to which magnitude a dot is how wide. */
const dust: [faintest: number, width: number][] = [
  [4.5, 1.5],
  [5.5, 1.1],
  [6.5, 0.8],
  [14, 0.55],
];

/** The breath of an element behind its stars, in the order in which the signs have them. */
const glows = ["#5c1418", "#38300f", "#33224a", "#0f3644"];

export function drawConstellations() {
  for (const { slug } of zodiac)
    write(`img/constellations/${slug}.svg`, Buffer.from(constellationMap(slug)));
}

/** A sign's stars as a small map: north up, the ecliptic dotted, in a rim with a mark every five degrees. */
export function constellationMap(slug: string): string {
  const index = zodiac.findIndex((sign) => sign.slug === slug);
  const { constellation } = zodiac[index]!;
  const project = frame(constellation);
  const members = memberStars([constellation]);
  const ids = new Set(members.map(({ id }) => id));
  const others = catalogue().filter(({ id }) => !ids.has(id));
  const field = brightest(others, project, 90, ({ x, y }) => isInside(x, y));
  const glow = glows[index % glows.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">
<defs>${goldGradient("gold", 0, 0, size, size)}${starlight}<radialGradient id="night"><stop stop-color="${glow}"/><stop offset=".7" stop-color="#20060d"/><stop offset="1" stop-color="#120307"/></radialGradient></defs>
<circle cx="${centre}" cy="${centre}" r="${radius.rim}" fill="url(#night)"/>
<g fill="none" stroke="url(#gold)">${rim(0, 1.2)}${rim(8, 0.6)}${rim(4, 5, 'stroke-dasharray=".35 4.65" pathLength="360" opacity=".75"')}</g>
<path d="${ecliptic(project)}" fill="none" stroke="#c9a35b" stroke-width=".7" stroke-dasharray="1 3" opacity=".8"/>
<g stroke="#f4e6cf" stroke-linecap="round" opacity=".75">${starDust(field, dust)}</g>
<g stroke="#e9c986" stroke-width="1.1" stroke-linecap="round">${asterismLines(constellation, project, 0.42)}</g>
${placed(members, project)
  .map((star) => litStar(star))
  .join("")}
</svg>
`;
}

const rim = (inset: number, width: number, rest = "") =>
  `<circle cx="${centre}" cy="${centre}" r="${radius.rim - inset}" stroke-width="${width}" ${rest}/>`;

const isInside = (x: number, y: number) => Math.hypot(x - centre, y - centre) < radius.sky;

/** The whole figure in the middle, as large as the rim allows. */
function frame(constellation: string): Project {
  const ends = constellationLines(constellation).flat();
  const view = { ...middle(ends), scale: 1000, x: 0, y: 0 };
  const seen = ends.map((end) => stereographic(view)(...end)!);
  const between = (axis: 0 | 1) => {
    const values = seen.map((p) => p[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  const [x, y] = [between(0), between(1)];
  const fit = radius.figure / Math.max(...seen.map((p) => Math.hypot(p[0] - x, p[1] - y)));
  return stereographic({
    ...view,
    scale: 1000 * fit,
    x: centre - x * fit,
    y: centre - y * fit,
  });
}

/** The Sun's road, on which all twelve lie. */
function ecliptic(project: Project) {
  const tilt = 23.44 * radians;
  let path = "";
  for (let degrees = 0; degrees <= 360; degrees++) {
    const a = degrees * radians;
    const ra = Math.atan2(Math.sin(a) * Math.cos(tilt), Math.cos(a)) / radians;
    const dec = Math.asin(Math.sin(a) * Math.sin(tilt)) / radians;
    const at = project(ra, dec);
    if (!at || !isInside(...at)) {
      path += path.endsWith(" ") || path === "" ? "" : " ";
      continue;
    }
    path += `${path === "" || path.endsWith(" ") ? "M" : "L"}${at.map(short).join(" ")}`;
  }
  return path.trim();
}
