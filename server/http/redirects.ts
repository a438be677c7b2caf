import type { FastifyReply, FastifyRequest } from "fastify";

/** Browsers would keep a permanent redirect for good: with a day, a mistake is forgotten the day after. */
const cacheControl = "public, max-age=86400";

/** Always to a page of this site, given by its path; what was asked of the page goes along. */
export function sendRedirect(request: FastifyRequest, reply: FastifyReply, target: string) {
  const query = /\?[^#]*/.exec(request.url)?.[0] ?? "";
  const location = encodeURI(target) + query;
  return reply.code(308).headers({ location, "cache-control": cacheControl }).send();
}
