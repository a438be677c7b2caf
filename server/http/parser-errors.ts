import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { type RefusalCode, refusalMessages } from "../../contract/refusals.ts";
import type { Config } from "../config.ts";
import { refused } from "../refusal.ts";
import type { AppDependencies } from "./dependencies.ts";
import { securityHeaders } from "./headers.ts";
import { httpStatuses } from "./refusals.ts";

const codes: Record<string, RefusalCode> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "too_slow",
};

/** A request that cannot be parsed reaches no hook, but gets the same kind of answer. */
export function parserErrorAnswer({
  config,
  metrics,
}: Pick<AppDependencies, "config" | "metrics">) {
  return (error: Error & { code?: string }, socket: Socket) => {
    const code = codes[error.code ?? ""] ?? "malformed";
    metrics?.onRefusal(code);
    if (!socket.writable || isAnswering(socket)) return socket.destroy();
    socket.end(answerText(config, code), () => socket.destroy());
  };
}

/** With several, a proxy and this server may disagree. HTTP/1.0 needs none. */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

export function addHostCheck(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (hasOneHost(request.raw)) return done();
    reply.header("cache-control", "no-store").header("connection", "close");
    reply.send(refused("malformed"));
  });
}

/** Part of an answer was already sent: another one would be read as its rest. */
function isAnswering(socket: Socket): boolean {
  const { _httpMessage } = socket as Socket & { _httpMessage?: { headersSent: boolean } };
  return _httpMessage?.headersSent === true;
}

function answerText(config: Config, code: RefusalCode): string {
  const body = JSON.stringify({ code, message: refusalMessages[code] });
  const status = httpStatuses[code];
  const headers = {
    ...securityHeaders(config),
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
