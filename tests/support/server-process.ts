import { spawn } from "node:child_process";

export type ServerProcess = {
  pid: number;
  /** Its address, or undefined where it ended before it listened. */
  listening: Promise<string | undefined>;
  exited: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
  /** What it has said, or the end of it. */
  printed(): string;
};

const longestText = 10_000;

/** The real server, as `npm start` runs it, but on a free port and without the site. */
export function spawnServer(settings: Record<string, string>): ServerProcess {
  const env = {
    PATH: process.env.PATH,
    PORT: "0",
    HOST: "127.0.0.1",
    API_ONLY: "true",
    ...settings,
  };
  const command = ["--import", "./tests/support/exit-with-parent.js", "server/commands/serve.ts"];
  const child = spawn(process.execPath, command, { env, stdio: "pipe" });
  const exited = new Promise<number | null>((resolve) => child.once("close", resolve));
  let text = "";
  const heard = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        text = (text + chunk).slice(-longestText);
        const url = /Server listening at (http:\S+)"/.exec(text)?.[1];
        if (url) resolve(url);
      });
    }
  });
  return {
    pid: child.pid!,
    listening: Promise.race([heard, exited.then(() => undefined)]),
    exited,
    kill: (signal) => void child.kill(signal),
    printed: () => text,
  };
}
