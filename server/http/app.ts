import fastify from "fastify";
import { panelApiPrefix } from "../../contract/panel/paths.ts";
import { apiPrefix } from "../../contract/public/paths.ts";
import { refused } from "../refusal.ts";
import { connectionLimits, defaultLimits, openConnections } from "./connections.ts";
import type { AppDependencies } from "./dependencies.ts";
import { addErrorAnswers, badUrlAnswer } from "./errors.ts";
import { addGracefulStop } from "./graceful-stop.ts";
import { addAllowedOrigins, addSecurityHeaders } from "./headers.ts";
import { addRequestLog, logController, loggerOptions } from "./logging.ts";
import { addRequestMetrics, addStateMetrics } from "./metrics.ts";
import { addHostCheck, parserErrorAnswer } from "./parser-errors.ts";
import { addRefusals } from "./refusals.ts";
import { addBookingRoutes } from "./routes/booking.ts";
import { addHealthRoutes } from "./routes/health.ts";
import { addPanelRoutes } from "./routes/panel.ts";
import { addServicesRoute } from "./routes/services.ts";
import { addSettingsRoute } from "./routes/settings.ts";
import { addVisitorAppointmentRoutes } from "./routes/visitor-appointment.ts";
import { openStaticSite } from "./static-site.ts";
import { type App, zodValidator } from "./validation.ts";

const longestBody = 8 * 1024;

export function buildApp(deps: AppDependencies): App {
  const { config, siteFiles, metrics } = deps;
  const limits = { ...defaultLimits, ...connectionLimits(config), ...deps.limits };
  const clientErrorHandler = parserErrorAnswer(deps);
  const connections = openConnections(config, limits, clientErrorHandler);
  const site = siteFiles && openStaticSite({ ...deps, siteFiles });
  const app: App = fastify({
    logger: loggerOptions(config.LOG_LEVEL, deps.logTo),
    logController,
    trustProxy: config.TRUST_PROXY,
    bodyLimit: longestBody,
    serverFactory: (handler) =>
      connections.serverFactory(site?.filesBefore(handler, connections.isStopping) ?? handler),
    clientErrorHandler,
    frameworkErrors: badUrlAnswer(config),
    return503OnClosing: false,
  });
  app.setValidatorCompiler(zodValidator);
  // JSON only: forms of other sites cannot send it without a preflight.
  app.removeContentTypeParser("text/plain");
  addGracefulStop(app, deps, connections);

  addRequestLog(app);
  if (metrics) {
    addRequestMetrics(app, metrics);
    addStateMetrics(metrics, { ...deps, connections: connections.count });
  }
  addSecurityHeaders(app, config);
  addHostCheck(app);
  addAllowedOrigins(app, config);
  addRefusals(app, metrics);
  addErrorAnswers(app);
  addBookingRoutes(app, deps);
  addVisitorAppointmentRoutes(app, deps);
  addSettingsRoute(app, deps);
  addServicesRoute(app, deps);
  addHealthRoutes(app, deps);
  addPanelRoutes(app, deps);
  // The panel has its own prefix, so that addAllowedOrigins recognises its calls by their route.
  for (const prefix of [apiPrefix, panelApiPrefix]) {
    app.route({
      method: app.supportedMethods,
      url: `${prefix}*`,
      onRequest: async (_request, reply) => reply.send(refused("not_found")),
      handler: () => {},
    });
  }
  site?.addRoutes(app);
  return app;
}
