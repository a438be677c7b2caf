/** Reads what the build wrote for the server. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Academy } from "../contract/academy.ts";
import type { Redirects } from "../contract/redirects.ts";

export const readAcademy = (siteDir: string) => readBuilt<Academy>(siteDir, "academy.json");

export const readRedirects = (siteDir: string) => readBuilt<Redirects>(siteDir, "redirects.json");

/** Hashes of inline scripts by page. */
export const readScriptHashes = (siteDir: string) =>
  readBuilt<Record<string, string[]>>(siteDir, "csp.json");

function readBuilt<T>(siteDir: string, name: string): T {
  const file = join(dirname(siteDir), name);
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} cannot be read: build the site first (npm run build).`, { cause });
  }
}
