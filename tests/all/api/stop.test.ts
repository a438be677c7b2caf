import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { paths } from "../../../contract/public/paths.ts";
import { newColleague } from "../../support/panel.ts";
import { rawSocket } from "../../support/raw-socket.ts";
import { startService } from "../../support/service.ts";
import { withHugeFile } from "../../support/site.ts";
import { bothEngines } from "../../support/storage.ts";

/** A busy machine's. */
const timeout = { timeout: 60_000 };

test.each(bothEngines)(
  "A stop takes at most its set time, with connections open (%s)",
  async (engine) => {
    const limits = { stop: 200 };
    const service = await startService({ engine, limits, siteFiles: withHugeFile() });
    const { cookie } = await newColleague(service);
    const [silent, halfHead, halfBody, listening, unread] = await Promise.all(
      Array.from({ length: 5 }, () => rawSocket(service.url)),
    );
    halfHead!.send("GET / HTTP/1.1\r\nHo");
    halfBody!.send(
      `POST ${paths.book} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 80\r\n\r\n{`,
    );
    listening!.send(`GET ${panelPaths.events} HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n\r\n`);
    unread!.socket.pause();
    unread!.send("GET /buyuk HTTP/1.1\r\nHost: a\r\n\r\n");
    await fetch(`${service.url}/healthz`);
    await expect.poll(service.openConnections, timeout).toBeGreaterThanOrEqual(5);
    await service.close();
    expect(await service.openConnections()).toBe(0);
    await Promise.all([silent, halfHead, halfBody, listening].map((client) => client!.ended));
  },
);

test("A stop does not wait for a connection that was never used", async () => {
  const service = await startService({ engine: "sqlite", limits: { stop: 1_000_000 } });
  const silent = await rawSocket(service.url);
  await expect.poll(service.openConnections, timeout).toBe(1);
  await service.close();
  expect(await silent.ended).toBe("");
});
