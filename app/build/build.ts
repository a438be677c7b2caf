import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { digestOfSources } from "./digest.ts";

/**
 * Builds the site, then the service worker and the panel. With --if-changed only if the sources have changed since the
 * last successful build.
 */
const stamp = "build/digest.txt";
const digest = digestOfSources();
const isBuilt = existsSync(stamp) && readFileSync(stamp, "utf8") === digest;

if (!(isBuilt && process.argv.includes("--if-changed"))) {
  rmSync(stamp, { force: true });
  const isDone = [
    "react-router build",
    "vite build --config app/offline/vite.config.ts",
    "vite build --config panel/vite.config.ts",
    "node app/build/finish-panel.ts",
  ].every((command) => {
    console.log(`\n> ${command}`);
    return spawnSync(command, { stdio: "inherit", shell: true }).status === 0;
  });
  if (isDone) writeFileSync(stamp, digest);
  process.exitCode = isDone ? 0 : 1;
}
