import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** A list's sheets in its order, as "path layer". */
function sheetsOn(list: string) {
  const imports = readFileSync(list, "utf8").matchAll(/@import "(.+)"(?: layer\((.+)\))?;/g);
  return [...imports].map(([, file, layer]) => `${path.join(path.dirname(list), file!)} ${layer}`);
}

function layerOf(file: string) {
  if (file.endsWith("/scripting.css")) return undefined;
  if (file.endsWith("/reset.css")) return "reset";
  if (file.startsWith("app/theme/") || file.endsWith("/tokens.css")) return "base";
  if (file.startsWith("app/routes/")) return "pages";
  return file.startsWith("panel/screens/") ? "screens" : "components";
}

/** Paper has a sheet of its own, which app/root.tsx links. */
const sheetsIn = (folders: string) =>
  globSync(`${folders}/**/*.css`)
    .filter((file) => !file.endsWith("/print.css"))
    .map((file) => `${file} ${layerOf(file)}`);

test("Every style sheet of the site is on its list once, in the layer of its folder", () => {
  expect(sheetsOn("app/app.css").toSorted()).toEqual(
    sheetsIn("app/{theme,components,routes}").toSorted(),
  );
});

test("Every style sheet of the panel is on its list once, in the layer of its folder", () => {
  const listed = sheetsOn("panel/panel.css");
  expect(listed.filter((line) => line.startsWith("panel/")).toSorted()).toEqual(
    sheetsIn("panel/{shell,parts,screens}").toSorted(),
  );
  const shared = listed.filter((line) => line.startsWith("app/"));
  expect(sheetsIn("app/{theme,components}")).toEqual(expect.arrayContaining(shared));
});
