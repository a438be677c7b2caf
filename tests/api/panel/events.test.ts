import { type LogEvent, sql } from "kysely";
import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { removeAccount } from "../../../server/accounts/manage-accounts.ts";
import { openLive } from "../../../server/live/live.ts";
import { listen } from "../../support/event-stream.ts";
import { newColleague } from "../../support/panel.ts";
import { openPanel, request } from "../../support/panel-appointments.ts";
import { book, startService, storedAppointments, temporaryStorage } from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";
import { startTcpProxy } from "../../support/tcp-proxy.ts";

test.each(bothEngines)("An open panel hears of a request at once (%s)", async (engine) => {
  const service = await startService({ engine });
  const panel = await listen(service, await newColleague(service));
  expect(panel.answer.headers.get("content-type")).toBe("text/event-stream");
  const first = await panel.next();
  expect(first).toMatchObject({ pending: 0 });
  await book(service);
  const second = await panel.next();
  expect(second).toMatchObject({ pending: 1 });
  expect(second!.revision).not.toBe(first!.revision);
});

test("A change is answered with the revision that its event tells, and somebody else's has another", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  const panel = await listen(service, ece);
  await panel.next();
  // PostgreSQL may tell of the request only now.
  const eventWith = async (pending: number) => {
    for (;;) {
      const event = (await panel.next())!;
      if (event.pending === pending) return event;
    }
  };
  const headers = { origin: service.url, cookie: ece.cookie, "content-type": "application/json" };
  const asked = { method: "POST", headers, body: JSON.stringify({ version: 1 }) };
  const answer = await fetch(service.url + panelPaths.approve(id), asked);
  const revision = answer.headers.get("x-revision");
  expect(revision).toBeTruthy();
  expect(await eventWith(0)).toMatchObject({ revision, toTell: 1 });
  await book(service, { timeSlot: "22:00" });
  expect((await eventWith(1)).revision).not.toBe(revision);
});

test("A panel on one server hears of a request made on another", async () => {
  const storage = await temporaryStorage("postgres");
  const one = await startService({ engine: "postgres", storage });
  const other = await startService({ engine: "postgres", storage });
  const panel = await listen(one, await newColleague(one));
  expect(await panel.next()).toMatchObject({ pending: 0 });
  await book(other);
  expect(await panel.next()).toMatchObject({ pending: 1 });
});

test("A server that lost its connection to PostgreSQL listens again", async () => {
  const service = await startService({ engine: "postgres" });
  const panel = await listen(service, await newColleague(service));
  expect(await panel.next()).toMatchObject({ pending: 0 });
  const { rows } = await sql<{ count: number }>`
    select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
    where datname = current_database() and query like 'listen "changes_%'`.execute(
    service.database.db,
  );
  expect(rows[0]!.count).toBe(1);
  // It sends an event on its own, since changes meanwhile were missed.
  expect(await panel.next()).toMatchObject({ pending: 0 });
  await book(service);
  expect(await panel.next()).toMatchObject({ pending: 1 });
});

test("A stopping server ends its event streams", async () => {
  const service = await startService();
  const panel = await listen(service, await newColleague(service));
  await panel.next();
  const closed = service.close();
  expect(await panel.next()).toBeUndefined();
  await closed;
});

test("A session keeps its twenty newest listeners; others keep theirs", async () => {
  const service = await startService();
  const [many, few] = [await newColleague(service), await newColleague(service, "can@a.com")];
  const other = await listen(service, few);
  const panels = [];
  for (let index = 0; index < 22; index++) {
    const panel = await listen(service, many);
    expect(await panel.next()).toMatchObject({ pending: 0 });
    panels.push(panel);
  }
  expect(await panels[0]!.next()).toBeUndefined();
  expect(await panels[1]!.next()).toBeUndefined();
  expect(await other.next()).toMatchObject({ pending: 0 });
  await book(service);
  for (const panel of [...panels.slice(2), other]) {
    expect(await panel.next()).toMatchObject({ pending: 1 });
  }
});

test("Waiting requests are counted once for a change, for all listeners", async () => {
  let counts = 0;
  const onQuery = ({ query }: LogEvent) => {
    if (/as "toRemind"/.test(query.sql)) counts += 1;
  };
  const service = await startService({ engine: "sqlite", onQuery });
  const colleague = await newColleague(service);
  const panels = await Promise.all(Array.from({ length: 15 }, () => listen(service, colleague)));
  for (const panel of panels) await panel.next();
  counts = 0;
  await book(service);
  for (const panel of panels) expect(await panel.next()).toMatchObject({ pending: 1 });
  expect(counts).toBe(1);
});

test.each(bothEngines)(
  "The events of an ended session and of a removed account end at once (%s)",
  async (engine) => {
    const service = await startService({ engine });
    const [ece, can] = [await newColleague(service), await newColleague(service, "can@a.com")];
    const other = await listen(service, await newColleague(service, "nil@a.com"));
    const ended = await listen(service, ece);
    const removed = await listen(service, can);
    for (const panel of [other, ended, removed]) await panel.next();
    expect((await ece.call("DELETE", panelPaths.session)).status).toBe(204);
    expect(await ended.next()).toBeUndefined();
    await removed.next();
    await removeAccount(service.database, can.email, service.clock);
    expect(await removed.next()).toBeUndefined();
    expect(await other.next()).toMatchObject({ pending: 0 });
  },
);

test("An idle session receives no more events", async () => {
  const service = await startService({ heartbeat: 10 });
  const panel = await listen(service, await newColleague(service));
  await panel.next();
  service.clock.now = new Date(service.clock.now.getTime() + 12 * 3_600_000);
  expect(await panel.next()).toBeUndefined();
});

test("HEAD opens no event stream and records nothing", async () => {
  const service = await startService();
  const { cookie } = await newColleague(service);
  await book(service);
  const { id } = (await storedAppointments(service))[0]!;
  const range = "?baslangic=2025-09-01&bitis=2025-09-30";
  for (const path of [panelPaths.events, panelPaths.appointment(id), panelPaths.csv + range]) {
    const { status } = await fetch(service.url + path, { method: "HEAD", headers: { cookie } });
    expect(status, path).toBe(404);
  }
  const { db } = service.database;
  expect(await db.selectFrom("access_log").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("audit_log").selectAll().execute()).toEqual([]);
});

test("An open event stream keeps no session alive", async () => {
  const service = await startService();
  const colleague = await newColleague(service);
  service.clock.now = new Date(service.clock.now.getTime() + 11 * 3_600_000);
  await listen(service, colleague);
  // An open list asks again by itself when something has changed.
  const headers = { cookie: colleague.cookie, "x-unasked": "1" };
  expect((await fetch(service.url + panelPaths.appointments, { headers })).status).toBe(200);
  service.clock.now = new Date(service.clock.now.getTime() + 2 * 3_600_000);
  expect((await colleague.call("GET", panelPaths.feed)).status).toBe(401);
});

test("A server that lost PostgreSQL for a while listens once again, not many times", async () => {
  const service = await startService({ engine: "postgres" });
  const url = new URL(service.deps.config.DATABASE_URL!);
  const wire = await startTcpProxy(Number(url.port));
  url.port = String(wire.port);
  const live = await openLive({ DATABASE_URL: url.href }, service.database, 5);

  wire.cut();
  await wire.refusedTimes(8);
  const heardAgain = new Promise<void>((resolve) => void live.subscribe(resolve));
  wire.mend();
  await heardAgain;

  // The service's own listener and this one.
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and query like 'listen "changes_%'`.execute(
    service.database.db,
  );
  expect(rows[0]!.count).toBe(2);
  const heardBooking = new Promise<void>((resolve) => void live.subscribe(resolve));
  await book(service);
  await heardBooking;
  await live.close();
});
