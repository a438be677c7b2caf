import fastify, { type FastifyInstance } from "fastify";
import type { Academy } from "../../contract/academy.ts";
import { apiPrefix } from "../../contract/public/paths.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/schema.ts";
import type { Live } from "../live/live.ts";
import type { Passwords } from "../staff/passwords.ts";
import { addErrorAnswers, answerBadUrl } from "./errors.ts";
import { addGracefulStop } from "./graceful-stop.ts";
import { addSecurityHeaders } from "./headers.ts";
import { addRequestLog, logController, loggerOptions } from "./logging.ts";
import { addAllowedOrigins } from "./origins.ts";
import { refuse } from "./refuse.ts";
import type { CountRequest } from "./request-counts.ts";
import { addBookingRoutes } from "./routes/booking.ts";
import { addHealthRoutes } from "./routes/health.ts";
import { addPanelRoutes } from "./routes/panel.ts";
import { addSettingsRoute } from "./routes/settings.ts";
import type { SiteFiles } from "./site-files.ts";
import { addStaticSite } from "./static-site.ts";

export type Parts = {
  config: Config;
  database: Database;
  count: CountRequest;
  clock: () => Date;
  /** What the build wrote of it. */
  academy: Academy;
  live: Live;
  /** Absent where this server answers the API only. */
  siteFiles?: SiteFiles;
  /** How passwords are hashed and checked; with argon2id unless told. */
  passwords?: Passwords;
  /** Milliseconds between the signs of life to open panels. */
  heartbeat?: number;
  /** Where log lines go; standard output unless told. */
  logTo?: { write(line: string): void };
};

const longestBody = 8 * 1024;
const slowestRequest = 15_000;

export function buildApp(parts: Parts): FastifyInstance {
  const { config, database, siteFiles } = parts;
  const app = fastify({
    logger: loggerOptions(config.LOG_LEVEL, parts.logTo),
    logController,
    trustProxy: config.TRUST_PROXY,
    bodyLimit: longestBody,
    requestTimeout: slowestRequest,
    frameworkErrors: answerBadUrl,
    return503OnClosing: false,
  });
  // JSON only: a form on another site cannot send it without asking first.
  app.removeContentTypeParser("text/plain");
  addGracefulStop(app, parts);

  addRequestLog(app);
  addSecurityHeaders(app, config);
  addAllowedOrigins(app, config);
  addErrorAnswers(app);
  addBookingRoutes(app, parts);
  addSettingsRoute(app, config);
  addHealthRoutes(app, database);
  addPanelRoutes(app, parts);
  app.route({
    method: app.supportedMethods,
    url: `${apiPrefix}*`,
    onRequest: async (_request, reply) => refuse(reply, 404, "not_found"),
    handler: () => {},
  });
  if (siteFiles) addStaticSite(app, config, siteFiles);
  return app;
}
