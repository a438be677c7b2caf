import cookie from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { panelPaths } from "../../contract/panel/paths.ts";
import { refused } from "../refusal.ts";
import { type Staff, staffOf } from "../staff/sessions.ts";
import type { Parts } from "./parts.ts";
import type { App } from "./validation.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who is signed in. Set on every call but the open ones. */
    staff?: Staff;
  }
}

/** What can be called without a session: signing in, and choosing a password with a link. */
const openCalls = new Set([
  `POST ${panelPaths.session}`,
  `POST ${panelPaths.setUp}`,
  `POST ${panelPaths.setUpCheck}`,
]);

/** Every call of the panel comes from its own pages, and but for the open ones from someone signed in. */
export async function addStaffSession(app: App, parts: Parts): Promise<void> {
  await app.register(cookie);
  app.decorateRequest("staff", undefined);
  app.addHook("onRequest", async (request, reply) => {
    // No id holds one, and PostgreSQL takes none.
    if (/%00/.test(request.url)) return reply.send(refused("not_found"));
    if (changesSomething(request) && !isFromOwnPage(request, parts)) {
      return reply.send(refused("foreign_origin"));
    }
    if (openCalls.has(`${request.method} ${request.routeOptions.url}`)) return;
    const token = request.cookies[cookieName(parts)];
    const keepAlive = request.routeOptions.url !== panelPaths.events && !isUnasked(request);
    request.staff = token
      ? await staffOf(parts.database, token, parts.clock(), { keepAlive })
      : undefined;
    if (!request.staff) return reply.send(refused("sign_in_needed"));
  });
}

export function sendSessionCookie(reply: FastifyReply, parts: Parts, token: string): void {
  reply.setCookie(cookieName(parts), token, cookieOptions(parts));
}

export function clearSessionCookie(reply: FastifyReply, parts: Parts): void {
  reply.clearCookie(cookieName(parts), cookieOptions(parts));
}

/** Browsers take a `__Host-` cookie only over TLS, and then from this very host alone. */
function cookieName({ config }: Parts): string {
  return config.BEHIND_TLS ? "__Host-yonetim" : "yonetim";
}

function cookieOptions({ config }: Parts) {
  return { path: "/", httpOnly: true, sameSite: "strict", secure: config.BEHIND_TLS } as const;
}

/** An open panel asks again by itself when something changed: nobody has touched it for that. */
function isUnasked({ headers }: FastifyRequest): boolean {
  return headers["x-unasked"] !== undefined;
}

function changesSomething({ method }: FastifyRequest): boolean {
  return method !== "GET" && method !== "HEAD";
}

/** A proxy may hide the name that the browser sees: then PANEL_URL tells it. */
function isFromOwnPage({ headers, host }: FastifyRequest, { config }: Parts): boolean {
  const origin = URL.parse(headers.origin ?? "");
  if (config.PANEL_URL) return origin?.origin === new URL(config.PANEL_URL).origin;
  return origin?.host === host && (!config.BEHIND_TLS || origin.protocol === "https:");
}
