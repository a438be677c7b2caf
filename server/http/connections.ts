import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { FastifyServerOptions } from "fastify";
import type { Config } from "../config.ts";

/** How long, in milliseconds, and how many: no client can hold more than this. */
export type ConnectionLimits = {
  /** From the first word, or from connecting, to the end of the headers. */
  headers: number;
  /** To the end of the body. */
  request: number;
  /** Neither side has sent anything: whoever reads nothing, too. */
  silence: number;
  /** From being asked to the answer's end, however it is read. A stream of events has none. */
  answer: number;
  /** After an answer, for the next request. Longer than proxies keep a connection open. */
  idle: number;
  /** How often the first two are looked at. */
  checkEvery: number;
  /** For requests in flight when the server is told to stop. */
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
  /** Nothing new comes in; resolves when what was open has gone, by itself or in the end by force. */
  stop(): Promise<void>;
};

/** The servers on all addresses that the host has, and every connection to them. */
export function openConnections(
  { HOST }: Pick<Config, "HOST">,
  limits: ConnectionLimits,
  onClientError: ClientError,
): Connections {
  const sockets = new Set<Socket>();
  const servers: Server[] = [];

  function makeServer(handler: RequestListener): Server {
    const server = createServer(
      {
        headersTimeout: limits.headers,
        requestTimeout: limits.request,
        keepAliveTimeout: limits.idle,
        connectionsCheckingInterval: limits.checkEvery,
        // Answered by us, like everything else: see parser-errors.ts.
        requireHostHeader: false,
      },
      handler,
    );
    server.setTimeout(limits.silence);
    server.on("checkExpectation", handler);
    server.on("request", (_request, response) => endInTime(response, limits.answer));
    server.on("connection", (socket: Socket) => {
      if (sockets.size >= limits.connections) return socket.destroy();
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
    servers.push(server);
    return server;
  }

  /** "localhost" is two addresses where a machine has both. */
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
    async stop() {
      for (const server of servers) server.close();
      const force = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, limits.stop);
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      await Promise.all(
        [...sockets].map((socket) => new Promise((done) => socket.once("close", done))),
      );
      clearTimeout(force);
    },
  };
}

function endInTime(response: ServerResponse, limit: number): void {
  const timer = setTimeout(() => {
    if (response.getHeader("content-type") !== "text/event-stream") response.destroy();
  }, limit);
  response.once("close", () => clearTimeout(timer));
}
