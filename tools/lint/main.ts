/** `npm run check`: what may import what, and no circle. */
import { globSync, readFileSync } from "node:fs";
import { refusedImports } from "./imports.ts";

const generated = [
  "**/node_modules",
  "build",
  "data",
  "shots",
  "test-results",
  "playwright-report",
];
const names = globSync("**/*.{ts,tsx,mts,js,jsx,mjs,css}", { exclude: generated });
const files = Object.fromEntries(names.map((name) => [name, readFileSync(name, "utf8")]));
const refused = refusedImports(files);

for (const sentence of refused) console.error(sentence);
console.log(`Checked the imports of ${names.length} files: ${refused.length} refused.`);
if (refused.length > 0) process.exitCode = 1;
