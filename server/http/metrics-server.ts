import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { refusals } from "../../contract/refusals.ts";
import type { Metrics } from "./metrics.ts";

const timeout = 5000;
const mostConnections = 20;

/** On a port of its own, which the outside need not reach. */
export async function serveMetrics(
  { registry }: Metrics,
  { port, host }: { port: number; host: string },
): Promise<{ url: string; close(): void }> {
  const limits = {
    headersTimeout: timeout,
    requestTimeout: timeout,
    connectionsCheckingInterval: 1000,
  };
  const server = createServer(limits, async ({ method, url }, answer) => {
    if (method !== "GET" || url !== "/metrics") {
      answer.writeHead(404, { "content-type": "application/json; charset=utf-8" });
      return answer.end(JSON.stringify({ code: "not_found", message: refusals.not_found }));
    }
    const text = await registry.metrics();
    answer.writeHead(200, { "content-type": registry.contentType }).end(text);
  });
  server.maxConnections = mostConnections;
  server.setTimeout(2 * timeout);
  server.listen(port, host);
  await once(server, "listening");
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${own}/metrics`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
