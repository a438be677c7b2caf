import { spawn } from "node:child_process";
import { expect, onTestFinished, test } from "vitest";
import { rawSocket } from "../../support/raw-socket.ts";
import { temporaryStorage } from "../../support/service.ts";

/** As a person or a service manager starts it; a signal goes to npm alone. */
async function npmStart() {
  const settings = { PORT: "0", HOST: "127.0.0.1", API_ONLY: "true" };
  const env = { ...process.env, ...settings, ...(await temporaryStorage("sqlite")) };
  // In a group of its own, which is how whatever is left over can be ended.
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
  "%s to npm start ends the server and frees its port, whatever is connected [27.3]",
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

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
