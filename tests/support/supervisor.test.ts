import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test, vi } from "vitest";

/** A run that starts a server in a folder, both under supervision, and tells which they are. */
const run = `
  import { newRunFolder, supervise } from ${JSON.stringify(join(import.meta.dirname, "supervised.ts"))};
  const folder = newRunFolder();
  const script = 'require("net").createServer().listen(0, () => console.log(process.pid))';
  const supervisor = supervise({ folder, command: process.execPath, args: ["-e", script] }, "pipe");
  supervisor.stdout.once("data", (pid) => console.log(JSON.stringify({ folder, pid: Number(pid) })));
`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(["SIGKILL", "SIGTERM", "SIGINT"] as const)(
  "A run that %s ends leaves no process and no folder",
  async (signal) => {
    const runner = spawn(process.execPath, ["--input-type=module", "-e", run], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const line = await new Promise<string>((resolve) => {
      createInterface(runner.stdout).once("line", resolve);
    });
    const { folder, pid } = JSON.parse(line);
    expect(folder.startsWith(tmpdir())).toBe(true);
    writeFileSync(join(folder, "left"), "behind");
    expect(isAlive(pid)).toBe(true);
    runner.kill(signal);
    await vi.waitFor(() => expect([isAlive(pid), existsSync(folder)]).toEqual([false, false]), {
      timeout: 25_000,
    });
  },
);
