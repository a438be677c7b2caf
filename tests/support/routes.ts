import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance, FastifySchema } from "fastify";
import { onTestFinished } from "vitest";

export type Route = {
  method: string;
  pattern: string;
  schema: FastifySchema;
  bodyLimit?: number;
};

/** Collects every route that servers add from now on, except the catch-all and HEAD routes. */
export function watchRoutes(): Route[] {
  const routes: Route[] = [];
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ method, url, schema = {}, bodyLimit }) => {
      if (url.endsWith("*")) return;
      for (const one of [method].flat()) {
        if (one !== "HEAD") routes.push({ method: one, pattern: url, schema, bodyLimit });
      }
    });
  };
  subscribe("fastify.initialization", watch);
  onTestFinished(() => void unsubscribe("fastify.initialization", watch));
  return routes;
}

export function isOf(
  { method, pattern }: Pick<Route, "method" | "pattern">,
  asked: string,
  path: string,
): boolean {
  const address = new RegExp(`^${pattern.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}$`);
  return method === asked && address.test(path);
}
