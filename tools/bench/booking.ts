/** `npm --prefix tools run bench:booking`: how long a booking and a lookup take, and whether that grows with what is stored. */
import { addDays, istanbulClock } from "../../booking/istanbul-time.ts";
import type { Engine } from "../../server/database/schema.ts";
import { startPostgres } from "../../tests/support/postgres-cluster.ts";
import { bothEngines, newStorage } from "../../tests/support/storage.ts";
import { fillStore, nthPhone } from "./filled-store.ts";
import { measure, type Result } from "./measure.ts";
import { openService } from "./service.ts";

const atOnce = 4;
const plan = { seconds: Number(process.env.BENCH_SECONDS ?? 5), slices: 5, atOnce };
const sizes = (process.env.BENCH_ROWS ?? "100,10000,1000000").split(",").map(Number);
const today = istanbulClock(new Date()).day;
/** The hours that every day has. */
const slots = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30", "23:00"];

const cluster = await startPostgres();
try {
  console.log(`${plan.seconds} s each, ${atOnce} at once; latency in ms: p50 / p99`);
  for (const engine of bothEngines) await growth(engine);
} finally {
  await cluster.stop();
}

/** The sizes take turns in short slices, so that the machine's other work slows them alike. */
async function growth(engine: Engine): Promise<void> {
  const storages = await Promise.all(sizes.map(() => newStorage(engine, cluster.url)));
  const settings = storages.map((storage) => storage.settings as Record<string, string>);
  for (const [index, rows] of sizes.entries()) {
    console.log(`${engine}: ${rows} rows are stored`);
    await fillStore(settings[index]!, rows, today);
  }
  const services = await Promise.all(settings.map((storage) => openService(storage, atOnce)));
  const perSize = <T>(work: (service: (typeof services)[number]) => T) =>
    Object.fromEntries(services.map((service, index) => [`${sizes[index]} rows`, work(service)]));
  const operations = {
    bookings: perSize(
      (service) => (index: number) =>
        service.book(nthSlot(index), nthPhone(900_000 + index), index),
    ),
    lookups: perSize(
      (service) => (index: number) => service.lookUp(nthPhone(index % 50_000), index),
    ),
    "empty answers": { "0 rows": services[0]!.ping },
  };
  console.log(`\n${engine}`);
  for (const [what, work] of Object.entries(operations)) {
    console.log(`  ${what}`);
    for (const [name, result] of Object.entries(await measure(work, plan))) {
      console.log(`    ${name.padStart(13)} ${rate(result)}`);
    }
  }
  for (const service of services) await service.close();
  for (const storage of storages) await storage.remove();
}

function nthSlot(index: number): { day: string; timeSlot: string } {
  const day = addDays(today, 1 + Math.floor(index / slots.length));
  return { day, timeSlot: slots[index % slots.length]! };
}

function rate({ perSecond, p50, p99 }: Result): string {
  const count = Math.round(perSecond).toLocaleString("en").padStart(8);
  return `${count}/s   ${p50.toFixed(2)} / ${p99.toFixed(2)}`;
}
