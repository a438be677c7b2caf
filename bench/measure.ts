export type Result = { perSecond: number; p50: number; p99: number };

/** Runs an operation again and again, so many at a time, for some seconds. */
export async function measure(options: {
  seconds: number;
  atOnce: number;
  operation: (index: number) => Promise<unknown> | unknown;
}): Promise<Result> {
  const { seconds, atOnce, operation } = options;
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  let next = 0;
  const work = async () => {
    for (let begun = performance.now(); begun < end; ) {
      await operation(next++);
      const now = performance.now();
      latencies.push(now - begun);
      begun = now;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const elapsed = (performance.now() - start) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return { perSecond: latencies.length / elapsed, p50: at(0.5), p99: at(0.99) };
}
