import { type FastifyInstance, LogController } from "fastify";
import { apiPrefix } from "../../contract/public/paths.ts";

/**
 * Paths and bodies contain phone numbers, and database errors quote values. So of a request only its method and
 * the pattern of its route are logged, and of an error no details.
 */
export function loggerOptions(level: string, stream?: { write(line: string): void }) {
  return {
    level,
    base: null,
    ...(stream && { stream }),
    serializers: {
      req: () => ({}),
      res: () => ({}),
      err: ({ name, code, message, stack }: Error & { code?: string }) => ({
        type: name,
        code,
        message,
        stack: stack ?? "",
      }),
    },
  };
}

export const logController = new LogController({ disableRequestLogging: true });

/** Logs each call of the API; with LOG_LEVEL=debug also files and health checks. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const level = routeOptions.url?.startsWith(apiPrefix) ? "info" : "debug";
    request.log[level](
      { method, route: routeOptions.url, status: reply.statusCode, ms },
      "answered",
    );
    done();
  });
}
