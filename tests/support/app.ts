import { promisify } from "node:util";
import type { LogEvent } from "kysely";
import { readSecretKeys } from "../../server/accounts/secret-keys.ts";
import { readConfig } from "../../server/config.ts";
import { openDatabase } from "../../server/database/connection.ts";
import type { Database } from "../../server/database/schema.ts";
import { serverFileWait } from "../../server/database/time-limits.ts";
import { buildApp } from "../../server/http/app.ts";
import type { AppDependencies } from "../../server/http/dependencies.ts";
import { requestCounter } from "../../server/http/request-counts.ts";
import { openLive } from "../../server/live/live.ts";
import { academy } from "./academy.ts";

/** A Wednesday, 13:00 in Istanbul: when every test takes place that does not say otherwise. */
export const wednesdayNoon = new Date("2025-09-24T10:00:00Z");

export type Service = {
  url: string;
  database: Database;
  /** The service's clock; tests move it. */
  clock: { now: Date };
  deps: AppDependencies;
  openConnections(): Promise<number>;
  close(): Promise<void>;
};

export type AppOptions = Pick<
  AppDependencies,
  "siteFiles" | "redirects" | "logTo" | "passwords" | "heartbeat" | "limits" | "metrics"
> & {
  onQuery?: (event: LogEvent) => void;
  /** How long the database is waited for. */
  timeout?: number;
};

/** Nothing is called slow here: the machine may be busy with other tests. */
const endlessTimeout = 120_000;

const roomy = {
  HOST: "127.0.0.1",
  LOG_LEVEL: "silent",
  LIMIT_BOOKINGS_PER_HOUR: "100000",
  LIMIT_LOOKUPS_PER_MINUTE: "100000",
  LIMIT_OPEN_PER_PHONE: "1000",
  LIMIT_PENDING: "100000",
  PROOF_AFTER_BOOKINGS: "100000",
  PROOF_AFTER_LOOKUPS: "100000",
};

/** The real server in this process, on a free port, with a clock that stands still. */
export async function startApp(
  settings: Record<string, string>,
  { timeout = endlessTimeout, onQuery, ...deps }: AppOptions = {},
): Promise<Service> {
  const config = readConfig({ ...roomy, ...settings });
  const clock = { now: wednesdayNoon };
  const database = await openDatabase(config, clock.now, {
    timeout,
    fileWait: serverFileWait,
    onQuery,
  });
  const keys = readSecretKeys(config);
  const all: AppDependencies = {
    config,
    database,
    count: requestCounter(database),
    clock: () => clock.now,
    academy: { ...academy },
    live: await openLive(config, database),
    keys,
    ...deps,
  };
  const app = buildApp(all);
  const url = await app.listen({ port: 0, host: config.HOST });
  const connections = promisify(app.server.getConnections.bind(app.server));
  const openConnections = () => connections();
  return { url, database, clock, deps: all, openConnections, close: () => app.close() };
}
