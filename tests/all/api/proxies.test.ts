import { readdirSync, readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, type TestContext, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { paths } from "../../../contract/public/paths.ts";
import {
  keyHeader,
  visitorAppointmentPaths,
} from "../../../contract/public/visitor-appointment.ts";
import { freePort } from "../../support/free-port.ts";
import { newKey } from "../../support/private-link.ts";
import { caddySettings, nginxSettings, startProxy } from "../../support/proxies.ts";
import { phoneNumber, type Service, startService } from "../../support/service.ts";
import { needTool } from "../../support/system-programs.ts";
import { startTcpProxy } from "../../support/tcp-proxy.ts";

type Options = { method?: string; headers?: object; localAddress?: string; body?: string };
type Ask = (path: string, options?: Options) => Promise<number>;
type Proxy = { ask: Ask; logged(): string };

const phone = "05321234567";
const key = newKey();
const settings = { TRUST_PROXY: "1", BEHIND_TLS: "true", LIMIT_LOOKUPS_PER_MINUTE: "2" };

async function startNginx(
  context: TestContext,
  upstream: number,
): Promise<Proxy & { http: number }> {
  const nginx = needTool(context, "nginx");
  const openssl = needTool(context, "openssl");
  const ports = { http: await freePort(), https: await freePort(), upstream };
  const { folder, settings: file } = nginxSettings(openssl, ports);
  startProxy(folder, nginx, ["-c", file, "-p", folder]);
  const ask = asking(`https://127.0.0.1:${ports.https}`);
  await untilReady(ask);
  const logs = () => readdirSync(folder).filter((name) => name.endsWith(".log"));
  return {
    ask,
    http: ports.http,
    logged: () =>
      logs()
        .map((name) => readFileSync(join(folder, name), "utf8"))
        .join(""),
  };
}

async function startCaddy(context: TestContext, upstream: number): Promise<Proxy> {
  const caddy = needTool(context, "caddy");
  const ports = { http: await freePort(), https: 0, upstream };
  const { folder, settings: file } = caddySettings(caddy, ports);
  const logged = startProxy(folder, caddy, ["run", "--config", file]);
  const ask = asking(`http://127.0.0.1:${ports.http}`);
  await untilReady(ask);
  return { ask, logged };
}

const proxies = { nginx: startNginx, Caddy: startCaddy };
const names = Object.keys(proxies) as (keyof typeof proxies)[];

test.for(names)(
  "%s logs every request without phone numbers or keys, failed ones too",
  async (name, context) => {
    const service = await startService({ engine: "sqlite", settings });
    const wire = await startTcpProxy(portOf(service));
    const { ask, logged } = await proxies[name](context, wire.port);
    expect(await ask(paths.lookup(phone))).toBe(200);
    expect(await ask(`/${phone}?telefon=${phone}`, { headers: { referer: `/${phone}` } })).toBe(
      404,
    );
    const headers = { [keyHeader]: key };
    expect(await ask(visitorAppointmentPaths.show, { headers })).toBe(404);
    wire.cut();
    expect(await ask(paths.lookup(phone))).toBe(502);
    expect(await ask(visitorAppointmentPaths.show, { headers })).toBe(502);
    for (const status of [200, 404, 502]) {
      await expect.poll(logged, { timeout: 60_000 }).toMatch(new RegExp(`\\b${status}\\b`));
    }
    expect(logged()).not.toContain(key);
    expect(logged()).not.toMatch(/5321234567|127\.0\.0\.1[^:]/);
  },
);

test.for(names)(
  "Behind %s visitors are counted by their real address, not by a forged header",
  async (name, context) => {
    const service = await startService({ engine: "sqlite", settings });
    const { ask } = await proxies[name](context, portOf(service));
    const lookUp = (index: number, localAddress = "127.0.0.1") =>
      ask(paths.lookup(phoneNumber(500_000_000 + index)), {
        localAddress,
        headers: { "x-forwarded-for": `203.0.113.${index}` },
      });
    expect(await lookUp(1)).toBe(200);
    expect(await lookUp(2)).toBe(200);
    expect(await lookUp(3)).toBe(429);
    expect(await lookUp(4, "127.0.0.2")).toBe(200);
  },
);

test("nginx lets a long call of the panel through, and refuses too many at once", async (context) => {
  const service = await startService({ engine: "sqlite", settings });
  const { ask } = await startNginx(context, portOf(service));
  const post = (length: number) =>
    ask(panelPaths.hours, { method: "POST", body: "x".repeat(length) });
  expect(await post(256 * 1024)).toBe(403);
  expect(await post(256 * 1024 + 1)).toBe(413);
  const statuses = await Promise.all(Array.from({ length: 150 }, () => ask(paths.settings)));
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await ask("/healthz"), "pages are not counted").toBe(200);
});

test("nginx redirects pages from HTTP to HTTPS on the same host, and refuses calls", async (context) => {
  const service = await startService({ engine: "sqlite", settings });
  const { http } = await startNginx(context, portOf(service));
  const answer = await fetch(`http://127.0.0.1:${http}/about?a=1`, { redirect: "manual" });
  expect(answer.status).toBe(308);
  expect(answer.headers.get("location")).toBe("https://127.0.0.1/about?a=1");
  expect((await fetch(`http://127.0.0.1:${http}${paths.lookup(phone)}`)).status).toBe(403);
});

function portOf({ url }: Service): number {
  return Number(new URL(url).port);
}

/** Only the status: the certificate is our own, and addresses of the visitor's side can be chosen. */
function asking(origin: string): Ask {
  const request = origin.startsWith("https") ? httpsRequest : httpRequest;
  return (path, { method, headers = {}, localAddress, body } = {}) =>
    new Promise((resolve, reject) => {
      const options = {
        method,
        headers: { ...headers },
        localAddress,
        rejectUnauthorized: false,
        agent: false,
      };
      const sending = request(origin + path, options, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      sending.on("error", reject).end(body);
    });
}

async function untilReady(ask: Ask): Promise<void> {
  while ((await ask("/healthz").catch(() => 0)) !== 200) await setTimeout(50);
}
