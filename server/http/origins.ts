import type { FastifyInstance } from "fastify";
import { panelApiPrefix } from "../../contract/panel/paths.ts";
import { apiPrefix } from "../../contract/public/paths.ts";
import { proofHeader } from "../../contract/public/proof.ts";
import type { Config } from "../config.ts";

// Not the key to an appointment: it is for our own origin's pages alone, and no other's may send it.
const preflight = {
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": `content-type, ${proofHeader}`,
  "access-control-max-age": "86400",
};

/** Lets the pages of other, named hosts call this service: the site may live apart from it. */
export function addAllowedOrigins(app: FastifyInstance, { ALLOWED_ORIGINS }: Config): void {
  if (ALLOWED_ORIGINS.length === 0) return;
  app.addHook("onRequest", async (request, reply) => {
    // By its route: an address can be written in many ways.
    const { url } = request.routeOptions;
    if (!url?.startsWith(apiPrefix) || url.startsWith(panelApiPrefix)) return;
    reply.header("vary", "origin");
    const { origin } = request.headers;
    if (!origin || !ALLOWED_ORIGINS.includes(origin)) return;
    reply.header("access-control-allow-origin", origin);
    if (request.method === "OPTIONS") return reply.code(204).headers(preflight).send();
  });
}
