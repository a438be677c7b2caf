import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import pg from "pg";
import { expect, onTestFinished, type TestContext, test } from "vitest";
import { newColleague } from "../../support/panel.ts";
import { list } from "../../support/panel-appointments.ts";
import { frozenWhile, startPostgres } from "../../support/postgres-cluster.ts";
import {
  book,
  bookingRequest,
  emptyStorage,
  lookUp,
  type Service,
  sendBooking,
  startService,
  storedAppointments,
} from "../../support/service.ts";
import { newStorage, onlyPostgres } from "../../support/storage.ts";
import { startTcpProxy } from "../../support/tcp-proxy.ts";

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

test("A file locked for good makes the service unavailable until it is released", async () => {
  const storage = await emptyStorage("sqlite");
  const service = await startService({ engine: "sqlite", storage });
  const other = await otherConnection(storage);
  other.exec("begin exclusive");
  await expectUnavailable(service);
  // While it waits, nothing else is answered.
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(service.database.db);
  expect(rows[0]!.timeout).toBeLessThanOrEqual(50);
  expect(await lookUp(service)).toEqual([]);
  other.exec("rollback");
  expect(await book(service)).toBe(201);
});

test("A full disk makes writes unavailable until there is room", async () => {
  const service = await startService({ engine: "sqlite" });
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

test("A read-only file makes writes unavailable", async () => {
  const service = await startService({ engine: "sqlite" });
  const { db } = service.database;
  await sql`pragma query_only = on`.execute(db);
  await expectUnavailable(service);
  expect(await lookUp(service)).toEqual([]);
  await sql`pragma query_only = off`.execute(db);
  expect(await book(service)).toBe(201);
});

test("While nothing can be stored staff can read today's appointments", async () => {
  const storage = await emptyStorage("sqlite");
  const service = await startService({ engine: "sqlite", storage });
  const ece = await newColleague(service);
  expect(await book(service)).toBe(201);
  const other = await otherConnection(storage);
  const minutesLater = async () => {
    service.clock.now = new Date(service.clock.now.getTime() + 120_000);
    return (await list(ece)).appointments.length;
  };
  other.exec("begin exclusive");
  expect(await minutesLater(), "locked").toBe(1);
  other.exec("rollback");
  await sql`pragma query_only = on`.execute(service.database.db);
  expect(await minutesLater(), "read-only").toBe(1);
});

test.each(onlyPostgres)("A call does not wait for a locked table for ever (%s)", async (engine) => {
  const storage = await emptyStorage(engine);
  const service = await startService({ engine, storage, timeout });
  const other = new pg.Client(storage.DATABASE_URL);
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("begin; lock table slots in access exclusive mode");
  await expectUnavailable(service);
  await other.query("rollback");
  expect(await book(service)).toBe(201);
});

test.each(onlyPostgres)(
  "An unreachable database makes the service unavailable until it is back (%s)",
  async (engine) => {
    const storage = await emptyStorage(engine);
    const url = new URL(storage.DATABASE_URL!);
    const wire = await startTcpProxy(Number(url.port));
    url.port = String(wire.port);
    const service = await startService({ engine, storage: { DATABASE_URL: url.href } });
    wire.cut();
    await expectUnavailable(service);
    wire.mend();
    expect(await book(service)).toBe(201);
    expect(await storedAppointments(service)).toHaveLength(1);
  },
);

function needOwnPostgres({ skip }: TestContext): void {
  skip(onlyPostgres.length === 0, "ENGINES_TEST leaves PostgreSQL out");
  skip(
    process.env.DATABASE_URL_TEST !== undefined,
    "DATABASE_URL_TEST names a server that is not ours to set or freeze",
  );
}

test("A read-only database allows lookups within their limit and reading by staff", async (context) => {
  needOwnPostgres(context);
  const cluster = await startPostgres();
  onTestFinished(cluster.stop);
  const { settings: storage } = await newStorage("postgres", cluster.url);
  const settings = { ...storage, LIMIT_LOOKUPS_PER_MINUTE: "2" };
  const service = await startService({ engine: "postgres", storage: settings });
  const ece = await newColleague(service);
  const { db } = service.database;
  await sql`alter system set default_transaction_read_only = on`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  await expect.poll(() => book(service)).toBe(503);
  const answers = [await lookUp(service), await lookUp(service), await lookUp(service)];
  expect(answers).toEqual([[], [], expect.objectContaining({ code: "too_many_requests" })]);
  service.clock.now = new Date(service.clock.now.getTime() + 120_000);
  expect((await list(ece)).appointments).toHaveLength(0);
});

test("A frozen database server makes the service unavailable until it resumes", async (context) => {
  needOwnPostgres(context);
  const cluster = await startPostgres();
  onTestFinished(cluster.stop);
  const { settings } = await newStorage("postgres", cluster.url);
  const storage = settings as Record<string, string>;
  const service = await startService({ engine: "postgres", storage, timeout });
  expect(await book(service, { timeSlot: "20:00" })).toBe(201);
  await frozenWhile(cluster.url, async () => {
    await Promise.all(Array.from({ length: 20 }, () => expectUnavailable(service)));
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  });
  expect(await book(service, { timeSlot: "20:30" })).toBe(201);
});
