import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { differingFiles, skyFiles } from "./files.ts";

const folder = join(import.meta.dirname, "../content/sky");
const files = skyFiles();

if (process.argv.includes("--check")) {
  for (const name of differingFiles(folder, files)) {
    console.error(`content/sky/${name} differs from what sky/ computes: run npm run sky`);
    process.exitCode = 1;
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}
