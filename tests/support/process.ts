import { onTestFinished } from "vitest";
import { type ServerProcess, spawnServer } from "./server-process.ts";

/** A server in a process of its own, gone when the test ends. */
export async function startProcess(
  settings: Record<string, string>,
): Promise<ServerProcess & { url: string }> {
  const server = spawnServer(settings);
  onTestFinished(async () => {
    server.kill("SIGKILL");
    await server.exited;
  });
  const url = await server.listening;
  if (!url) throw new Error(`The server did not start: ${server.printed()}`);
  return { ...server, url };
}

/** A server that is expected to refuse to start: its exit code, and what it says. */
export async function failedStart(settings: Record<string, string>) {
  const server = spawnServer(settings);
  const code = await server.exited;
  return { code, printed: server.printed() };
}
