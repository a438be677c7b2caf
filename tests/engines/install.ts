import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { WebKitPrograms } from "./webkit.ts";

/** The system's Firefox, or undefined. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH ?? inPath("firefox-esr") ?? inPath("firefox");
}

/** WebKitGTK with the small browser that comes with it, and a screen for that; or undefined. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = inPath("WebKitWebDriver");
  const [browser] = globSync("/usr/{lib,lib/*,libexec}/webkit{2gtk,gtk}-*/MiniBrowser");
  const screen = inPath("Xvfb");
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

export const missing = {
  firefox: "Firefox is not on this machine (Debian: firefox-esr)",
  webkit: "WebKit is not on this machine (Debian: webkit2gtk-driver and xvfb)",
};

/** Both from the system's packages, where that is allowed; where not, their flows say why they are skipped. */
export function installEngines(): void {
  const packages = [
    ...(findFirefox() ? [] : ["firefox-esr"]),
    ...(findWebKit() ? [] : ["webkit2gtk-driver", "xvfb"]),
  ];
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...args: string[]) => execFileSync("apt-get", args, { stdio: "inherit", env });
  try {
    run("update", "-qq");
    run("install", "-y", "-qq", "--no-install-recommends", ...packages);
  } catch {
    console.log(`${packages.join(", ")} could not be installed.`);
  }
}

function inPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
