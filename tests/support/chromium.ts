import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** An installed Chromium, or undefined where Playwright is to use its own. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.CHROME_PATH ?? "", ...candidates].find((file) => file && existsSync(file));
}

/** Makes sure that there is a browser: an installed one, the system's package when root, or Playwright's. */
export function installChromium(): void {
  if (findChromium()) return;
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { stdio: "inherit" });
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "chromium", "fonts-liberation"]);
  } else {
    run("npx", ["--no-install", "playwright", "install", "chromium"]);
  }
}
