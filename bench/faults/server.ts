import { spawnServer } from "../../tests/support/server-process.ts";

const roomy = {
  API_ONLY: "false",
  BOOKING_DAYS_AHEAD: "3650",
  LIMIT_BOOKINGS_PER_HOUR: "1000000",
  LIMIT_LOOKUPS_PER_MINUTE: "1000000",
  LOG_LEVEL: "info",
};

/** The real server with the built site. */
export async function startServer(settings: Record<string, string>) {
  const server = spawnServer({ ...roomy, ...settings });
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
