export type Result = { perSecond: number; p50: number; p99: number };

type Operation = (index: number) => Promise<unknown> | unknown;

/**
 * Runs each operation again and again, so many at a time. They take turns in short slices, so that
 * whatever else the machine does slows all of them alike.
 */
export async function measure<Name extends string>(
  operations: Record<Name, Operation>,
  { seconds, slices, atOnce }: { seconds: number; slices: number; atOnce: number },
): Promise<Record<Name, Result>> {
  const names = Object.keys(operations) as Name[];
  const runs = names.map((name) => ({ name, elapsed: 0, latencies: [] as number[], next: 0 }));
  for (let slice = 0; slice < slices; slice++) {
    for (const run of runs) {
      console.log(run.name);
      const done = await repeat(() => operations[run.name](run.next++), seconds / slices, atOnce);
      for (const latency of done.latencies) run.latencies.push(latency);
      run.elapsed += done.elapsed;
    }
  }
  return Object.fromEntries(
    runs.map(({ name, elapsed, latencies }) => [name, summary(latencies, elapsed)]),
  ) as Record<Name, Result>;
}

/** Again and again for so many seconds, so many at a time. In milliseconds. */
export async function repeat(
  operation: () => Promise<unknown> | unknown,
  seconds: number,
  atOnce: number,
): Promise<{ latencies: number[]; elapsed: number }> {
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const work = async () => {
    for (let begun = performance.now(); begun < end; ) {
      await operation();
      const now = performance.now();
      latencies.push(now - begun);
      begun = now;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { latencies, elapsed: performance.now() - start };
}

export function summary(latencies: number[], elapsed: number): Result {
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return { perSecond: (latencies.length / elapsed) * 1000, p50: at(0.5), p99: at(0.99) };
}
