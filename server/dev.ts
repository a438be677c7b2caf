import { type ChildProcess, spawn } from "node:child_process";

/** The site with hot reload on 5173, the service restarting on change behind it on 3000. */
const start = (command: string, args: string[], env = {}): ChildProcess =>
  spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });

const both = [
  start("node", ["--watch", "server/main.ts"], { API_ONLY: "true" }),
  start("react-router", ["dev"]),
];
for (const child of both) {
  child.on("exit", (code) => {
    for (const other of both) other.kill();
    process.exitCode = code ?? 0;
  });
}
