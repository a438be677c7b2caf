import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** `npm start` on a fresh clone: make the site first, once; the panel is the last of it. */
if (!existsSync("build/client/yonetim/index.html")) {
  const { status } = spawnSync("npm", ["run", "build"], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}
