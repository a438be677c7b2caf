import { once } from "node:events";
import { expect, test } from "vitest";
import { paths } from "../../../contract/public/paths.ts";
import { countInPostgres } from "../../../server/http/request-counts.ts";
import { rawSocket } from "../../support/raw-socket.ts";
import { watchRoutes } from "../../support/routes.ts";
import {
  book,
  bookingRequest,
  phoneNumber,
  type Service,
  sendBooking,
  startService,
  temporaryStorage,
} from "../../support/service.ts";
import { bothEngines, onlyPostgres } from "../../support/storage.ts";

const trustOneProxy = { TRUST_PROXY: "1" };

/** The n-th booking of a test: another slot each time, so that only limits can refuse it. */
function nthBooking(index: number, phone = phoneNumber(500_000_000 + index)) {
  return bookingRequest({ day: `2025-10-${String(index + 1).padStart(2, "0")}`, phone });
}

const from = (address: string) => ({ "x-forwarded-for": address });

test.each(bothEngines)("An address may send 10 bookings an hour (%s)", async (engine) => {
  const service = await startService({ engine, settings: { LIMIT_BOOKINGS_PER_HOUR: "10" } });
  for (let index = 0; index < 10; index++) {
    expect((await sendBooking(service, nthBooking(index))).status).toBe(201);
  }
  service.clock.now = new Date("2025-09-24T10:10:00Z");
  const refused = await sendBooking(service, nthBooking(10));
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("3000");
  expect(await refused.json()).toMatchObject({ code: "too_many_requests" });
  service.clock.now = new Date("2025-09-24T11:00:00Z");
  expect((await sendBooking(service, nthBooking(10))).status).toBe(201);
});

test.each(bothEngines)("An address may look up 30 times a minute (%s)", async (engine) => {
  const settings = { ...trustOneProxy, LIMIT_LOOKUPS_PER_MINUTE: "30" };
  const service = await startService({ engine, settings });
  const ask = (phone: string, address: string) =>
    fetch(service.url + paths.lookup(phone), { headers: from(address) });
  for (let index = 0; index < 30; index++) {
    expect((await ask(phoneNumber(index), "203.0.113.1")).status).toBe(200);
  }
  const refused = await ask("05550000000", "203.0.113.1");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  expect((await ask("05550000000", "203.0.113.2")).status).toBe(200);
  service.clock.now = new Date("2025-09-24T10:01:00Z");
  expect((await ask("05321234567", "203.0.113.1")).status).toBe(200);
});

test("Beyond three open appointments a phone needs a proof; cancelled and past ones do not count", async () => {
  const service = await startService({ settings: { LIMIT_OPEN_PER_PHONE: "3" } });
  for (const day of ["2025-09-25", "2025-09-26", "2025-09-27"]) {
    expect(await book(service, { day })).toBe(201);
  }
  expect(await book(service, { day: "2025-09-28" })).toBe(428);
  expect(await book(service, { day: "2025-09-28", phone: "05550000000" })).toBe(201);

  const { db } = service.database;
  const oneOfThem = db.updateTable("slots").where("day", "=", "2025-09-26");
  await oneOfThem.set({ status: "cancelled" }).execute();
  expect(await book(service, { day: "2025-09-29" })).toBe(201);
  expect(await book(service, { day: "2025-09-30" })).toBe(428);
  service.clock.now = new Date("2025-09-25T18:00:01Z");
  expect(await book(service, { day: "2025-09-30" })).toBe(201);
});

test("An IPv6 household has four allowances however many networks it has, and a site sixteen", async () => {
  const settings = { ...trustOneProxy, LIMIT_LOOKUPS_PER_MINUTE: "2" };
  const service = await startService({ settings });
  const ask = async (network: string) =>
    (await fetch(service.url + paths.lookup("05321234567"), { headers: from(`${network}::1`) }))
      .status;
  const passed = async (networks: string[]) => {
    let found = 0;
    for (const network of networks) {
      for (let index = 0; index < 3; index++) if ((await ask(network)) === 200) found += 1;
    }
    return found;
  };
  const household = (site: string, first: string) =>
    Array.from({ length: 6 }, (_, index) => `2001:db8:${site}:${first}${index}0`);
  expect(await passed(["2001:db8:1:a00"])).toBe(2);
  expect(await passed(household("1", "a"))).toBe(6);
  expect(await passed(household("1", "b"))).toBe(8);
  expect(await passed(household("1", "c")), "what is left to the site").toBeLessThan(16);
  expect(await passed(household("2", "a")), "another site").toBe(8);
});

test("Every public call is counted by address", async () => {
  const routes = watchRoutes();
  const service = await startService({
    settings: { LIMIT_LOOKUPS_PER_MINUTE: "1", LIMIT_BOOKINGS_PER_HOUR: "1" },
  });
  const open = routes.filter(({ pattern }) => /^\/api\/(?!yonetim)/.test(pattern));
  expect(open.length).toBeGreaterThan(8);
  for (const { method, pattern } of open) {
    const statuses = new Set<number>();
    for (let index = 0; index < 11; index++) {
      const { status } = await fetch(service.url + pattern.replace(/:\w+/, "05321234567"), {
        method,
      });
      statuses.add(status);
    }
    expect(statuses, `${method} ${pattern}`).toContain(429);
  }
});

test("One address holds a tenth of the connections, but behind a proxy all of them", async () => {
  const isHeld = async ({ url }: Service, localAddress?: string) => {
    const client = await rawSocket(url, localAddress);
    client.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
    const answer = await Promise.race([once(client.socket, "data"), client.ended]);
    return answer.length > 0;
  };
  const settings = { MAX_CONNECTIONS: "20" };
  const direct = await startService({ settings });
  expect([await isHeld(direct), await isHeld(direct), await isHeld(direct)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await isHeld(direct, "127.0.0.2"), "a neighbour").toBe(true);
  const proxied = await startService({ settings: { ...settings, ...trustOneProxy } });
  for (let index = 0; index < 20; index++) expect(await isHeld(proxied)).toBe(true);
  expect(await isHeld(proxied)).toBe(false);
});

test("Invalid requests count as well", async () => {
  const settings = {
    ...trustOneProxy,
    LIMIT_BOOKINGS_PER_HOUR: "2",
    LIMIT_LOOKUPS_PER_MINUTE: "2",
  };
  const service = await startService({ settings });
  const booked = async () => (await sendBooking(service, {}, from("203.0.113.1"))).status;
  const lookedUp = async () =>
    (await fetch(service.url + paths.lookup("12"), { headers: from("203.0.113.9") })).status;
  for (const expected of [400, 400, 429]) {
    expect(await booked()).toBe(expected);
    expect(await lookedUp()).toBe(expected);
  }
});

test.each(onlyPostgres)("Several servers on PostgreSQL count together", async (engine) => {
  const storage = await temporaryStorage(engine);
  const settings = { LIMIT_BOOKINGS_PER_HOUR: "2" };
  const one = await startService({ engine, storage, settings });
  const other = await startService({ engine, storage, settings });
  const statuses: number[] = [];
  for (const [index, service] of [one, other, one, other].entries()) {
    statuses.push((await sendBooking(service, nthBooking(index))).status);
  }
  expect(statuses).toEqual([201, 201, 429, 429]);
});

test.each(onlyPostgres)(
  "Counts in PostgreSQL are swept once their time is over",
  async (engine) => {
    const service = await startService({ engine });
    await book(service);
    const keys = async () => {
      const rows = await service.database.db.selectFrom("request_counts").select("key").execute();
      return rows.map(({ key }) => key).sort();
    };
    expect(await keys()).toEqual(["al 127.0.0.1"]);
    service.clock.now = new Date("2025-09-24T12:00:00Z");
    await fetch(service.url + paths.lookup("05550000000"));
    expect(await keys()).toEqual(["musteri 127.0.0.1", "musteri hepsi 0", "musteri yok"]);
  },
);

test("A wait is never longer than its window after a wrong clock", async () => {
  const service = await startService({ settings: { LIMIT_BOOKINGS_PER_HOUR: "1" } });
  const noon = service.clock.now;
  service.clock.now = new Date(noon.getTime() + 1_800_000);
  await sendBooking(service, {});
  await sendBooking(service, {});
  service.clock.now = noon;
  const refused = await sendBooking(service, nthBooking(0));
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
  service.clock.now = new Date(noon.getTime() + 3_600_000);
  expect((await sendBooking(service, nthBooking(0))).status).toBe(201);
  service.clock.now = new Date(noon.getTime() + 300 * 86_400_000);
  await sendBooking(service, {});
  await sendBooking(service, {});
  service.clock.now = new Date(noon.getTime() + 7_200_000);
  expect((await sendBooking(service, nthBooking(1))).status).toBe(201);
});

test.each(onlyPostgres)("Refused requests add no row to the counts", async (engine) => {
  const service = await startService({ engine, settings: { LIMIT_BOOKINGS_PER_HOUR: "3" } });
  for (let index = 0; index < 30; index++) await sendBooking(service, nthBooking(index % 20));
  const rows = await service.database.db.selectFrom("request_counts").select("key").execute();
  expect(rows).toHaveLength(1);
});

test.each(onlyPostgres)("PostgreSQL keeps only so many counts, the newest ones", async (engine) => {
  const { database, clock } = await startService({ engine });
  const count = countInPostgres(database, 20);
  const allowance = { hits: 5, seconds: 60 };
  for (let index = 0; index < 200; index++) {
    await count(String(index), allowance, new Date(clock.now.getTime() + index));
  }
  const rows = await database.db.selectFrom("request_counts").select("key").execute();
  expect(rows.length).toBeLessThanOrEqual(22);
  expect(rows.map(({ key }) => key)).toContain("199");
});

test("Without a configured proxy forwarded addresses are ignored", async () => {
  const service = await startService({
    engine: "sqlite",
    settings: { LIMIT_BOOKINGS_PER_HOUR: "1" },
  });
  expect(await statusesFrom(service, ["203.0.113.1", "203.0.113.2"])).toEqual([201, 429]);
});

test("Behind one proxy only the address that it adds counts", async () => {
  const settings = { ...trustOneProxy, LIMIT_BOOKINGS_PER_HOUR: "1" };
  const service = await startService({ engine: "sqlite", settings });
  const addresses = ["1.1.1.1, 203.0.113.1", "2.2.2.2, 203.0.113.1", "1.1.1.1, 203.0.113.2"];
  expect(await statusesFrom(service, addresses)).toEqual([201, 429, 201]);
});

test("A proxy named by address is trusted, and another is not", async () => {
  const near = { TRUST_PROXY: "127.0.0.1", LIMIT_BOOKINGS_PER_HOUR: "1" };
  const far = { TRUST_PROXY: "10.0.0.0/8", LIMIT_BOOKINGS_PER_HOUR: "1" };
  const addresses = ["203.0.113.1", "203.0.113.2"];
  expect(
    await statusesFrom(await startService({ engine: "sqlite", settings: near }), addresses),
  ).toEqual([201, 201]);
  expect(
    await statusesFrom(await startService({ engine: "sqlite", settings: far }), addresses),
  ).toEqual([201, 429]);
});

async function statusesFrom(service: Service, forwardedFor: string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const [index, address] of forwardedFor.entries()) {
    statuses.push((await sendBooking(service, nthBooking(index), from(address))).status);
  }
  return statuses;
}
