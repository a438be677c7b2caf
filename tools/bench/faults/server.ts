import { spawnServer } from "../../../tests/support/server-process.ts";
import { roomy } from "../service.ts";

/** The real server with the built site. */
export async function startServer(settings: Record<string, string>) {
  const server = spawnServer({ API_ONLY: "false", ...roomy, LOG_LEVEL: "info", ...settings });
  const url = await server.listening;
  if (!url) throw new Error(`The server did not start: ${server.printed()}`);
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await server.exited;
  };
  return { url, end };
}

export async function withServer(
  settings: Record<string, string>,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const { url, end } = await startServer(settings);
  try {
    await work(url);
  } finally {
    await end("SIGTERM");
  }
}
