import { glob, readFile, rm, writeFile } from "node:fs/promises";

/** The router would load a page's data to show it in place; our links load documents. */
export async function removeUnusedData(folder: string): Promise<void> {
  for await (const name of glob("**/*.data", { cwd: folder })) await rm(`${folder}/${name}`);
}

/**
 * Gives each page of React a route manifest with its own route only, since the router never leaves it. The full manifest
 * lists every route of the site.
 */
export async function removeUnusedRoutes(folder: string): Promise<void> {
  for await (const name of glob("**/index.html", { cwd: folder })) {
    const html = await readFile(`${folder}/${name}`, "utf8");
    const whole = html.match(/\/assets\/manifest-\w+\.js/)?.[0];
    if (!whole) continue;
    const shown = [...html.matchAll(/import \* as route\d+ from "([^"]+)"/g)].map(
      ([, module]) => module!,
    );
    const [before, json] = splitAt(await readFile(folder + whole, "utf8"), "{");
    const manifest = JSON.parse(json.replace(/;\s*$/, ""));
    const routes = Object.entries<{ module: string }>(manifest.routes).filter(([, { module }]) =>
      shown.includes(module),
    );
    const page = routes.at(-1)?.[0].split("/").at(-1);
    const file = whole.replace(".js", `-${page}.js`);
    const text = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes), url: file });
    await writeFile(folder + file, `${before}${text};`);
    await writeFile(`${folder}/${name}`, html.replaceAll(whole, file));
  }
}

function splitAt(text: string, mark: string): [string, string] {
  const place = text.indexOf(mark);
  return [text.slice(0, place), text.slice(place)];
}
