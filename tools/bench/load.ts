/** `npm --prefix tools run bench:load`: readers, lookups and bookings mixed for minutes; latency, and whether memory grows. */
import { readFileSync } from "node:fs";
import { addDays, istanbulClock } from "../../booking/istanbul-time.ts";
import { startPostgres } from "../../tests/support/postgres-cluster.ts";
import { bothEngines, newStorage } from "../../tests/support/storage.ts";
import { nthPhone } from "./filled-store.ts";
import { repeat, summary } from "./measure.ts";
import { openService } from "./service.ts";

const minutes = Number(process.env.BENCH_MINUTES ?? 5);
const atOnce = 16;
const pages = ["/", "/zodiac", "/planets/mars", "/consultation", "/blog"];
const today = istanbulClock(new Date()).day;

const cluster = await startPostgres();
try {
  console.log(`${atOnce} at once; of 100 requests 95 pages, 4 lookups, 1 booking`);
  for (const engine of bothEngines) {
    const storage = await newStorage(engine, cluster.url);
    const service = await openService(storage.settings, atOnce, { API_ONLY: "false" });
    let next = 0;
    for (let minute = 1; minute <= minutes; minute++) {
      console.log(`${engine}, minute ${minute}`);
      const { latencies, elapsed } = await repeat(() => request(service, next++), 60, atOnce);
      const { perSecond, p50, p99 } = summary(latencies, elapsed);
      const rate = Math.round(perSecond).toLocaleString("en");
      const memory = `${megabytesOf(service.pid)} MB`;
      console.log(`  ${rate}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${memory}`);
    }
    await service.close();
    await storage.remove();
  }
} finally {
  await cluster.stop();
}

type Service = Awaited<ReturnType<typeof openService>>;

/** Any other answer than success ends the bench. */
function request(service: Service, index: number): Promise<void> {
  const turn = index % 100;
  if (turn === 99) return service.book(nthSlot(Math.floor(index / 100)), nthPhone(index), index);
  if (turn >= 95) return service.lookUp(nthPhone(index), index);
  return service.page(pages[index % pages.length]!, index);
}

/** Seven of each day; the bookable days end after some 25,000. */
function nthSlot(index: number): { day: string; timeSlot: string } {
  const times = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30", "23:00"];
  return { day: addDays(today, 1 + Math.floor(index / 7)), timeSlot: times[index % 7]! };
}

function megabytesOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Math.round(Number(kilobytes) / 1024);
}
