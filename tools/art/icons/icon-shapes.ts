/** Small building blocks of the 24 × 24 icon grid. */

const round = (n: number) => Number(n.toFixed(2)).toString();

export const path = (d: string) => `<path d="${d}"/>`;

export const circle = (x: number, y: number, r: number) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`;

export const dot = (x: number, y: number, r = 1) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="currentColor" stroke="none"/>`;

/** Degrees run clockwise from twelve o'clock. */
export function onCircle(x: number, y: number, r: number, degrees: number) {
  const a = (degrees * Math.PI) / 180;
  return `${round(x + r * Math.sin(a))} ${round(y - r * Math.cos(a))}`;
}

export const spokes = (x: number, y: number, from: number, to: number, angles: number[]) =>
  path(angles.map((a) => `M${onCircle(x, y, from, a)}L${onCircle(x, y, to, a)}`).join(""));

export const arc = (x: number, y: number, r: number, from: number, to: number) =>
  path(
    `M${onCircle(x, y, r, from)}A${round(r)} ${round(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${onCircle(x, y, r, to)}`,
  );

export function every(step: number, start = 0) {
  return Array.from({ length: Math.round(360 / step) }, (_, i) => start + i * step);
}

/** A four-pointed star with hollow sides, as on the engraved rings. */
export function star(x: number, y: number, r: number) {
  const tips = [0, 90, 180, 270].map((a) => onCircle(x, y, r, a));
  const waist = [45, 135, 225, 315].map((a) => onCircle(x, y, r * 0.3, a));
  const steps = tips.map((_, i) => `Q${waist[i]} ${tips[(i + 1) % 4]}`);
  return `<path d="M${tips[0]}${steps.join("")}Z" fill="currentColor" stroke="none"/>`;
}
