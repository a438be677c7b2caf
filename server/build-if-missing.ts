import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** `npm start` on a fresh clone: make the site first, once. */
if (!existsSync("build/csp.json")) {
  const { status } = spawnSync("npm", ["run", "build"], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}
