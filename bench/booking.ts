/** `npm run bench:booking`: the service beside the same work done straight on its engines. */
import { addDays, istanbulClock, istanbulInstant } from "../booking/istanbul-time.ts";
import type { NewBooking } from "../server/appointments/book.ts";
import type { Engine } from "../server/database/schema.ts";
import { startPostgres } from "../tests/support/postgres-cluster.ts";
import { engines, newStorage } from "../tests/support/storage.ts";
import { type Layer, openService, openStore, openStraight } from "./layers.ts";
import { measure, type Result } from "./measure.ts";

const atOnce = 16;
const plan = { seconds: Number(process.env.BENCH_SECONDS ?? 5), slices: 5, atOnce };
const slots = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30", "23:00"];
const tomorrow = addDays(istanbulClock(new Date()).day, 1);

const cluster = await startPostgres();
try {
  console.log(`${plan.seconds} s each, ${atOnce} at once; latency in ms: p50 / p99`);
  for (const engine of engines) await compare(engine);
} finally {
  await cluster.stop();
}

async function compare(engine: Engine): Promise<void> {
  const storages = await Promise.all([1, 2, 3].map(() => newStorage(engine, cluster.url)));
  const [one, two, three] = storages.map(({ settings }) => settings as Record<string, string>);
  const straight = await openStraight(engine, one!);
  const store = await openStore(two!);
  const service = await openService(three!, atOnce);

  const booking = (layer: Layer) => (index: number) => layer.book(nthBooking(index), index);
  const lookup = (layer: Layer) => (index: number) => layer.lookUp(nthPhone(index % 500), index);
  console.log(`\n${engine}`);
  for (const [what, through] of Object.entries({ bookings: booking, lookups: lookup })) {
    const results = await measure(
      {
        straight: through(straight),
        store: through(store),
        service: through(service),
        http: service.ping,
      },
      plan,
    );
    const ratio = (results.service.perSecond / results.straight.perSecond).toFixed(2);
    console.log(`  ${what}`);
    console.log(`    straight on the engine    ${rate(results.straight)}`);
    console.log(`    through the store         ${rate(results.store)}`);
    console.log(`    the service over HTTP     ${rate(results.service)}   ratio ${ratio}`);
    console.log(`    an empty answer over HTTP ${rate(results.http)}`);
    console.log(`    one ${what.slice(0, -1)} costs ${shares(results)}`);
  }
  for (const layer of [straight, store, service]) await layer.close();
  for (const storage of storages) await storage.remove();
}

/** Where a request's time goes; "the rest" is the contract, the slot rules and the limits. */
function shares(results: Record<"straight" | "store" | "service" | "http", Result>): string {
  const { straight, store, service, http } = results;
  const cost = ({ perSecond }: Result) => 1e6 / perSecond;
  const parts = {
    engine: cost(straight),
    "queries around it": cost(store) - cost(straight),
    HTTP: cost(http),
    "the rest": cost(service) - cost(store) - cost(http),
  };
  const text = Object.entries(parts).map(([name, micros]) => `${name} ${Math.round(micros)}`);
  return `${Math.round(cost(service))} µs: ${text.join(", ")}`;
}

function nthBooking(index: number): NewBooking {
  const day = addDays(tomorrow, Math.floor(index / slots.length));
  const timeSlot = slots[index % slots.length]!;
  return {
    day,
    timeSlot,
    startsAt: istanbulInstant({ day, time: timeSlot }),
    consultation: "mini-ongoru",
    name: "Ayşe Yılmaz",
    phone: nthPhone(index),
  };
}

function nthPhone(index: number): string {
  return `05${500_000_000 + index}`;
}

function rate({ perSecond, p50, p99 }: Result): string {
  const count = Math.round(perSecond).toLocaleString("en").padStart(8);
  return `${count}/s   ${p50.toFixed(2)} / ${p99.toFixed(2)}`;
}
