import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Order = {
  folder: string;
  command?: string;
  args?: string[];
  uid?: number;
  gid?: number;
  env?: Record<string, string>;
};

/** A folder that every user may enter: PostgreSQL runs as another one. */
export function newRunFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "akademi-test-"));
  chmodSync(folder, 0o755);
  return folder;
}

/** Hands a folder, and a command that works in it, to a process that outlives us and cleans up. */
export function supervise(order: Order, output: "inherit" | "pipe" = "inherit"): ChildProcess {
  const supervisor = join(import.meta.dirname, "supervisor.ts");
  return spawn(process.execPath, [supervisor, JSON.stringify(order)], {
    // In a group of its own: a signal for ours must not end it before it has cleaned up.
    detached: true,
    stdio: ["pipe", output, output],
  });
}

/** Lets the command end, and waits until it and its folder are gone. */
export async function dismiss(supervisor: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => supervisor.once("exit", resolve));
  supervisor.stdin?.end();
  if (supervisor.exitCode === null && supervisor.signalCode === null) await exited;
}
