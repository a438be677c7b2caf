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

/** What the app is made of. */
export type AppDependencies = {
  config: Config;
  database: Database;
  count: CountRequest;
  clock: () => Date;
  /** What the build wrote of it. */
  academy: Academy;
  live: Live;
  keys: SecretKeys;
  /** Absent where this server answers the API only. */
  siteFiles?: SiteFiles;
  /** Addresses that lead to another one, as the build wrote them; none unless told. */
  redirects?: Redirects;
  /** How passwords are hashed and checked; with argon2id unless told. */
  passwords?: Passwords;
  /** Milliseconds between the signs of life to open panels. */
  heartbeat?: number;
  /** How long and how many clients may be connected; the usual unless told. */
  limits?: Partial<ConnectionLimits>;
  /** Absent where nobody asks for them. */
  metrics?: Metrics;
  /** Where log lines go; standard output unless told. */
  logTo?: { write(line: string): void };
};
