export interface Root {
  at: number;
  rising: boolean;
}

/** Where `f` changes sign between `from` and `to`; two roots must be further apart than `step`. */
export function findRoots(
  f: (x: number) => number,
  { from, to, step, tolerance }: { from: number; to: number; step: number; tolerance: number },
): Root[] {
  const roots: Root[] = [];
  let before = f(from);
  for (let x = from; x < to; x += step) {
    const after = f(x + step);
    const rising = before < 0;
    if (rising !== after < 0) roots.push({ at: bisect(f, x, x + step, rising, tolerance), rising });
    before = after;
  }
  return roots;
}

function bisect(
  f: (x: number) => number,
  low: number,
  high: number,
  rising: boolean,
  tolerance: number,
): number {
  while (high - low > tolerance) {
    const middle = (low + high) / 2;
    if (f(middle) < 0 === rising) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
