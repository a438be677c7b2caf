import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Redirects } from "../../contract/redirects.ts";

/** What the build wrote beside the site of addresses that lead to another one. */
export function readRedirects(siteDir: string): Redirects {
  const file = join(dirname(siteDir), "redirects.json");
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} cannot be read: build the site first (npm run build).`, { cause });
  }
}

/** Browsers would keep a permanent redirect for good: with a day, a mistake is forgotten the day after. */
const cacheControl = "public, max-age=86400";

/** Always to a page of this site, given by its path; what was asked of the page goes along. */
export function sendRedirect(request: FastifyRequest, reply: FastifyReply, target: string) {
  const query = /\?[^#]*/.exec(request.url)?.[0] ?? "";
  const location = encodeURI(target) + query;
  return reply.code(308).headers({ location, "cache-control": cacheControl }).send();
}
