import { type Project, radians } from "../canvas/projection.ts";

const obliquity = 23.4384 * radians;

function onEcliptic(longitude: number, project: Project) {
  const l = longitude * radians;
  const dec = Math.asin(Math.sin(obliquity) * Math.sin(l));
  return project(
    Math.atan2(Math.cos(obliquity) * Math.sin(l), Math.cos(l)) / radians,
    dec / radians,
  );
}

/** The ecliptic as an engraved scale: a line, a tick each five degrees, a longer one at each sign. */
export function eclipticScale(project: Project) {
  let out = "";
  let before: [number, number] | undefined;
  for (let l = 0; l <= 360; l++) {
    const p = onEcliptic(l, project);
    if (p && before && Math.abs(p[0] - before[0]) < 60) {
      const [dx, dy] = [p[0] - before[0], p[1] - before[1]];
      const d = Math.hypot(dx, dy);
      out += `<line x1="${before[0]}" y1="${before[1]}" x2="${p[0]}" y2="${p[1]}" stroke-width="1.6"/>`;
      if (l % 5 === 0) {
        const length = l % 30 === 0 ? 20 : l % 10 === 0 ? 10 : 6;
        out += `<line x1="${p[0]}" y1="${p[1]}" x2="${p[0] + (dy / d) * length}" y2="${p[1] - (dx / d) * length}" stroke-width="1.2"/>`;
      }
    }
    before = p;
  }
  return `<g stroke="url(#gold)" opacity=".62">${out}</g>`;
}

type Azimuths = { from: number; to: number; width: number; horizon: number };

export function azimuthScale({ from, to, width, horizon }: Azimuths) {
  const perDegree = width / (to - from);
  let out = `<line x1="0" y1="${horizon}" x2="${width}" y2="${horizon}" stroke-width="1.6" opacity=".8"/>`;
  for (let a = from; a <= to; a++) {
    const x = (a - from) * perDegree;
    const length = a % 90 === 0 ? 34 : a % 45 === 0 ? 26 : a % 10 === 0 ? 16 : a % 5 === 0 ? 10 : 6;
    out += `<line x1="${x}" y1="${horizon}" x2="${x}" y2="${horizon + length}" stroke-width="1.1" opacity=".55"/>`;
  }
  return `<g stroke="url(#gold)">${out}</g>`;
}
