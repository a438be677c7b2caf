/** `npm --prefix tools run bench:fuzz`: broken requests by the hundred thousand; whatever they bring about is printed. */
import { attack } from "../../tests/all/fuzz/attack.ts";
import { startPostgres } from "../../tests/support/postgres-cluster.ts";
import { bothEngines, newStorage } from "../../tests/support/storage.ts";

const count = Number(process.env.BENCH_REQUESTS ?? 100_000);
const seed = Number(process.env.BENCH_SEED ?? Date.now());
/** fast-check makes its samples at once: not more than fit into memory. */
const atATime = 5000;

const cluster = await startPostgres();
let faults = 0;
try {
  console.log(`${count} requests in all, half to each engine; seed ${seed}`);
  const share = count / bothEngines.length;
  for (const engine of bothEngines) {
    const storage = await newStorage(engine, cluster.url);
    const statuses: Record<string, number> = {};
    for (let sent = 0; sent < share; sent += atATime) {
      console.log(`${engine}: the next ${atATime} requests`);
      const findings = await attack({
        storage: storage.settings,
        settings: { API_ONLY: "false" },
        seed: seed + sent,
        count: Math.min(atATime, share - sent),
      });
      for (const [status, times] of Object.entries(findings.statuses)) {
        statuses[status] = (statuses[status] ?? 0) + times;
      }
      for (const fault of findings.faults) console.log(fault);
      faults += findings.faults.length;
    }
    console.log(`${engine}: ${JSON.stringify(statuses)}`);
    await storage.remove();
  }
} finally {
  await cluster.stop();
}
console.log(`${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
