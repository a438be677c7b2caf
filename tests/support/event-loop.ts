/** Processor time, in ms, of the longest turn of the event loop while something is done; the least of three tries. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const tries: number[] = [];
  for (let count = 0; count < 3; count++) tries.push(await longestOnce(work));
  return Math.min(...tries);
}

export async function longestOnce(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await work().finally(() => {
    isOver = true;
  });
  await new Promise((done) => setImmediate(done));
  return longest;
}

/** Processor time, in ms, that the work below takes on the machine of docs/measurements.md. */
const usual = 4;

/** How many times slower than that machine this one is now; never below 1. */
export function slowness(): number {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ id: `${index * 7919}`, index }));
  const tries = Array.from({ length: 7 }, () => {
    const before = process.threadCpuUsage();
    const copy: typeof rows = JSON.parse(JSON.stringify(rows));
    copy.sort((one, other) => (one.id < other.id ? -1 : 1));
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.max(1, Math.min(...tries) / usual);
}
