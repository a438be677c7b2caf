import type { Academy } from "../../contract/academy.ts";
import type { Redirects } from "../../contract/redirects.ts";
import type { Passwords } from "../accounts/passwords.ts";
import type { SecretKeys } from "../accounts/secret-keys.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/schema.ts";
import type { Live } from "../live/live.ts";
import type { ConnectionLimits } from "./connections.ts";
import type { Metrics } from "./metrics.ts";
import type { CountRequest } from "./request-counts.ts";
import type { SiteFiles } from "./site-files.ts";

export type AppDependencies = {
  config: Config;
  database: Database;
  count: CountRequest;
  clock: () => Date;
  /** From the build. */
  academy: Academy;
  live: Live;
  keys: SecretKeys;
  /** Missing if this server only answers the API. */
  siteFiles?: SiteFiles;
  /** From the build. Default: none. */
  redirects?: Redirects;
  /** Default: argon2id. */
  passwords?: Passwords;
  /** Milliseconds between heartbeats to open panels. */
  heartbeat?: number;
  /** Overrides `defaultLimits`. */
  limits?: Partial<ConnectionLimits>;
  /** Missing if METRICS_PORT is not set. */
  metrics?: Metrics;
  /** Where log lines go. Default: standard output. */
  logTo?: { write(line: string): void };
};
