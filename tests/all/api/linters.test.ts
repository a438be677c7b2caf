import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DockerfileParser } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { nginxSettings } from "../../support/proxies.ts";
import { needTool, run } from "../../support/system-programs.ts";

const domain = { DOMAIN: "www.example.com", POSTGRES_PASSWORD: "gizli" };

test("The Dockerfile has no lint finding, and its last stage runs as a plain user", () => {
  const text = readFileSync("Dockerfile", "utf8");
  expect(validate(text).map(({ message }) => message)).toEqual([]);
  const last = DockerfileParser.parse(text).getInstructions();
  const names = last.map((instruction) => instruction.getKeyword());
  const user = last[names.lastIndexOf("USER")]!;
  expect(user.getArgumentsContent()).toBe("node");
  expect(names.lastIndexOf("USER")).toBeGreaterThan(names.lastIndexOf("FROM"));
  expect(names.lastIndexOf("USER")).toBeGreaterThan(names.lastIndexOf("RUN"));
});

test("docker-compose accepts compose.yaml", (context) => {
  const isPlugin = run("docker", ["compose", "version"]).code === 0;
  const compose = isPlugin ? "docker" : needTool(context, "docker-compose");
  const config = (file: string) =>
    run(compose, [...(isPlugin ? ["compose"] : []), "-f", file, "config"]);
  const folder = mkdtempSync(join(tmpdir(), "compose-"));
  writeFileSync(join(folder, "compose.yaml"), readFileSync("compose.yaml"));
  const settings = Object.entries(domain).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, ".env"), settings.join(""));
  const { code, said } = config(join(folder, "compose.yaml"));
  expect({ code, said: code === 0 ? "" : said }).toEqual({ code: 0, said: "" });
  expect(said).toContain("DATABASE_URL: postgres://akademi:gizli@database:5432/akademi");
  expect(said).toContain("PANEL_URL: https://www.example.com");
  writeFileSync(join(folder, ".env"), "DOMAIN=www.example.com\n");
  expect(config(join(folder, "compose.yaml")).code).not.toBe(0);
});

test("systemd accepts the unit and rates it as well confined", (context) => {
  const analyze = needTool(context, "systemd-analyze");
  const folder = mkdtempSync(join(tmpdir(), "unit-"));
  const unit = join(folder, "akademi.service");
  const text = readFileSync("deploy/akademi.service", "utf8");
  writeFileSync(unit, text.replaceAll("/opt/akademi", resolve(".")));
  expect(run(analyze, ["verify", unit])).toEqual({ code: 0, said: "" });
  // Tenths of 10: below 2 the analysis says "OK", the best that a service with a network gets.
  const strict = ["security", "--offline=true", "--threshold=15", "--no-pager", unit];
  expect(run(analyze, strict).code).toBe(0);
});

test("nginx accepts its sample configuration", (context) => {
  const nginx = needTool(context, "nginx");
  const openssl = needTool(context, "openssl");
  const { folder, settings } = nginxSettings(openssl, {
    http: 18_080,
    https: 18_443,
    upstream: 3000,
  });
  const { code, said } = run(nginx, ["-t", "-c", settings, "-p", folder]);
  expect({ code, said }).toMatchObject({ code: 0 });
  expect(said).not.toContain("[warn]");
});

test("Caddy accepts its sample configuration and would not reformat it", (context) => {
  const caddy = needTool(context, "caddy");
  const file = ["--config", "deploy/Caddyfile", "--adapter", "caddyfile"];
  const { code, said } = run(caddy, ["validate", ...file], domain);
  expect({ code, said }).toMatchObject({ code: 0 });
  expect(said).not.toContain('"level":"warn"');
  expect(run(caddy, ["fmt", "deploy/Caddyfile"]).said).toBe(
    readFileSync("deploy/Caddyfile", "utf8"),
  );
});
