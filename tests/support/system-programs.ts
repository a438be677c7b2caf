import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { TestContext } from "vitest";
import { installPackages } from "./system-packages.ts";

/** What tests of deploy/ and compose.yaml run, and the Debian package that brings it. */
const packages: Record<string, string> = {
  nginx: "nginx",
  caddy: "caddy",
  openssl: "openssl",
  "docker-compose": "docker-compose",
  "systemd-analyze": "systemd",
};

/** Installs what is missing of these, where that is allowed; each test without its program is skipped, and says why. */
export function installTools(): void {
  const missing = Object.keys(packages).filter((name) => !findTool(name));
  installPackages(missing.map((name) => packages[name]!));
  // Nor are they to start with the machine.
  const services = missing.filter((name) => name === "nginx" || name === "caddy");
  if (services.some(findTool)) spawnSync("systemctl", ["--quiet", "disable", ...services]);
}

function findTool(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** Where a program is; without it the test is skipped, and says why. */
export function needTool({ skip }: TestContext, name: string): string {
  return findTool(name) ?? skip(`${name} is not on this machine (Debian: ${packages[name]})`);
}

/** Runs it to its end: the exit code, and everything that it said. */
export function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  return { code: status, said: stdout + stderr };
}

/** The same beside the test, which goes on meanwhile: for what talks to a server that the test itself is. */
export async function runAside(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, said };
}
