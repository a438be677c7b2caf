import fastify from "fastify";
import { apiPrefix } from "../../contract/public/paths.ts";
import { refused } from "../refusal.ts";
import { addErrorAnswers, answerBadUrl } from "./errors.ts";
import { addGracefulStop } from "./graceful-stop.ts";
import { addSecurityHeaders } from "./headers.ts";
import { addRequestLog, logController, loggerOptions } from "./logging.ts";
import { addAllowedOrigins } from "./origins.ts";
import type { Parts } from "./parts.ts";
import { addRefusals } from "./refusals.ts";
import { addBookingRoutes } from "./routes/booking.ts";
import { addHealthRoutes } from "./routes/health.ts";
import { addOpenapiRoute } from "./routes/openapi.ts";
import { addPanelRoutes } from "./routes/panel.ts";
import { addSettingsRoute } from "./routes/settings.ts";
import { addStaticSite } from "./static-site.ts";
import { type App, zodValidator } from "./validation.ts";

const longestBody = 8 * 1024;
const slowestRequest = 15_000;

export function buildApp(parts: Parts): App {
  const { config, database, siteFiles } = parts;
  const app: App = fastify({
    logger: loggerOptions(config.LOG_LEVEL, parts.logTo),
    logController,
    trustProxy: config.TRUST_PROXY,
    bodyLimit: longestBody,
    requestTimeout: slowestRequest,
    frameworkErrors: answerBadUrl,
    return503OnClosing: false,
  });
  app.setValidatorCompiler(zodValidator);
  // JSON only: a form on another site cannot send it without asking first.
  app.removeContentTypeParser("text/plain");
  addGracefulStop(app, parts);

  addRequestLog(app);
  addSecurityHeaders(app, config);
  addAllowedOrigins(app, config);
  addRefusals(app);
  addErrorAnswers(app);
  addBookingRoutes(app, parts);
  addSettingsRoute(app, config);
  addOpenapiRoute(app, parts);
  addHealthRoutes(app, database);
  addPanelRoutes(app, parts);
  app.route({
    method: app.supportedMethods,
    url: `${apiPrefix}*`,
    onRequest: async (_request, reply) => reply.send(refused("not_found")),
    handler: () => {},
  });
  if (siteFiles) addStaticSite(app, config, siteFiles);
  return app;
}
