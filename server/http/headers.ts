import type { FastifyInstance } from "fastify";
import { apiPrefix } from "../../contract/public/paths.ts";
import type { Config } from "../config.ts";

const everywhere = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  // A page is alone in its process: it opens nothing that knows it, loads nothing from elsewhere, and
  // nobody else loads it. What other hosts may read, they read through CORS, which asks for none of this.
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy":
    "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/** Two years, and with every host below this one: what browsers ask of who wants to be on their list. */
const onlyTls = { "strict-transport-security": "max-age=63072000; includeSubDomains; preload" };

export function securityHeaders(config: Config): Record<string, string> {
  return { ...everywhere, ...(config.BEHIND_TLS && onlyTls) };
}

export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    // By its route: an address can be written in many ways.
    const isCall = request.routeOptions.url?.startsWith(apiPrefix);
    if (isCall) reply.header("cache-control", "no-store");
    done();
  });
}

/** The service worker fetches what pages ask it for, from here alone, and loads no further script. */
export const serviceWorkerPolicy =
  "default-src 'none'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * What a page may load: its own files, its own inline scripts, and the configured booking hosts. Text
 * becomes elements or scripts through the named Trusted Types policies only; without one, never.
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
