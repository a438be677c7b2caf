import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findWholeChromium } from "../../support/chromium.ts";
import { installPackages } from "../../support/system-packages.ts";
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

/**
 * These and a whole Chromium from the system's packages, where that is allowed; where not, their tests say why they
 * are skipped.
 */
export function installEngines(): void {
  installPackages([
    ...(findWholeChromium() ? [] : ["chromium"]),
    ...(findFirefox() ? [] : ["firefox-esr"]),
    ...(findWebKit() ? [] : ["webkit2gtk-driver", "xvfb"]),
  ]);
}

function inPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
