import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** A list's sheets in its order, as "path layer". */
function sheetsOn(list: string) {
  const imports = readFileSync(list, "utf8").matchAll(/@import "(.+)"(?: layer\((.+)\))?;/g);
  return [...imports].map(([, file, layer]) => `${path.join(path.dirname(list), file!)} ${layer}`);
}

function layerOf(file: string) {
  if (/\/(scripting|contrast|forced-colors)\.css$/.test(file)) return undefined;
  if (file.endsWith("/reset.css")) return "reset";
  if (file.startsWith("app/theme/") || file.endsWith("/tokens.css")) return "base";
  if (file.startsWith("app/routes/")) return "pages";
  return /^panel\/(?!components|shell)/.test(file) ? "screens" : "components";
}

/** Paper has a sheet of its own, which app/root.tsx links. */
const sheetsIn = (folders: string) =>
  globSync(`${folders}/**/*.css`)
    .filter((file) => !file.endsWith("/print.css"))
    .map((file) => `${file} ${layerOf(file)}`);

const ofEveryPage = sheetsOn("app/app.css");
const ofOnePage = globSync("app/sheets/*.css");

test("Every style sheet of the site is on a list, in the layer of its folder", () => {
  const listed = new Set([...ofEveryPage, ...ofOnePage.flatMap(sheetsOn)]);
  expect([...listed].toSorted()).toEqual(sheetsIn("app/{theme,components,routes}").toSorted());
});

test("No page loads a style sheet twice, and every list orders the layers alike", () => {
  const order = "@layer reset, base, components, pages;";
  expect(readFileSync("app/app.css", "utf8")).toContain(order);
  for (const list of ofOnePage) {
    expect(readFileSync(list, "utf8"), list).toContain(order);
    const loaded = [...ofEveryPage, ...sheetsOn(list)];
    expect(loaded, list).toEqual([...new Set(loaded)]);
  }
});

/** The file and everything of the app that it imports, now or later. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, "utf8").matchAll(/(?:from |import\()"(\..+?\.tsx)"/g);
  for (const [, imported] of imports) modulesOf(path.join(path.dirname(file), imported!), found);
  return found;
}

const routes = readFileSync("app/routes.ts", "utf8").matchAll(/"(routes\/.+?\.tsx)"/g);

test.each([...routes].map(([, file]) => `app/${file}`))(
  "%s links the sheets of all that it shows",
  (route) => {
    const linked = readFileSync(route, "utf8").matchAll(/"\.\.\/\.\.\/(sheets\/.+?\.css)\?url"/g);
    const lists = [...linked].flatMap(([, list]) => sheetsOn(`app/${list}`));
    const brought = [...ofEveryPage, ...lists].map((line) => line.split(" ")[0]);
    const needed = [...modulesOf(route)]
      .map((file) => file.replace(/\.tsx$/, ".css"))
      .filter((file) => existsSync(file));
    expect(brought).toEqual(expect.arrayContaining(needed));
  },
);

test("Every style sheet of the panel is on its list once, in the layer of its folder", () => {
  const listed = sheetsOn("panel/panel.css");
  expect(listed.filter((line) => line.startsWith("panel/")).toSorted()).toEqual(
    sheetsIn(
      "panel/{accounts,appointments,audit,calendar,clients,components,messages,services,settings,shell,statistics}",
    ).toSorted(),
  );
  const shared = listed.filter((line) => line.startsWith("app/"));
  expect(sheetsIn("app/{theme,components}")).toEqual(expect.arrayContaining(shared));
});
