import { type SpawnOptions, spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { Order } from "./supervised.ts";

/**
 * Runs a command and keeps a folder for a parent who holds the other end of our standard input. That
 * end closes with the parent however it dies, SIGKILL included: then the command and all that it
 * started are ended, and the folder is removed.
 */
const { folder, command, args = [], uid, gid, env }: Order = JSON.parse(process.argv[2]!);
const parentIsGone = new Promise<void>((resolve) => {
  process.stdin.once("close", resolve).resume();
});

if (command) await runUntilEither(command);
else await parentIsGone;
await remove(folder);
process.exit();

async function runUntilEither(command: string): Promise<void> {
  const options: SpawnOptions = {
    ...(uid !== undefined && { uid, gid }),
    env: { ...process.env, ...env, TMPDIR: folder },
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
  };
  const child = spawn(command, args, options);
  const exited = new Promise<void>((resolve) => {
    child.once("exit", (code) => {
      process.exitCode = code ?? 1;
      resolve();
    });
    child.once("error", (error) => {
      console.error(error.message);
      process.exitCode = 1;
      resolve();
    });
  });
  await Promise.race([exited, parentIsGone]);
  if (child.pid === undefined) return;
  for (const signal of ["SIGINT", "SIGKILL"] as const) {
    if (await endGroup(child.pid, signal)) return;
  }
}

/** Tries again while an ending process still writes into it. */
async function remove(folder: string): Promise<void> {
  for (let tries = 0; tries < 100 && existsSync(folder); tries += 1) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      await setTimeout(100);
    }
  }
}

/** True as soon as nothing of the group is left. */
async function endGroup(leader: number, signal: NodeJS.Signals): Promise<boolean> {
  for (let waited = 0; waited < 5000; waited += 50) {
    try {
      process.kill(-leader, waited === 0 ? signal : 0);
    } catch {
      return true;
    }
    await setTimeout(50);
  }
  return false;
}
