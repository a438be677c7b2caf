import { glob, readFile, writeFile } from "node:fs/promises";

/** Pages of React ask for their script once they are there to be read, or at the first touch or key. */
export async function loadScriptsLater(folder: string): Promise<void> {
  for await (const name of glob("**/index.html", { cwd: folder })) {
    const html = await readFile(`${folder}/${name}`, "utf8");
    if (html.includes("__reactRouterContext")) {
      await writeFile(`${folder}/${name}`, withScriptsLater(html));
    }
  }
}

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const starter = /<script type="module" async="">([^<]+)<\/script>/;
const namedImport = /import \* as (\w+) from ("[^"]+");\s*/g;
const known = new RegExp(
  `^import ("[^"]+");\\s*((?:${namedImport.source})+)(window\\.__reactRouterRouteModules = [^;]+;\\s*import\\("[^"]+"\\);)\\s*$`,
);

/** The router's own script with the same imports in the same order; another than the known one is no risk to take. */
export function withScriptsLater(html: string): string {
  const [element, script = ""] = starter.exec(html) ?? [];
  const parts = known.exec(script);
  if (!element || !parts) {
    throw new Error("The router's starting script is not the one that is known here.");
  }
  const [, manifest, imports = ""] = parts;
  const routes = [...imports.matchAll(namedImport)];
  const files = [...html.matchAll(preload)].map(([, href]) => href);
  const later = `let asked;
const start = () => (asked ??= load());
async function load() {
  for (const href of ${JSON.stringify(files)})
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  await import(${manifest});
  const [${routes.map(([, name]) => name)}] = await Promise.all([${routes.map(([, , file]) => `import(${file})`)}]);
  ${parts.at(-1)}
}
for (const event of ["load", "pointerdown", "keydown"]) addEventListener(event, start, { once: true });
if (document.readyState === "complete") start();`;
  return html.replaceAll(preload, "").replace(element, () => element.replace(script, () => later));
}
