/**
 * The score that Mozilla's HTTP Observatory would give an answer over HTTPS, by the rules and modifiers
 * of github.com/mdn/mdn-http-observatory (src/analyzer/tests, src/grader/charts.js), as far as they look
 * at a single answer. Every answer starts at 100; bonuses count only for who lost at most 10.
 *
 * Not counted, since no header of ours decides it: the redirect from HTTP (0 where the proxy does it,
 * else −20), and +5 for a host that browsers have on their HSTS preload list.
 */
export async function observatoryScore(answer: Response): Promise<number> {
  const modifiers = [
    contentSecurityPolicy(answer.headers),
    cookies(answer.headers),
    sharing(answer.headers),
    referrerPolicy(answer.headers),
    strictTransportSecurity(answer.headers),
    subresourceIntegrity(answer.headers, await answer.text()),
    answer.headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
    framing(answer.headers),
    resourcePolicy(answer.headers),
  ];
  const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 100);
  const withoutBonus = sum(modifiers.filter((modifier) => modifier < 0));
  return withoutBonus >= 90 ? sum(modifiers) : withoutBonus;
}

type Directives = Record<string, string[]>;

function directivesOf(headers: Headers): Directives {
  const parts = (headers.get("content-security-policy") ?? "").split(";");
  return Object.fromEntries(
    parts.flatMap((part) => {
      const [name, ...sources] = part.trim().split(/\s+/);
      return name ? [[name, sources]] : [];
    }),
  );
}

const tooBroad = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/;
const unsafe = (source: string) =>
  tooBroad.test(source) || source === "'unsafe-inline'" || source === "data:";

function contentSecurityPolicy(headers: Headers): number {
  const policy = directivesOf(headers);
  if (Object.keys(policy).length === 0) return -25;
  const sources = (name: string) => policy[name] ?? policy["default-src"] ?? ["*"];
  if (sources("script-src").some(unsafe)) return -20;
  if (sources("object-src").some((source) => tooBroad.test(source))) return -20;
  if (
    Object.values(policy)
      .flat()
      .some((source) => /^(http|ftp):/.test(source))
  )
    return -20;
  if ([...sources("script-src"), ...sources("style-src")].includes("'unsafe-eval'")) return -10;
  if (sources("style-src").some(unsafe)) return 0;
  const isNone = policy["default-src"]?.join() === "'none'";
  const isFormHeld = /^'(none|self)'$/.test(policy["form-action"]?.join() ?? "");
  return isNone && isFormHeld ? 10 : 5;
}

/** Every cookie of ours is a session's. */
function cookies(headers: Headers): number {
  const set = headers.getSetCookie();
  if (set.length === 0) return 0;
  if (set.some((cookie) => !/; Secure/i.test(cookie))) return -40;
  if (set.some((cookie) => !/; HttpOnly/i.test(cookie))) return -30;
  return set.every((cookie) => /; SameSite=(Strict|Lax)/i.test(cookie)) ? 5 : 0;
}

function sharing(headers: Headers): number {
  const isShared = headers.get("access-control-allow-origin") !== null;
  return isShared && headers.get("access-control-allow-credentials") === "true" ? -50 : 0;
}

function referrerPolicy(headers: Headers): number {
  const policy = headers.get("referrer-policy");
  if (policy === null) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)
    ? 5
    : -5;
}

const sixMonths = 15_768_000;

function strictTransportSecurity(headers: Headers): number {
  const age = /(?:^|;\s*)max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1];
  if (age === undefined) return -20;
  return Number(age) >= sixMonths ? 0 : -10;
}

/** The bonus is for scripts with an address: a page whose scripts are all inline can have none. */
function subresourceIntegrity(headers: Headers, body: string): number {
  if (!headers.get("content-type")?.startsWith("text/html")) return 0;
  const loaded = body.match(/<script[^>]*\ssrc="[^>]*>/g) ?? [];
  if (loaded.some((script) => /src="(https?:)?\/\//.test(script))) return -50;
  return loaded.some((script) => script.includes(" integrity=")) ? 5 : 0;
}

function framing(headers: Headers): number {
  if (directivesOf(headers)["frame-ancestors"]) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get("x-frame-options") ?? "") ? 0 : -20;
}

function resourcePolicy(headers: Headers): number {
  const policy = headers.get("cross-origin-resource-policy");
  if (policy === null || policy === "cross-origin") return 0;
  return /^same-(origin|site)$/.test(policy) ? 10 : -5;
}
