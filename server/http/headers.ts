import type { FastifyInstance } from "fastify";
import { panelApiPrefix } from "../../contract/panel/paths.ts";
import { apiPrefix } from "../../contract/public/paths.ts";
import { proofHeader } from "../../contract/public/proof.ts";
import type { Config } from "../config.ts";

const everywhere = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  // Cross-origin isolation. Calls from allowed origins use CORS, which these headers do not restrict.
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy":
    "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/** Two years, with subdomains: the requirements of the browsers' preload list. */
const onlyTls = { "strict-transport-security": "max-age=63072000; includeSubDomains; preload" };

export function securityHeaders(config: Config): Record<string, string> {
  return { ...everywhere, ...(config.BEHIND_TLS && onlyTls) };
}

export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    // By its route, since a URL can be written in many ways.
    const isCall = request.routeOptions.url?.startsWith(apiPrefix);
    if (isCall) reply.header("cache-control", "no-store");
    done();
  });
}

/** The service worker may fetch from this host only, and load no further script. */
export const serviceWorkerPolicy =
  "default-src 'none'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * A page may load files of this host, its own inline scripts, and call the configured booking hosts. Only
 * the named Trusted Types policies may turn text into elements or scripts.
 */
export function pagePolicy(
  config: Config,
  { scriptHashes, policies }: { scriptHashes: string[]; policies: string[] },
): string {
  const apiOrigins = [config.BOOKING_API_BASE, config.LOOKUP_API_BASE]
    .filter(Boolean)
    .map((base) => new URL(base).origin);
  const policy = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    "style-src": ["'self'"],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...new Set(apiOrigins)],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": policies.length > 0 ? policies : ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

// The header with the key of a private link is not allowed: only pages of this host may send it.
const preflight = {
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": `content-type, ${proofHeader}`,
  "access-control-max-age": "86400",
};

/** CORS for the pages of ALLOWED_ORIGINS. */
export function addAllowedOrigins(app: FastifyInstance, { ALLOWED_ORIGINS }: Config): void {
  if (ALLOWED_ORIGINS.length === 0) return;
  app.addHook("onRequest", async (request, reply) => {
    // By its route, since a URL can be written in many ways.
    const { url } = request.routeOptions;
    if (!url?.startsWith(apiPrefix) || url.startsWith(panelApiPrefix)) return;
    reply.header("vary", "origin");
    const { origin } = request.headers;
    if (!origin || !ALLOWED_ORIGINS.includes(origin)) return;
    reply.header("access-control-allow-origin", origin);
    if (request.method === "OPTIONS") return reply.code(204).headers(preflight).send();
  });
}
