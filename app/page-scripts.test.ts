import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** The pieces of each page, by its folder; not the dialog that React shows on the home page. */
const pieces = globSync("app/routes/*/*.tsx", { exclude: ["**/status-*.tsx"] });
const pages = Map.groupBy(pieces, path.dirname);
const sourcesOf = (files: string[]) => files.map((file) => readFileSync(file, "utf8")).join("\n");

/** What only React in the browser would run. */
const needsReact = /\buse(?:\w*Effect|State|Reducer|Ref|Navigate)\b|\bon[A-Z]\w+=/;

test("A page that React does not take over has no effect, no state and no handler", () => {
  const reading = [...pages].filter(([, files]) => !sourcesOf(files).includes("{ scripts: true }"));
  expect(reading.length).toBeGreaterThan(6);
  for (const [folder, files] of reading) expect(sourcesOf(files), folder).not.toMatch(needsReact);
});

test("Nor have the parts of every page", () => {
  const everywhere = ["navigation", "footer", "page-header", "sky-picture", "tab-links", "picture"];
  const files = ["app/root.tsx", ...everywhere.map((name) => `app/components/${name}.tsx`)];
  expect(sourcesOf(files)).not.toMatch(needsReact);
});
