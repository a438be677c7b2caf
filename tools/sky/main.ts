import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { auditText } from "./audit-document.ts";
import { differingFiles, skyFiles } from "./files.ts";

const folder = join(import.meta.dirname, "../../content/sky");

if (process.argv.includes("--audit")) {
  writeFileSync(join(import.meta.dirname, "audit.md"), auditText());
} else if (process.argv.includes("--check")) {
  for (const name of differingFiles(folder, skyFiles())) {
    console.error(
      `content/sky/${name} differs from what sky/ computes: run npm --prefix tools run sky`,
    );
    process.exitCode = 1;
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(skyFiles())) writeFileSync(join(folder, name), text);
}
