import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { connectionLimits, defaultLimits } from "../../../server/http/connections.ts";
import { watchRoutes } from "../../support/routes.ts";
import { startService } from "../../support/service.ts";

const seconds = (ms: number) => `${ms / 1000}s`;

test("The samples of nginx and Caddy take the longest call and have the server's own limits", async () => {
  const routes = watchRoutes();
  await startService();
  const longest = Math.max(...routes.map(({ bodyLimit = 0 }) => bodyLimit)) / 1024;
  const nginx = readFileSync("deploy/nginx.conf", "utf8");
  const settingOf = (name: string) => nginx.match(new RegExp(`^ *${name} (.*);`, "m"))?.[1];
  expect(settingOf("client_max_body_size")).toBe(`${longest}k`);
  expect(settingOf("client_header_timeout")).toBe(seconds(defaultLimits.headers));
  expect(settingOf("client_body_timeout")).toBe(seconds(defaultLimits.request));
  expect(settingOf("send_timeout")).toBe(seconds(defaultLimits.silence));
  const config = readConfig({});
  const { connectionsOfAddress } = connectionLimits(config);
  expect(settingOf("limit_conn")).toBe(`akademi_connections ${connectionsOfAddress}`);
  const calls = 10 * config.LIMIT_LOOKUPS_PER_MINUTE;
  expect(settingOf("limit_req_zone")).toBe(`$visitor zone=akademi_calls:10m rate=${calls}r/m`);
  expect(settingOf("limit_req")).toMatch(/^zone=akademi_calls /);

  const caddy = readFileSync("deploy/Caddyfile", "utf8");
  expect(caddy).toContain(`max_size ${longest}KiB`);
  expect(caddy).toContain(`read_header ${seconds(defaultLimits.headers)}`);
});
