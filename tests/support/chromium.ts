import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

// The shell first: a whole Chromium draws the interface of each window beside its page, for half as
// much time again.
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** An installed Chromium, or undefined where Playwright is to use its own. */
export function findChromium(): string | undefined {
  return process.env.CHROME_PATH ?? names.map(inPath).find(Boolean);
}

/** One with windows and all: the shell has no memory for pages that were left. */
export function findWholeChromium(): string | undefined {
  return names.slice(1).map(inPath).find(Boolean);
}

/** How every test starts it. */
export const chromiumOptions = {
  executablePath: findChromium(),
  args: [
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // The shell's own letters are drawn, and pictures further down asked for, unlike any window's.
    "--font-render-hinting=slight",
    "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
  ],
};

function inPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Makes sure that there is a browser: the system's package when root, an installed one, or Playwright's. */
export function installChromium(): void {
  if (process.env.CHROME_PATH || inPath("chromium-headless-shell")) return;
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { stdio: "inherit" });
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "chromium-headless-shell", "fonts-liberation"]);
  } else if (!findChromium()) {
    run("npx", ["--no-install", "playwright", "install", "chromium"]);
  }
}
