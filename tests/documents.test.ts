import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "CHANGELOG.md",
  ...globSync("docs/**/*.md"),
];
const read = (file: string) => readFileSync(file, "utf8");
const folders = readdirSync(".", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test("Every command that a document names exists", () => {
  const scriptsOf = (file: string) => Object.keys(JSON.parse(read(file)).scripts);
  const scripts = { product: scriptsOf("package.json"), tools: scriptsOf("tools/package.json") };
  for (const file of documents) {
    for (const [, inTools, name] of read(file).matchAll(/npm (--prefix tools )?run ([\w:-]+)/g)) {
      expect(inTools ? scripts.tools : scripts.product, file).toContain(name);
    }
  }
});

test("Every file that a document links to exists", () => {
  for (const file of documents) {
    for (const [, target] of read(file).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)) {
      expect(existsSync(join(dirname(file), target!)), `${file}: ${target}`).toBe(true);
    }
  }
});

test("Every file and folder that a document names in backticks exists", () => {
  const missing = documents.flatMap((file) =>
    [...read(file).matchAll(/`([\w.-]+)((?:\/[\w.-]+)+\/?)`/g)]
      .filter(([, folder, rest]) => folders.includes(folder!) && !existsSync(folder! + rest))
      .map(([path]) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});
