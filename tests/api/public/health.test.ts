import { once } from "node:events";
import { request } from "node:http";
import { expect, test } from "vitest";
import { paths } from "../../../contract/public/paths.ts";
import { bookingRequest, startService } from "../../support/service.ts";
import { engines } from "../../support/storage.ts";

test.each(engines)("A service with its database is healthy and ready (%s)", async (engine) => {
  const service = await startService(engine);
  for (const path of ["/healthz", "/readyz"]) {
    const answer = await fetch(service.url + path);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
});

test.each(engines)(
  "A service that lost its database is healthy but not ready (%s)",
  async (engine) => {
    const service = await startService(engine);
    await service.database.db.destroy();
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${service.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ code: "unavailable" });
  },
);

test.each(engines)(
  "A stop lets the request in flight finish, then closes the database (%s)",
  async (engine) => {
    const service = await startService(engine);
    const body = JSON.stringify(bookingRequest());
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    };
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
    await expect(
      service.database.db.selectFrom("slot_claims").selectAll().execute(),
    ).rejects.toThrow();
  },
);
