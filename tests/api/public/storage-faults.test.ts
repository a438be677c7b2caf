import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { frozenWhile, startPostgres } from "../../support/postgres-cluster.ts";
import {
  book,
  bookingRequest,
  claims,
  lookUp,
  type Service,
  sendBooking,
  startService,
  temporaryStorage,
} from "../../support/service.ts";
import { newStorage, onlyPostgres } from "../../support/storage.ts";
import { startWire } from "../../support/wire.ts";

/** For what is to be given up on; long enough for a busy machine to do what it can do. */
const timeout = 6000;

async function expectUnavailable(service: Service) {
  const answer = await sendBooking(service, bookingRequest());
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: "unavailable" }]);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
}

async function otherConnection(storage: Record<string, string>) {
  const other = new Sqlite(join(storage.DATA_DIR!, "randevu.sqlite"), { timeout: 0 });
  onTestFinished(() => void other.close());
  return other;
}

test("While another process holds the file, everything but writing goes on, and what is written waits", async () => {
  const storage = await temporaryStorage("sqlite");
  const service = await startService("sqlite", { storage });
  const other = await otherConnection(storage);
  other.exec("begin exclusive");
  const booked = book(service);
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  expect(await lookUp(service)).toEqual([]);
  expect(await lookUp(service, "05321234568")).toEqual([]);
  other.exec("rollback");
  expect(await booked).toBe(201);
});

test("A file that another process never lets go of makes the service unavailable, until it does", async () => {
  const storage = await temporaryStorage("sqlite");
  const service = await startService("sqlite", { storage, timeout: 300 });
  const other = await otherConnection(storage);
  other.exec("begin exclusive");
  await expectUnavailable(service);
  expect(await lookUp(service)).toEqual([]);
  other.exec("rollback");
  expect(await book(service)).toBe(201);
});

test("A full disk makes the service unavailable for what is to be stored, until there is room", async () => {
  const service = await startService("sqlite");
  const { db } = service.database;
  await sql`pragma max_page_count = 1`.execute(db); // No more than there are already.
  await fillUp(service);
  await expectUnavailable(service);
  expect(await lookUp(service)).toEqual([]);
  await sql`pragma max_page_count = 100000`.execute(db);
  expect(await book(service)).toBe(201);
});

/** The pages that are there have some room left. */
async function fillUp(service: Service): Promise<void> {
  const hours = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30", "23:00"];
  for (let month = 10; month <= 12; month++) {
    for (let day = 10; day < 30; day++) {
      for (const timeSlot of hours) {
        const request = { day: `2025-${month}-${day}`, timeSlot, phone: "05321234599" };
        if ((await book(service, request)) !== 201) return;
      }
    }
  }
}

test("A file that can only be read makes the service unavailable for what is to be stored", async () => {
  const service = await startService("sqlite");
  const { db } = service.database;
  await sql`pragma query_only = on`.execute(db);
  await expectUnavailable(service);
  expect(await lookUp(service)).toEqual([]);
  await sql`pragma query_only = off`.execute(db);
  expect(await book(service)).toBe(201);
});

test.each(onlyPostgres)("A locked table is not waited for without end (%s)", async (engine) => {
  const storage = await temporaryStorage(engine);
  const service = await startService(engine, { storage, timeout });
  const other = new pg.Client(storage.DATABASE_URL);
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("begin; lock table slot_claims in access exclusive mode");
  await expectUnavailable(service);
  await other.query("rollback");
  expect(await book(service)).toBe(201);
});

test.each(onlyPostgres)(
  "A database that cannot be reached makes the service unavailable, until it can (%s)",
  async (engine) => {
    const storage = await temporaryStorage(engine);
    const url = new URL(storage.DATABASE_URL!);
    const wire = await startWire(Number(url.port));
    url.port = String(wire.port);
    const service = await startService(engine, { storage: { DATABASE_URL: url.href } });
    wire.cut();
    await expectUnavailable(service);
    wire.mend();
    expect(await book(service)).toBe(201);
    expect(await claims(service)).toHaveLength(1);
  },
);

test.skipIf(onlyPostgres.length === 0 || process.env.DATABASE_URL_TEST)(
  "A frozen database server makes the service unavailable, until it goes on (skipped where DATABASE_URL_TEST names a server that is not ours to freeze)",
  async () => {
    const cluster = await startPostgres();
    onTestFinished(cluster.stop);
    const { settings } = await newStorage("postgres", cluster.url);
    const storage = settings as Record<string, string>;
    const service = await startService("postgres", { storage, timeout });
    expect(await book(service, { timeSlot: "20:00" })).toBe(201);
    await frozenWhile(cluster.url, async () => {
      await Promise.all(Array.from({ length: 20 }, () => expectUnavailable(service)));
      expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    });
    expect(await book(service, { timeSlot: "20:30" })).toBe(201);
  },
);
