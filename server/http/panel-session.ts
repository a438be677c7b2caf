import cookie from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { longestSessionDays } from "../../contract/panel/limits.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { isConfirmed } from "../accounts/confirmation.ts";
import { deviceName } from "../accounts/device-name.ts";
import { deviceDays } from "../accounts/devices.ts";
import type { RelyingParty } from "../accounts/passkeys.ts";
import { type Staff, staffOf } from "../accounts/sessions.ts";
import type { Browser, SignedIn } from "../accounts/sign-in.ts";
import { refused } from "../refusal.ts";
import type { AppDependencies } from "./dependencies.ts";
import type { App } from "./validation.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The signed-in user. Set on every call except open ones. */
    staff?: Staff;
  }
  interface FastifyContextConfig {
    /** Who may call a route of the panel: everybody, both roles, or owners only. */
    access?: "open" | "assistant" | "owner";
    /** Needs a recent confirmation by password (and code). */
    confirm?: boolean;
    /** Also allowed while the account still has to set up its second factor. */
    beforeSecondFactor?: boolean;
  }
}

/** Checks origin, session, role and confirmation of every call. A route without `access` stops the start. */
export async function addStaffSession(app: App, deps: AppDependencies): Promise<void> {
  await app.register(cookie);
  app.decorateRequest("staff", undefined);
  app.addHook("onRoute", ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${method} ${url} does not say who may call it.`);
  });
  app.addHook("onRequest", async (request, reply) => {
    if (changesSomething(request) && !isFromOwnPage(request, deps)) {
      return reply.send(refused("foreign_origin"));
    }
    const { access, confirm, beforeSecondFactor } = request.routeOptions.config;
    if (access === "open") return;
    const token = request.cookies[cookieName(deps)];
    const keepAlive = request.routeOptions.url !== panelPaths.events && !isAutomatic(request);
    request.staff = token
      ? await staffOf(deps.database, token, deps.clock(), { keepAlive })
      : undefined;
    const { staff } = request;
    if (!staff) return reply.send(refused("sign_in_needed"));
    const isShut = deps.config.REQUIRE_SECOND_FACTOR && !staff.hasSecondFactor;
    if (isShut && !beforeSecondFactor) return reply.send(refused("second_factor_needed"));
    if (access === "owner" && staff.role !== "owner") return reply.send(refused("owner_needed"));
    if (confirm && !isConfirmed(staff, deps.clock())) return reply.send(refused("confirm_needed"));
  });
}

export function browserOf({ headers, cookies }: FastifyRequest, deps: AppDependencies): Browser {
  return {
    name: deviceName(headers["user-agent"]),
    sessionToken: cookies[cookieName(deps)] ?? "",
    deviceToken: cookies[deviceCookieName(deps)] ?? "",
  };
}

/** The host to which passkeys belong. Only for changes, whose origin is checked. */
export function relyingParty({ headers }: FastifyRequest): RelyingParty {
  const { origin, hostname } = new URL(headers.origin!);
  return { origin, host: hostname };
}

export function sendCookies(reply: FastifyReply, deps: AppDependencies, signedIn: SignedIn): void {
  const options = cookieOptions(deps);
  const maxAge = deviceDays * 24 * 3600;
  sendSessionCookie(reply, deps, signedIn);
  reply.setCookie(deviceCookieName(deps), signedIn.deviceToken, { ...options, maxAge });
}

/** One that is kept outlasts the browser's window; it ends with the session at the latest. */
export function sendSessionCookie(
  reply: FastifyReply,
  deps: AppDependencies,
  { token, isKept }: Pick<SignedIn, "token" | "isKept">,
): void {
  const maxAge = longestSessionDays * 24 * 3600;
  reply.setCookie(cookieName(deps), token, { ...cookieOptions(deps), ...(isKept && { maxAge }) });
}

export function clearSessionCookie(reply: FastifyReply, deps: AppDependencies): void {
  reply.clearCookie(cookieName(deps), cookieOptions(deps));
}

/** Browsers accept `__Host-` cookies only over TLS and only from this host. */
function cookieName({ config }: AppDependencies): string {
  return config.BEHIND_TLS ? "__Host-yonetim" : "yonetim";
}

/** Identifies a browser in later sign-ins. */
function deviceCookieName({ config }: AppDependencies): string {
  return config.BEHIND_TLS ? "__Host-cihaz" : "cihaz";
}

function cookieOptions({ config }: AppDependencies) {
  return { path: "/", httpOnly: true, sameSite: "strict", secure: config.BEHIND_TLS } as const;
}

/** Sent by the panel on its own, without an action of the user. */
export function isAutomatic({ headers }: FastifyRequest): boolean {
  return headers["x-unasked"] !== undefined;
}

function changesSomething({ method }: FastifyRequest): boolean {
  return method !== "GET" && method !== "HEAD";
}

/** Behind a proxy the host name may differ from the one in the browser: then PANEL_URL counts. */
function isFromOwnPage({ headers, host }: FastifyRequest, { config }: AppDependencies): boolean {
  const origin = URL.parse(headers.origin ?? "");
  if (config.PANEL_URL) return origin?.origin === new URL(config.PANEL_URL).origin;
  return origin?.host === host && (!config.BEHIND_TLS || origin.protocol === "https:");
}
