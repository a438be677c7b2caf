import type { FastifyInstance } from "fastify";
import type { LogEvent } from "kysely";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { panelPaths } from "../../contract/panel/paths.ts";
import { paths } from "../../contract/public/paths.ts";
import type { RefusalCode } from "../../contract/refusals.ts";
import { isTaken } from "../database/transaction.ts";

export type Metrics = ReturnType<typeof createMetrics>;

const seconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Numbers only: no label ever holds what somebody has sent, and each has few values. */
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

/** Every answer, under its route's pattern; what no route has taken is one. */
export function addRequestMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions } = request;
    metrics.onAnswer(method, routeOptions.url ?? "unknown", reply.statusCode, reply.elapsedTime);
    done();
  });
}
