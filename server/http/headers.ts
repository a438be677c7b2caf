import type { FastifyInstance } from "fastify";
import { apiPrefix } from "../../contract/public/paths.ts";
import type { Config } from "../config.ts";

const everywhere = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

export function securityHeaders(config: Config): Record<string, string> {
  return {
    ...everywhere,
    ...(config.BEHIND_TLS && { "strict-transport-security": "max-age=31536000" }),
  };
}

export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    if (request.url.startsWith(apiPrefix)) reply.header("cache-control", "no-store");
    done();
  });
}

/** What a page may load: its own files, its own inline scripts, and the configured booking hosts. */
export function pagePolicy(config: Config, scriptHashes: string[]): string {
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
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}
