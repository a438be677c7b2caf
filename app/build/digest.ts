import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** What a build reads, besides the .ts and .json files of the root. */
export const folders = ["app", "booking", "content", "contract", "panel", "public"];

/** Depends only on names and contents of the sources, not on their place or dates. */
export function digestOfSources(root = "."): string {
  const digest = createHash("sha256");
  for (const file of sourceFiles(root)) {
    digest
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return digest.digest("hex");
}

function sourceFiles(root: string): string[] {
  const entries = [
    ...readdirSync(root, { withFileTypes: true }).filter(({ name }) => /\.(ts|json)$/.test(name)),
    ...folders.flatMap((folder) =>
      readdirSync(join(root, folder), { withFileTypes: true, recursive: true }),
    ),
  ];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
