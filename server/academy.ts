import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Academy } from "../contract/academy.ts";

/** What the build wrote beside the site, so that both always tell the same. */
export function readAcademy(siteDir: string): Academy {
  const file = join(dirname(siteDir), "academy.json");
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} cannot be read: build the site first (npm run build).`, { cause });
  }
}
