import { expect, onTestFinished, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { paths } from "../../../contract/public/paths.ts";
import { createMetrics, serveMetrics } from "../../../server/http/metrics.ts";
import type { SiteFiles } from "../../../server/http/site-files.ts";
import { newColleague } from "../../support/panel.ts";
import { rawSocket } from "../../support/raw-socket.ts";
import { book, bookingRequest, startService } from "../../support/service.ts";
import { siteFiles } from "../../support/site.ts";

async function startMeasured(settings = {}, siteFiles?: SiteFiles) {
  const metrics = createMetrics();
  const { url, close } = await serveMetrics(metrics, { port: 0, host: "127.0.0.1" });
  onTestFinished(close);
  const service = await startService({ metrics, onQuery: metrics.onQuery, settings, siteFiles });
  const read = async () => (await fetch(url)).text();
  return { service, metrics, url, read };
}

const numberIn = (text: string, series: string) =>
  text
    .split("\n")
    .find((line) => line.startsWith(`${series} `))
    ?.split(" ")[1];

test("The metrics count requests, bookings, refusals and statements", async () => {
  const { service, read } = await startMeasured({}, siteFiles());
  await book(service);
  await book(service, { phone: "05550000000" });
  await book(service, { name: "Ayşe 2" });
  const { call } = await newColleague(service);
  const { phone, timeSlot } = bookingRequest({ timeSlot: "20:00" });
  const entry = { name: "Can Er", phone, consultation: "mini-ongoru", day: "2025-09-26", timeSlot };
  expect((await call("POST", panelPaths.appointments, entry)).status).toBe(201);
  for (const path of ["/", "/consultation", "/Consultation", "/yok"])
    await fetch(service.url + path);
  const broken = await rawSocket(service.url);
  broken.send("selam\r\n\r\n");
  await broken.ended;

  const text = await read();
  const count = (method: string, route: string, status: number) =>
    numberIn(
      text,
      `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
    );
  expect(count("POST", paths.book, 201)).toBe("1");
  expect(count("POST", paths.book, 409)).toBe("1");
  expect(count("POST", paths.book, 400)).toBe("1");
  expect(count("GET", "/*", 200)).toBe("3");
  expect(count("GET", "/*", 404)).toBe("1");
  expect(numberIn(text, 'bookings_total{source="site"}')).toBe("1");
  expect(numberIn(text, 'bookings_total{source="phone"}')).toBe("1");
  expect(numberIn(text, 'refusals_total{code="taken"}')).toBe("1");
  expect(numberIn(text, 'refusals_total{code="invalid"}')).toBe("1");
  expect(numberIn(text, 'refusals_total{code="malformed"}')).toBe("1");
  const statements = numberIn(text, 'database_query_duration_seconds_count{outcome="ok"}');
  expect(Number(statements)).toBeGreaterThan(5);
  expect(Number(numberIn(text, "http_connections"))).toBeGreaterThan(0);
  expect(text).toContain("process_resident_memory_bytes ");
  expect(text).toContain("nodejs_eventloop_lag_p99_seconds ");
});

test("The metrics show waiting work and a backup's age", async () => {
  const mail = { MAIL_FROM: "a@a.com", MAIL_TO: "b@b.com", PANEL_URL: "http://a.com" };
  const { service, read } = await startMeasured({ SMTP_URL: "smtp://127.0.0.1:1", ...mail });
  expect(numberIn(await read(), "backup_age_seconds")).toBeUndefined();
  expect(numberIn(await read(), "outbox_waiting")).toBe("0");
  await book(service);
  const last_run = new Date(service.clock.now.getTime() - 90_000).toISOString();
  await service.database.db.insertInto("job_runs").values({ name: "backup", last_run }).execute();
  const text = await read();
  expect(numberIn(text, "outbox_waiting")).toBe("1");
  expect(numberIn(text, "backup_age_seconds")).toBe("90");
});

test("Without its database the other metrics remain", async () => {
  const { service, read } = await startMeasured();
  await service.database.db.schema.dropTable("outbox").execute();
  await service.database.db.schema.dropTable("slots").execute();
  await book(service);
  const text = await read();
  expect(numberIn(text, "outbox_waiting")).toBeUndefined();
  expect(numberIn(text, "http_connections")).toBeDefined();
  const failed = numberIn(text, 'database_query_duration_seconds_count{outcome="failed"}');
  expect(Number(failed)).toBeGreaterThan(0);
});

test("Labels hold no personal data, and unknown paths are one", async () => {
  const { service, read } = await startMeasured();
  for (let index = 0; index < 20; index++) {
    await fetch(`${service.url}/yok-${index}/05321234567`);
    await fetch(`${service.url}/api/yok-${index}`);
    await fetch(service.url + paths.lookup(`0532000000${index % 10}`));
  }
  const text = await read();
  expect(text).not.toMatch(/05321234567|0532000000|yok-/);
  const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
  expect([...routes].sort()).toEqual(["/api/*", paths.lookup(":phone"), "unknown"]);
});

test("The held event loop shows in the metrics", async () => {
  const { metrics, read } = await startMeasured();
  metrics.onDelay(1250);
  expect(numberIn(await read(), "event_loop_longest_delay_seconds")).toBe("1.25");
});

test("Metrics are served only at their own address", async () => {
  const { service, url } = await startMeasured();
  for (const other of [url.replace("metrics", ""), `${url}/x`, `${service.url}/metrics`]) {
    const answer = await fetch(other);
    expect([answer.status, await answer.json()], other).toMatchObject([404, { code: "not_found" }]);
  }
  expect((await fetch(url, { method: "POST" })).status).toBe(404);
});
