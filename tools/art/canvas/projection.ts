export const radians = Math.PI / 180;

/** Degrees on the sphere to pixels; undefined behind the viewer. */
export type Project = (lon: number, lat: number) => [x: number, y: number] | undefined;

export type View = {
  lon: number;
  lat: number;
  /** Pixels for one radian at the centre. */
  scale: number;
  x: number;
  y: number;
  roll?: number;
};

/** Stereographic, north up and east to the left, as one sees it looking up. */
export function stereographic({ lon, lat, scale, x, y, roll = 0 }: View): Project {
  const s0 = Math.sin(lat * radians);
  const c0 = Math.cos(lat * radians);
  const cr = Math.cos(roll * radians);
  const sr = Math.sin(roll * radians);
  return (l, b) => {
    const a = (l - lon) * radians;
    const s = Math.sin(b * radians);
    const c = Math.cos(b * radians);
    const depth = s0 * s + c0 * c * Math.cos(a);
    if (depth < -0.3) return undefined;
    const k = (2 * scale) / (1 + depth);
    const px = -k * c * Math.sin(a);
    const py = -k * (c0 * s - s0 * c * Math.cos(a));
    return [x + px * cr - py * sr, y + px * sr + py * cr];
  };
}

/** The way back: a pixel to degrees on the sphere. */
export function unproject({ lon, lat, scale, x, y, roll = 0 }: View) {
  const s0 = Math.sin(lat * radians);
  const c0 = Math.cos(lat * radians);
  const cr = Math.cos(roll * radians);
  const sr = Math.sin(roll * radians);
  return (px: number, py: number): [lon: number, lat: number] => {
    const dx = (px - x) / scale;
    const dy = (py - y) / scale;
    const east = -(dx * cr + dy * sr);
    const north = dx * sr - dy * cr;
    const rho = Math.hypot(east, north);
    if (rho === 0) return [lon, lat];
    const c = 2 * Math.atan(rho / 2);
    const sc = Math.sin(c);
    const cc = Math.cos(c);
    const b = Math.asin(cc * s0 + (north * sc * c0) / rho);
    const l = Math.atan2(east * sc, rho * c0 * cc - north * s0 * sc);
    return [lon + l / radians, b / radians];
  };
}

/** The middle of points on the sphere, in degrees. */
export function middle(points: [number, number][]) {
  let [x, y, z] = [0, 0, 0];
  for (const [ra, dec] of points) {
    x += Math.cos(dec * radians) * Math.cos(ra * radians);
    y += Math.cos(dec * radians) * Math.sin(ra * radians);
    z += Math.sin(dec * radians);
  }
  return { lon: Math.atan2(y, x) / radians, lat: Math.atan2(z, Math.hypot(x, y)) / radians };
}
