import { type ChildProcess, spawn, spawnSync } from "node:child_process";

/** The site with hot reload on port 5173, the panel behind it, and the service restarting on changes. */
const start = (command: string, args: string[], env = {}): ChildProcess =>
  spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });

const { status } = spawnSync("node", ["app/content/build.ts"], { stdio: "inherit" });
if (status !== 0) process.exit(1);
const all = [
  start("node", ["--watch", "server/commands/serve.ts"], {
    API_ONLY: "true",
    SITE_DIR: ".content-collections/site",
    PANEL_URL: "http://localhost:5173",
  }),
  start("react-router", ["dev"]),
  start("vite", ["--config", "panel/vite.config.ts"]),
];
for (const child of all) {
  child.on("exit", (code) => {
    for (const other of all) other.kill();
    process.exitCode = code ?? 0;
  });
}
