import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { FastifyServerOptions } from "fastify";
import type { Config } from "../config.ts";
import { networksOf } from "./limits.ts";

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
  /** Of these, how many one address, or for IPv6 one /48, can hold. */
  connectionsOfAddress: number;
};

export const defaultLimits: Omit<ConnectionLimits, "connections" | "connectionsOfAddress"> = {
  headers: 10_000,
  request: 15_000,
  silence: 30_000,
  answer: 120_000,
  idle: 72_000,
  checkEvery: 1000,
  stop: 5000,
};

/** Behind a proxy all connections come from its address: the shares are the proxy's to keep. */
export function connectionLimits({
  MAX_CONNECTIONS: connections,
  TRUST_PROXY,
}: Pick<Config, "MAX_CONNECTIONS" | "TRUST_PROXY">) {
  return {
    connections,
    connectionsOfAddress: TRUST_PROXY ? connections : Math.ceil(connections / 10),
  };
}

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
  const heldBy = new Map<string, number>();
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
      const network = networksOf(socket.remoteAddress ?? "").at(-1)!.network;
      const held = (heldBy.get(network) ?? 0) + 1;
      if (sockets.size >= limits.connections || held > limits.connectionsOfAddress) {
        return socket.destroy();
      }
      sockets.add(socket);
      heldBy.set(network, held);
      socket.once("close", () => {
        sockets.delete(socket);
        const left = heldBy.get(network)! - 1;
        if (left > 0) heldBy.set(network, left);
        else heldBy.delete(network);
      });
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
