import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { startProgress } from "../../terminal/progress.ts";
import { digestOfSources } from "./digest.ts";

/**
 * Builds the site, then the panel beside it. With --if-changed only where the sources are not the
 * ones of the last build that ended well: what is served is then what they say.
 */
const stamp = "build/digest.txt";
const digest = digestOfSources();
const isBuilt = existsSync(stamp) && readFileSync(stamp, "utf8") === digest;

if (!(isBuilt && process.argv.includes("--if-changed"))) {
  rmSync(stamp, { force: true });
  // With about how much of a hundred seconds each takes.
  const steps: [command: string, share: number][] = [
    ["react-router build", 90],
    ["vite build --config app/offline/vite.config.ts", 3],
    ["vite build --config panel/vite.config.ts", 6],
    ["node app/build/panel-integrity.ts", 1],
  ];
  const progress = startProgress(
    steps.map(([, share]) => share),
    { isShared: true },
  );
  const isDone = steps.every(([command]) => {
    progress.step(command);
    return spawnSync(command, { stdio: "inherit", shell: true }).status === 0;
  });
  if (isDone) {
    progress.done();
    writeFileSync(stamp, digest);
  }
  process.exitCode = isDone ? 0 : 1;
}
