export type Point = readonly [x: number, y: number];

/** The closed lines along which a plane crosses a level, found between the pixels. */
export function contours(plane: Float32Array, w: number, h: number, level: number): Point[][] {
  const across = new Map<number, number>();
  for (let y = 0; y < h - 1; y++)
    for (let x = 0; x < w - 1; x++) {
      const i = y * w + x;
      const lit = plane[i]! >= level;
      if (
        lit === plane[i + 1]! >= level &&
        lit === plane[i + w]! >= level &&
        lit === plane[i + w + 1]! >= level
      )
        continue;
      const inside = [i, i + 1, i + w + 1, i + w].map((j) => plane[j]! >= level);
      // An edge is twice its first pixel, one more if it runs down; in the corners' order.
      const edges = [i * 2, (i + 1) * 2 + 1, (i + w) * 2, i * 2 + 1];
      for (let out = 0; out < 4; out++) {
        if (!inside[out] || inside[(out + 1) % 4]) continue;
        let back = (out + 1) % 4;
        while (!inside[(back + 1) % 4]) back = (back + 1) % 4;
        across.set(edges[out]!, edges[back]!);
      }
    }
  const crossing = (edge: number): Point => {
    const i = edge >> 1;
    const j = edge & 1 ? i + w : i + 1;
    const t = (level - plane[i]!) / (plane[j]! - plane[i]!);
    return edge & 1 ? [i % w, Math.floor(i / w) + t] : [(i % w) + t, Math.floor(i / w)];
  };
  const loops: Point[][] = [];
  for (const start of across.keys()) {
    const loop: Point[] = [];
    for (let edge = start; across.has(edge); ) {
      const next = across.get(edge)!;
      across.delete(edge);
      loop.push(crossing(edge));
      edge = next;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

export function areaOf(loop: Point[]) {
  let sum = 0;
  loop.forEach(([x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length]!;
    sum += x * ny - nx * y;
  });
  return Math.abs(sum) / 2;
}
