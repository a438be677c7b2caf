import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { pageAddresses } from "../../content-model/addresses.ts";

/** The router moves between articles only and asks for their data; every other page comes as a document. */
export async function dropUnaskedData(folder: string): Promise<void> {
  for await (const name of glob("**/*.data", { cwd: folder })) {
    const isArticle = `/${name}`.replace(".data", "/").startsWith(`${pageAddresses.blog}/`);
    if (!isArticle) await rm(`${folder}/${name}`);
  }
}

/** The router's list of routes, without the pages that no React takes over: half a kilobyte. */
export async function dropUnaskedRoutes(folder: string): Promise<void> {
  const modules = new Set<string>();
  for await (const name of glob("**/index.html", { cwd: folder })) {
    const html = await readFile(`${folder}/${name}`, "utf8");
    for (const [, module] of html.matchAll(/import \* as route\d+ from "([^"]+)"/g)) {
      modules.add(module!);
    }
  }
  for await (const name of glob("assets/manifest-*.js", { cwd: folder })) {
    const [before, json] = splitAt(await readFile(`${folder}/${name}`, "utf8"), "{");
    const manifest = JSON.parse(json.replace(/;\s*$/, ""));
    const routes = Object.entries<{ module: string }>(manifest.routes);
    manifest.routes = Object.fromEntries(routes.filter(([, { module }]) => modules.has(module)));
    await writeFile(`${folder}/${name}`, `${before}${JSON.stringify(manifest)};`);
  }
}

/** The marks by which React would find its texts again, on pages that it does not take over. */
export async function dropUnaskedMarks(folder: string): Promise<void> {
  for await (const name of glob("**/index.html", { cwd: folder })) {
    const html = await readFile(`${folder}/${name}`, "utf8");
    if (!html.includes("__reactRouterContext")) {
      await writeFile(`${folder}/${name}`, html.replaceAll("<!-- -->", ""));
    }
  }
}

function splitAt(text: string, mark: string): [string, string] {
  const place = text.indexOf(mark);
  return [text.slice(0, place), text.slice(place)];
}
