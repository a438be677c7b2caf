import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { LogEvent } from "kysely";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { panelPaths } from "../../contract/panel/paths.ts";
import { paths } from "../../contract/public/paths.ts";
import { type RefusalCode, refusalMessages } from "../../contract/refusals.ts";
import { countWaitingMails } from "../appointments/outbox.ts";
import { backupJob } from "../backup/make.ts";
import { lastRun } from "../database/job-runs.ts";
import type { Database } from "../database/schema.ts";
import { isTaken } from "../database/transaction.ts";

export type Metrics = ReturnType<typeof createMetrics>;

const seconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** No label contains data of a request, and each has few values. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests by method, pattern of the route, and status",
    labelNames: ["method", "route", "status"],
    buckets: seconds,
    registers,
  });
  const bookings = new Counter({
    name: "bookings_total",
    help: "Appointments that were taken, by where they came from",
    labelNames: ["source"],
    registers,
  });
  const refusals = new Counter({
    name: "refusals_total",
    help: "Requests that were refused, by the code of the reason",
    labelNames: ["code"],
    registers,
  });
  const queries = new Histogram({
    name: "database_query_duration_seconds",
    help: "Statements of the database; outcome is ok, taken (a unique index refused) or failed",
    labelNames: ["outcome"],
    buckets: seconds,
    registers,
  });
  const longestDelay = new Gauge({
    name: "event_loop_longest_delay_seconds",
    help: "The longest time in the last ten seconds that one piece of work held the process",
    registers,
  });
  return {
    registry,
    onAnswer(method: string, route: string, status: number, ms: number): void {
      requests.observe({ method, route, status }, ms / 1000);
      if (status !== 201) return;
      if (route === paths.book) bookings.inc({ source: "site" });
      if (route === panelPaths.appointments) bookings.inc({ source: "phone" });
    },
    onRefusal: (code: RefusalCode) => refusals.inc({ code }),
    onQuery({ level, queryDurationMillis, ...event }: LogEvent): void {
      const failure = "error" in event ? event.error : undefined;
      const outcome = level === "query" ? "ok" : isTaken(failure) ? "taken" : "failed";
      queries.observe({ outcome }, queryDurationMillis / 1000);
    },
    onDelay: (ms: number) => longestDelay.set(ms / 1000),
  };
}

/** Every answer by the pattern of its route; requests without a route count as "unknown". */
export function addRequestMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions } = request;
    metrics.onAnswer(method, routeOptions.url ?? "unknown", reply.statusCode, reply.elapsedTime);
    done();
  });
}

type State = { database: Database; clock: () => Date; connections: () => number };

/** Gauges that are read on request. One that fails is left out. */
export function addStateMetrics({ registry }: Metrics, { database, clock, connections }: State) {
  gauge("outbox_waiting", "Mails that wait to be sent", () => countWaitingMails(database));
  gauge(
    "backup_age_seconds",
    "Since the last good backup; absent where there is none",
    async () => {
      const last = await lastRun(database, backupJob);
      return last ? (clock().getTime() - Date.parse(last)) / 1000 : undefined;
    },
  );
  gauge("http_connections", "Connections that are open", async () => connections());

  function gauge(name: string, help: string, read: () => Promise<number | undefined>): void {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await read().catch(() => undefined);
        if (value === undefined || Number.isNaN(value)) this.remove();
        else this.set(value);
      },
    });
  }
}

const metricsTimeout = 5000;
const mostMetricsConnections = 20;

/** Serves /metrics on a separate port that need not be reachable from outside. */
export async function serveMetrics(
  { registry }: Metrics,
  { port, host }: { port: number; host: string },
): Promise<{ url: string; close(): void }> {
  const limits = {
    headersTimeout: metricsTimeout,
    requestTimeout: metricsTimeout,
    connectionsCheckingInterval: 1000,
  };
  const server = createServer(limits, async ({ method, url }, answer) => {
    if (method !== "GET" || url !== "/metrics") {
      answer.writeHead(404, { "content-type": "application/json; charset=utf-8" });
      return answer.end(JSON.stringify({ code: "not_found", message: refusalMessages.not_found }));
    }
    const text = await registry.metrics();
    answer.writeHead(200, { "content-type": registry.contentType }).end(text);
  });
  server.maxConnections = mostMetricsConnections;
  server.setTimeout(2 * metricsTimeout);
  server.listen(port, host);
  await once(server, "listening");
  const { port: boundPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${boundPort}/metrics`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
