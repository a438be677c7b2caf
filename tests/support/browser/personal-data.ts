import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { keyHeader } from "../../../contract/public/visitor-appointment.ts";

/** Properties of requests and answers that hold personal data or secrets; a refusal's `code` is none. */
const told = ["name", "phone", "email", "note", "reason", "birth"];
const asked = [...told, "search", "ara", "token", "password", "current", "next", "code"];
const answered = [...told, "codes", "secret", "address"];

/** Shorter ones are in any text. */
const shortest = 4;

/** Every name, number, text, token, code and address that goes through the servers started meanwhile. */
export async function collectPersonalData<T>(
  start: () => Promise<T>,
): Promise<{ started: T; words: Set<string> }> {
  const words = new Set<string>();
  const add = (found: Iterable<string>) => {
    for (const word of found) if (word.length >= shortest) words.add(word);
  };
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRequest", async (request) => add(wordsOfHead(request)));
    fastify.addHook("preValidation", async ({ body }) => add(wordsOf(body, asked)));
    fastify.addHook("onSend", async ({ url }, reply, payload) => {
      const set = [reply.getHeader("set-cookie") ?? []].flat();
      add(set.flatMap((line) => cookieValues(String(line).split(";")[0]!)));
      const isJson = String(reply.getHeader("content-type")).includes("json");
      if (isJson && typeof payload === "string" && url.startsWith("/api/yonetim/")) {
        add(wordsOf(JSON.parse(payload), answered).flatMap((word) => [word, ...secretOf(word)]));
      }
      return payload;
    });
  };
  subscribe("fastify.initialization", watch);
  const started = await start().finally(() => unsubscribe("fastify.initialization", watch));
  return { started, words };
}

/** Whether it stands there as a word: six figures of a code are in any time of day. */
export function tells(text: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "u").test(text);
}

function wordsOfHead({ headers, query, params, url, ip }: FastifyRequest): string[] {
  // The panel's ids open nothing; phone numbers and calendar keys stand in the others.
  const isOpen = url.startsWith("/api/") && !url.startsWith("/api/yonetim/");
  const inPath = isOpen ? Object.values(Object(params)) : [];
  return [
    ip,
    ...cookieValues(headers.cookie ?? ""),
    ...[headers[keyHeader] ?? []].flat(),
    ...(url.startsWith("/api/") ? wordsOf(query, asked) : []),
    ...inPath.map(String),
  ];
}

function cookieValues(cookies: string): string[] {
  return cookies.split(";").map((cookie) => cookie.slice(cookie.indexOf("=") + 1).trim());
}

/** Of an address that opens something, what opens it. */
function secretOf(address: string): string[] {
  return /[/#]([^/#]+?)(\.ics)?$/.exec(address)?.slice(1, 2) ?? [];
}

/** Every text below a property of one of these names. */
function wordsOf(value: unknown, names: string[], isMeant = false): string[] {
  if (typeof value === "string") return isMeant ? [value] : [];
  return Object.entries(Object(value)).flatMap(([name, inner]) =>
    wordsOf(inner, names, isMeant || names.includes(name)),
  );
}
