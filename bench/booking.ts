/** `npm run bench:booking`: the service beside its own engines. */
import { addDays, istanbulClock, istanbulInstant } from "../booking/istanbul-time.ts";
import { paths } from "../booking/paths.ts";
import { readConfig } from "../server/config.ts";
import { book, comingAppointmentsOf, type Wish } from "../server/store/bookings.ts";
import { openDatabase } from "../server/store/database.ts";
import type { Engine } from "../server/store/schema.ts";
import { startPostgres } from "../tests/support/postgres-cluster.ts";
import { spawnServer } from "../tests/support/server-process.ts";
import { engines, newStorage } from "../tests/support/storage.ts";
import { getRequest, openConnections, postRequest } from "./http-client.ts";
import { measure, type Result } from "./measure.ts";
import { straightPostgres, straightSqlite } from "./straight.ts";

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const atOnce = 16;
const settings = {
  BOOKING_DAYS_AHEAD: "3650",
  LIMIT_BOOKINGS_PER_HOUR: "1000000",
  LIMIT_LOOKUPS_PER_MINUTE: "1000000",
  TRUST_PROXY: "1",
};
const slots = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30", "23:00"];
const today = istanbulClock(new Date()).day;

type Layers = { engine: Result; store: Result; service: Result };

const cluster = await startPostgres();
try {
  console.log(`${seconds} s each, ${atOnce} at once; milliseconds as p50 / p99\n`);
  for (const engine of engines) {
    const { bookings, lookups, http } = await measureEngine(engine);
    console.log(`${engine}: an empty answer over HTTP ${rate(http)}`);
    report("bookings", bookings);
    report("lookups", lookups);
  }
} finally {
  await cluster.stop();
}

async function measureEngine(engine: Engine) {
  const straight = await onNewStorage(engine, measureStraight);
  const store = await onNewStorage(engine, measureStore);
  const service = await onNewStorage(engine, measureService);
  return {
    bookings: { engine: straight.bookings, store: store.bookings, service: service.bookings },
    lookups: { engine: straight.lookups, store: store.lookups, service: service.lookups },
    http: service.http,
  };
}

async function onNewStorage<T>(
  engine: Engine,
  work: (storage: Record<string, string>, engine: Engine) => Promise<T>,
): Promise<T> {
  const storage = await newStorage(engine, cluster.url);
  try {
    return await work(storage.settings, engine);
  } finally {
    await storage.remove();
  }
}

async function measureStraight(storage: Record<string, string>, engine: Engine) {
  const database = await openDatabase(readConfig(storage), new Date());
  await database.db.destroy();
  const straight =
    engine === "sqlite"
      ? straightSqlite(storage.DATA_DIR!)
      : straightPostgres(storage.DATABASE_URL!);
  const bookings = await measure({
    seconds,
    atOnce,
    operation: (n) => straight.insert(nthWish(n)),
  });
  const lookups = await measure({
    seconds,
    atOnce,
    operation: (n) => straight.select(nthPhone(n)),
  });
  await straight.close();
  return { bookings, lookups };
}

async function measureStore(storage: Record<string, string>) {
  const database = await openDatabase(readConfig(storage), new Date());
  const now = new Date();
  const bookings = await measure({
    seconds,
    atOnce,
    operation: (n) => book(database, nthWish(n), { now, openLimit: 3 }),
  });
  const lookups = await measure({
    seconds,
    atOnce,
    operation: (n) => comingAppointmentsOf(database, nthPhone(n), now),
  });
  await database.db.destroy();
  return { bookings, lookups };
}

async function measureService(storage: Record<string, string>) {
  const server = spawnServer({ ...storage, ...settings });
  const url = await server.listening;
  if (!url) throw new Error(`The server did not start: ${server.printed()}`);
  const { send, close } = await openConnections(url, atOnce);
  const expectStatus = async (expected: number, request: string) => {
    const status = await send(request);
    if (status !== expected) throw new Error(`${expected} was expected, ${status} was answered`);
  };
  const http = await measure({
    seconds,
    atOnce,
    operation: (n) => expectStatus(200, getRequest("/healthz", nthAddress(n))),
  });
  const bookings = await measure({
    seconds,
    atOnce,
    operation: (n) => expectStatus(201, postRequest(paths.book, nthAddress(n), nthBody(n))),
  });
  const lookups = await measure({
    seconds,
    atOnce,
    operation: (n) => expectStatus(200, getRequest(paths.lookup(nthPhone(n)), nthAddress(n))),
  });
  close();
  server.kill("SIGTERM");
  await server.exited;
  return { bookings, lookups, http };
}

function nthWish(index: number): Wish {
  return {
    day: addDays(today, 1 + Math.floor(index / slots.length)),
    timeSlot: slots[index % slots.length]!,
    type: "Mini Öngörü",
    name: "Ayşe Yılmaz",
    phone: nthPhone(index),
  };
}

function nthBody(index: number): string {
  const { day, timeSlot, type, name, phone } = nthWish(index);
  const date = istanbulInstant({ day, time: `${timeSlot.slice(0, 2)}:00` }).toISOString();
  return JSON.stringify({ name, phone, firmId: "akademi", date, timeSlot, randevuTipi: type });
}

function nthPhone(index: number): string {
  return `05${String(500_000_000 + index)}`;
}

function nthAddress(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}

function report(what: string, { engine, store, service }: Layers): void {
  const ratio = (service.perSecond / engine.perSecond).toFixed(2);
  console.log(`  ${what}`);
  console.log(`    straight on the engine  ${rate(engine)}`);
  console.log(`    through the store       ${rate(store)}`);
  console.log(`    the service over HTTP   ${rate(service)}   ratio ${ratio}\n`);
}

function rate({ perSecond, p50, p99 }: Result): string {
  const count = Math.round(perSecond).toLocaleString("en").padStart(8);
  return `${count}/s  ${p50.toFixed(2)} / ${p99.toFixed(2)}`;
}
