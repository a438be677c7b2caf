import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** A sheet's imports in their order, as "path layer". */
function importsOf(sheet: string) {
  const imports = readFileSync(sheet, "utf8").matchAll(/@import "(.+)"(?: layer\((.+)\))?;/g);
  return [...imports].map(([, file, layer]) => `${path.join(path.dirname(sheet), file!)} ${layer}`);
}

function layerOf(file: string) {
  if (/\/(scripting|contrast|forced-colors)\.css$/.test(file)) return undefined;
  if (file.endsWith("/reset.css")) return "reset";
  if (file.startsWith("app/theme/") || file.endsWith("/tokens.css")) return "base";
  return file.startsWith("app/routes/") ? "pages" : "components";
}

/** Paper has a sheet of its own, which app/root.tsx links. */
const sheetsIn = (folders: string) =>
  globSync(`${folders}/**/*.css`)
    .filter((file) => !file.endsWith("/print.css"))
    .map((file) => `${file} ${layerOf(file)}`);

/** The file and everything of the app that it imports, now or later. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, "utf8").matchAll(
    /(?:from |import\()"(\..+?\.tsx?)(?:\?worker&url)?"/g,
  );
  for (const [, imported] of imports) modulesOf(path.join(path.dirname(file), imported!), found);
  return found;
}

const ofEveryPage = importsOf("app/app.css");
const routes = [...readFileSync("app/routes.ts", "utf8").matchAll(/"(routes\/.+?\.tsx)"/g)].map(
  ([, file]) => `app/${file}`,
);

/** What a page loads besides the sheet of every page: its own sheet and what that imports. */
function ofThePage(route: string) {
  const linked = readFileSync(route, "utf8").matchAll(/"(\..+?\.css)\?url"/g);
  const sheets = [...linked].map(([, file]) => path.join(path.dirname(route), file!));
  return sheets.flatMap((sheet) => [...importsOf(sheet), `${sheet} ${layerOf(sheet)}`]);
}

test.each(routes)("%s loads the sheets of all that it shows, each once", (route) => {
  const loaded = [...ofEveryPage, ...ofThePage(route)];
  expect(loaded).toEqual([...new Set(loaded)]);
  const needed = [...modulesOf(route)]
    .map((file) => file.replace(/\.tsx?$/, ".css"))
    .filter((file) => existsSync(file));
  expect(loaded.map((line) => line.split(" ")[0])).toEqual(expect.arrayContaining(needed));
});

test("Every style sheet of the site is loaded by a page, in the layer of its folder", () => {
  const loaded = new Set([...ofEveryPage, ...routes.flatMap(ofThePage)]);
  expect([...loaded]).toEqual(
    expect.arrayContaining(sheetsIn("app/{theme,components,routes}").toSorted()),
  );
});
