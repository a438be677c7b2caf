import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";

export type Route = { method: string; pattern: string };

/** Collects every route that servers add from now on, except the catch-all and HEAD routes. */
export function watchRoutes(): Route[] {
  const routes: Route[] = [];
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ method, url }) => {
      if (url.endsWith("*")) return;
      for (const one of [method].flat()) {
        if (one !== "HEAD") routes.push({ method: one, pattern: url });
      }
    });
  };
  subscribe("fastify.initialization", watch);
  onTestFinished(() => void unsubscribe("fastify.initialization", watch));
  return routes;
}

export function isOf({ method, pattern }: Route, asked: string, path: string): boolean {
  const address = new RegExp(`^${pattern.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}$`);
  return method === asked && address.test(path);
}
