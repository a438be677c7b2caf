/** The city as a low silhouette on the horizon: hills, domes with their minarets, and the sea. */
export function skyline(
  width: number,
  ground: number,
  rough: (x: number, y: number, octaves?: number) => number,
) {
  const hill = (x: number) => {
    const land = Math.max(0, 1 - Math.abs(x / width - 0.66) / 0.42);
    return 34 * land ** 0.7 * (0.75 + 0.5 * rough(x / 260, 3, 3)) + 3;
  };
  let out = `M0 ${ground + 2}`;
  for (let x = 0; x <= width; x += 4) {
    const roofs = 4 * Math.max(0, rough(Math.floor(x / 12), 8, 2)) * Math.min(1, hill(x) / 16);
    out += `L${x} ${(ground - hill(x) - roofs).toFixed(1)}`;
  }
  out += `L${width} ${ground + 2}Z`;

  const dome = (x: number, base: number, r: number) =>
    `M${x - r} ${base}A${r} ${r * 0.82} 0 0 1 ${x + r} ${base}Z` +
    `M${x - 1} ${base - r * 0.8}v${-r * 0.3}h2v${r * 0.3}Z`;
  const minaret = (x: number, base: number, h: number) =>
    `M${x - 2.2} ${base}v${-h * 0.62}h-1.3v-3h1.3v${-h * 0.2}h-.2L${x} ${base - h}l2.4 ${h * 0.18 - 3}h-.2v${h * 0.2}h1.3v3h-1.3V${base}Z`;
  const mosque = (x: number, r: number, towers: number[]) => {
    const base = ground - hill(x) + 4;
    const body = `M${x - r * 1.7} ${base + 6}v${-r * 0.55 - 6}h${r * 3.4}v${r * 0.55 + 6}Z`;
    const parts =
      dome(x, base - r * 0.5, r) +
      dome(x - r * 1.05, base - r * 0.4, r * 0.5) +
      dome(x + r * 1.05, base - r * 0.4, r * 0.5);
    return body + parts + towers.map((t) => minaret(x + t * r, base + 2, r * 3.1)).join("");
  };
  out += mosque(width * 0.56, 22, [-2, 2]);
  out += mosque(width * 0.655, 30, [-2.3, -1.7, 1.7, 2.3]);
  out += mosque(width * 0.745, 27, [-2.2, -1.5, 1.5, 2.2]);
  out += mosque(width * 0.84, 18, [-2]);
  return out;
}
