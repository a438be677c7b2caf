import { onTestFinished } from "vitest";
import { type Answers, openMailServer } from "./mail-server.ts";

export { mailSettings, readableMail } from "./mail-server.ts";

/** Gone when the test ends. */
export async function startMailServer(port = 0, answers: Answers = {}) {
  const server = await openMailServer(port, answers);
  onTestFinished(server.stop);
  return server;
}
