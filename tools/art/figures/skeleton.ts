import type { Point } from "./contour.ts";

const around = (w: number) => [-w, -w + 1, 1, w + 1, w, w - 1, -1, -w - 1];

/** Thins a mask of 0 and 1 to lines one pixel wide (Zhang and Suen). Its border must be empty. */
export function thinned(mask: Uint8Array, w: number) {
  const out = Uint8Array.from(mask);
  const ring = around(w);
  let alive = [...out.keys()].filter((i) => out[i]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const half of [0, 1]) {
      const gone = alive.filter((i) => {
        const n = ring.map((d) => out[i + d]!);
        const count = n.reduce((a, b) => a + b);
        if (count < 2 || count > 6 || crossings(n) !== 1) return false;
        const [up, , right, , down, , left] = n as [number, 0, number, 0, number, 0, number];
        return half === 0
          ? !(up && right && down) && !(right && down && left)
          : !(up && right && left) && !(up && down && left);
      });
      for (const i of gone) out[i] = 0;
      if (gone.length) changed = true;
      alive = alive.filter((i) => out[i]);
    }
  }
  return out;
}

const crossings = (n: number[]) => n.filter((v, j) => !v && n[(j + 1) % 8]).length;

/** The lines of a skeleton, each from one end or fork to the next. */
export function branches(skeleton: Uint8Array, w: number): Point[][] {
  const ring = around(w);
  // Straight neighbours first, so that no step cuts a corner.
  const steps = [0, 2, 4, 6, 1, 3, 5, 7].map((j) => ring[j]!);
  const alive = [...skeleton.keys()].filter((i) => skeleton[i]);
  const node = new Set(alive.filter((i) => crossings(ring.map((d) => skeleton[i + d]!)) !== 2));
  const seen = new Set<number>();
  const lines: number[][] = [];
  const follow = (start: number, first: number) => {
    const line = [start];
    for (let at: number | undefined = first; at !== undefined; ) {
      line.push(at);
      if (node.has(at)) break;
      seen.add(at);
      const ways: number[] = steps
        .map((d) => at! + d)
        .filter((j) => skeleton[j] && j !== line.at(-2));
      at =
        ways.find((j) => node.has(j) && (j !== start || line.length > 3)) ??
        ways.find((j) => !node.has(j) && !seen.has(j));
    }
    lines.push(line);
  };
  for (const start of node)
    for (const d of steps) {
      const first = start + d;
      if (skeleton[first] && !node.has(first) && !seen.has(first)) follow(start, first);
    }
  for (const start of alive)
    if (!node.has(start) && !seen.has(start)) {
      seen.add(start);
      const first = steps.map((d) => start + d).find((j) => skeleton[j] && !seen.has(j));
      if (first !== undefined) follow(start, first);
    }
  return lines.map((line) => line.map((i) => [i % w, Math.floor(i / w)] as const));
}

/** How far each pixel of a mask is from the nearest one outside it, nearly. */
export function depth(mask: Uint8Array, w: number) {
  const out = Float32Array.from(mask, (v) => (v ? 1e6 : 0));
  const relax = (i: number, ways: number[]) => {
    if (out[i] === 0) return;
    for (const d of ways) {
      const by = Math.abs(d) === 1 || Math.abs(d) === w ? 1 : Math.SQRT2;
      out[i] = Math.min(out[i]!, (out[i + d] ?? 0) + by);
    }
  };
  for (let i = 0; i < out.length; i++) relax(i, [-1, -w, -w - 1, -w + 1]);
  for (let i = out.length - 1; i >= 0; i--) relax(i, [1, w, w + 1, w - 1]);
  return out;
}

const end = (line: Point[], last: boolean) => {
  const from = last ? line.at(-1)! : line[0]!;
  const far = last ? (line.at(-6) ?? line[0]!) : (line[5] ?? line.at(-1)!);
  const length = Math.hypot(from[0] - far[0], from[1] - far[1]) || 1;
  return { at: from, way: [(from[0] - far[0]) / length, (from[1] - far[1]) / length] as const };
};

/** Joins lines that meet and go on in the same direction, the straightest first: one pull of the burin. */
export function joined(lines: Point[][], reach: number): Point[][] {
  const rest = [...lines];
  for (;;) {
    const ends = rest.flatMap((line, of) =>
      [false, true].map((last) => ({ of, last, ...end(line, last) })),
    );
    let best: { score: number; a: (typeof ends)[0]; b: (typeof ends)[0] } | undefined;
    for (const a of ends)
      for (const b of ends) {
        if (b.of <= a.of || Math.abs(a.at[0] - b.at[0]) > reach) continue;
        if (Math.abs(a.at[1] - b.at[1]) > reach) continue;
        const score = -(a.way[0] * b.way[0] + a.way[1] * b.way[1]);
        if (score > (best?.score ?? 0.6)) best = { score, a, b };
      }
    if (!best) return rest;
    const { a, b } = best;
    const first = a.last ? rest[a.of]! : [...rest[a.of]!].reverse();
    const second = b.last ? [...rest[b.of]!].reverse() : rest[b.of]!;
    rest[a.of] = [...first, ...second];
    rest.splice(b.of, 1);
  }
}
