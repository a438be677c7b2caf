import { type FastifyInstance, LogController } from "fastify";
import { apiPrefix } from "../../contract/public/paths.ts";

/**
 * Phone numbers travel in paths and bodies, and database errors quote values. So nothing of a
 * request is logged but its method and its route's pattern, and of an error only what names it.
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

/** A line for each call of the API; files and health checks only where asked for, with LOG_LEVEL=debug. */
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
