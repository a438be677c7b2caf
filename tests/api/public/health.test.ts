import { once } from "node:events";
import { request } from "node:http";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { paths } from "../../../contract/public/paths.ts";
import { bookingRequest, startService } from "../../support/service.ts";

test("A service with its database is healthy and ready", async () => {
  const service = await startService();
  for (const path of ["/healthz", "/readyz"]) {
    const answer = await fetch(service.url + path);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  const probes = await service.database.db.selectFrom("write_probes").selectAll().execute();
  expect(probes, "nothing is left stored").toEqual([]);
});

test("A service that lost its database is healthy but not ready", async () => {
  const service = await startService();
  await service.database.db.destroy();
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  const ready = await fetch(`${service.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ code: "unavailable" });
});

test("A service with a full disk is not ready until there is room", async () => {
  const service = await startService({ engine: "sqlite" });
  const { db } = service.database;
  const ready = async () => (await fetch(`${service.url}/readyz`)).status;
  expect(await ready()).toBe(200);
  await sql`vacuum`.execute(db);
  await sql`pragma max_page_count = 1`.execute(db); // No more than there are already, all in use.
  expect(await ready()).toBe(503);
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  await sql`pragma max_page_count = 100000`.execute(db);
  expect(await ready()).toBe(200);
});

test("A service with a read-only database is not ready", async () => {
  const service = await startService({ engine: "sqlite" });
  await sql`pragma query_only = on`.execute(service.database.db);
  expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
});

test("A stop completes the request in flight, then closes the database", async () => {
  const service = await startService();
  const body = JSON.stringify(bookingRequest());
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const sending = request(service.url + paths.book, { method: "POST", headers });
  sending.write(body.slice(0, 10));
  await once(sending, "socket").then(([socket]) => socket.connecting && once(socket, "connect"));
  await fetch(`${service.url}/healthz`); // By now the server has seen the half-sent request too.

  const closed = service.close();
  sending.end(body.slice(10));
  const [answer] = await once(sending, "response");
  answer.resume();
  expect([answer.statusCode, answer.headers.connection]).toEqual([201, "close"]);
  await closed;
  await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
  await expect(service.database.db.selectFrom("slots").selectAll().execute()).rejects.toThrow();
});
