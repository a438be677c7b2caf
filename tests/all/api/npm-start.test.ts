import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { rawSocket } from "../../support/raw-socket.ts";
import { emptyStorage } from "../../support/service.ts";
import { newRunFolder } from "../../support/supervised.ts";

/** As a person or a service manager starts it; a signal goes to npm alone. */
async function npmStart() {
  const settings = { PORT: "0", HOST: "127.0.0.1", API_ONLY: "true" };
  const env = { ...process.env, ...settings, ...(await emptyStorage("sqlite")) };
  // In a process group of its own, so that the test can end all that is left.
  const npm = spawn("npm", ["start"], { env, stdio: "pipe", detached: true });
  onTestFinished(() => {
    try {
      process.kill(-npm.pid!, "SIGKILL");
    } catch {
      // Nothing is left.
    }
  });
  const ended = new Promise<number | null>((resolve) => npm.once("exit", resolve));
  let printed = "";
  const url = await new Promise<string>((resolve, reject) => {
    npm.once("exit", () => reject(new Error(printed)));
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        printed += chunk;
        const address = /Server listening at (http:\S+)"/.exec(printed)?.[1];
        if (address) resolve(address);
      });
    }
  });
  return { npm, url, ended };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s to npm start ends the server and frees its port, with connections open",
  async (signal) => {
    const { npm, url, ended } = await npmStart();
    const halfSent = await rawSocket(url);
    halfSent.send("POST /api/randevu/al HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n");
    await fetch(`${url}/healthz`);
    process.kill(npm.pid!, signal);
    await ended;
    // The group is empty once the server itself has gone.
    await expect.poll(() => isAlive(-npm.pid!), { timeout: 60_000 }).toBe(false);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  },
);

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s to npm start during its build ends the build, and a half-built site is never served",
  async (signal) => {
    const folder = copyOfSources();
    mkdirSync(join(folder, "build"));
    writeFileSync(join(folder, "build/digest.txt"), "of older sources");
    const npm = spawn("npm", ["start"], { cwd: folder, stdio: "ignore", detached: true });
    const ended = new Promise((resolve) => npm.once("exit", resolve));
    onTestFinished(() => {
      for (const { pid } of processesIn(folder)) process.kill(pid, "SIGKILL");
    });
    const isBuilding = () =>
      processesIn(folder).some(({ command }) => command.includes("react-router"));
    await expect.poll(isBuilding, { timeout: 120_000 }).toBe(true);
    process.kill(npm.pid!, signal);
    await ended;
    // A stop takes ten seconds at most; the rest is a busy machine's.
    await expect.poll(() => processesIn(folder), { timeout: 20_000 }).toEqual([]);
    expect(existsSync(join(folder, "build/digest.txt"))).toBe(false);
  },
);

/** What the image's build is given, which is all that a build reads, with our packages. */
function copyOfSources(): string {
  const folder = newRunFolder();
  const allowed = readFileSync(".dockerignore", "utf8").matchAll(/^!(.+)$/gm);
  for (const [, path] of allowed) cpSync(path!, join(folder, path!), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

/** By where they work: a process that has lost its parent is still there. */
function processesIn(folder: string): { pid: number; command: string }[] {
  return globSync("/proc/[0-9]*").flatMap((of) => {
    try {
      if (readlinkSync(`${of}/cwd`) !== folder) return [];
      const command = readFileSync(`${of}/cmdline`, "utf8").replaceAll("\0", " ");
      return command ? [{ pid: Number(of.slice("/proc/".length)), command }] : [];
    } catch {
      return []; // It has just ended.
    }
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
