import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Config } from "./config.ts";

type Limits = {
  /** Milliseconds after which it is killed. */
  limit: number;
  /** It is killed when this server stops. */
  signal?: AbortSignal;
};

/** Runs a command in another process, so that it does not block requests. Returns what it printed; throws if it failed. */
export async function runAside(
  command: URL,
  words: string[],
  { DATA_DIR, DATABASE_URL = "", BACKUP_DIR = "", BACKUP_KEY = "" }: Config,
  { limit, signal }: Limits,
): Promise<string> {
  const running = promisify(execFile)(process.execPath, [fileURLToPath(command), ...words], {
    // An empty setting counts as missing.
    env: { ...process.env, DATA_DIR, DATABASE_URL, BACKUP_DIR, BACKUP_KEY },
    timeout: limit,
    // A process that is stopped, or waits for a network folder, ignores the others.
    killSignal: "SIGKILL",
  });
  const kill = () => running.child.kill("SIGKILL");
  signal?.addEventListener("abort", kill);
  try {
    return (await running).stdout;
  } finally {
    signal?.removeEventListener("abort", kill);
  }
}
