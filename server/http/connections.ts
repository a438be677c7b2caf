import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { FastifyServerOptions } from "fastify";
import type { Config } from "../config.ts";

/** Limits that keep clients from holding connections. Times are in milliseconds. */
export type ConnectionLimits = {
  /** From connecting, or from the first byte, to the end of the headers. */
  headers: number;
  /** To the end of the body. */
  request: number;
  /** Without any data in either direction, for example because the client does not read. */
  silence: number;
  /** From the request to the end of the answer, however slowly it is read. Not for event streams. */
  answer: number;
  /** Between two requests. Longer than proxies keep a connection open. */
  idle: number;
  /** How often the first two limits are checked. */
  checkEvery: number;
  /** For requests in flight when the server stops. */
  stop: number;
  connections: number;
};

export const defaultLimits: Omit<ConnectionLimits, "connections"> = {
  headers: 10_000,
  request: 15_000,
  silence: 30_000,
  answer: 120_000,
  idle: 72_000,
  checkEvery: 1000,
  stop: 5000,
};

type ClientError = NonNullable<FastifyServerOptions["clientErrorHandler"]>;

export type Connections = {
  serverFactory(handler: RequestListener): Server;
  count(): number;
  isStopping(): boolean;
  /** Accepts no new connections. Resolves when the open ones have ended; after the limit they are destroyed. */
  stop(): Promise<void>;
};

/** Creates the servers on all addresses of the host, and tracks their connections. */
export function openConnections(
  { HOST }: Pick<Config, "HOST">,
  limits: ConnectionLimits,
  onClientError: ClientError,
): Connections {
  const sockets = new Set<Socket>();
  const servers: Server[] = [];
  /** Those that have not ended, and when they have to, the oldest first: one timer for all costs less than one each. */
  const answers = new Map<ServerResponse, number>();
  const check = setInterval(endLateAnswers, limits.checkEvery).unref();
  let isStopping = false;

  function makeServer(handler: RequestListener): Server {
    const server = createServer(
      {
        headersTimeout: limits.headers,
        requestTimeout: limits.request,
        keepAliveTimeout: limits.idle,
        connectionsCheckingInterval: limits.checkEvery,
        // Checked in parser-errors.ts, where the answer has our format.
        requireHostHeader: false,
      },
      handler,
    );
    server.setTimeout(limits.silence);
    server.on("checkExpectation", handler);
    server.on("request", (_request, response) => {
      answers.set(response, performance.now() + limits.answer);
      response.once("close", () => answers.delete(response));
    });
    server.on("connection", (socket: Socket) => {
      if (sockets.size >= limits.connections) return socket.destroy();
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
    servers.push(server);
    return server;
  }

  function endLateAnswers(): void {
    const now = performance.now();
    for (const [response, end] of answers) {
      if (end > now) return;
      answers.delete(response);
      if (response.getHeader("content-type") !== "text/event-stream") response.destroy();
    }
  }

  /** "localhost" may be an IPv4 and an IPv6 address. */
  function alsoListen(main: Server, handler: RequestListener): void {
    const { address, port } = main.address() as AddressInfo;
    const second = makeServer(handler);
    second.on("clientError", onClientError).on("error", () => {});
    second.listen(port, address === "::1" ? "127.0.0.1" : "::1");
  }

  return {
    serverFactory(handler) {
      const main = makeServer(handler);
      if (HOST === "localhost") main.once("listening", () => alsoListen(main, handler));
      return main;
    },
    count: () => sockets.size,
    isStopping: () => isStopping,
    async stop() {
      isStopping = true;
      for (const server of servers) server.close();
      const force = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, limits.stop);
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      await Promise.all(
        [...sockets].map((socket) => new Promise((done) => socket.once("close", done))),
      );
      clearTimeout(force);
      clearInterval(check);
    },
  };
}
