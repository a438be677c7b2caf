import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";

/** Pages of React ask for their script once they are there to be read and painted, or at the first touch or key. */
export async function loadScriptsLater(folder: string): Promise<void> {
  for await (const name of glob("**/index.html", { cwd: folder })) {
    const html = await readFile(`${folder}/${name}`, "utf8");
    if (!html.includes("__reactRouterContext")) continue;
    const { page, file, script } = withScriptsLater(html);
    await writeFile(`${folder}/${name}`, page);
    await writeFile(folder + file, script);
  }
}

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const starter = /<script type="module" async="">([^<]+)<\/script>/;

/** The page, and the router's own starting script as a file: its imports must run in one go. */
export function withScriptsLater(html: string): { page: string; file: string; script: string } {
  const [element, script] = starter.exec(html) ?? [];
  if (!element || !script) throw new Error("The router starts a page in a way not known here.");
  const digest = createHash("sha256").update(script).digest("base64url").slice(0, 8);
  const file = `/assets/start-${digest}.js`;
  const files = [...html.matchAll(preload)].map(([, href]) => href);
  // A page that is hidden is not painted: it starts a second later.
  const later = `let isAsked;
function start() {
  if (isAsked) return;
  isAsked = true;
  import("${file}").catch(() => (isAsked = false));
  for (const href of ${JSON.stringify(files)})
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
function afterPaint() {
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  setTimeout(start, 1e3);
}
for (const event of ["pointerdown", "keydown"]) addEventListener(event, start);
if (document.readyState === "complete") afterPaint();
else addEventListener("load", afterPaint);`;
  // Not async: it listens by the time that the page has been parsed.
  const page = html
    .replaceAll(preload, "")
    .replace(element, () => `<script type="module">${later}</script>`);
  return { page, file, script };
}
