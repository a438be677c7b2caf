import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";

/** Pages of React load their script after the first paint, or at the first touch or key. React Router has no option for that. */
export async function deferScripts(folder: string): Promise<void> {
  for await (const name of glob("**/index.html", { cwd: folder })) {
    const html = await readFile(`${folder}/${name}`, "utf8");
    if (!html.includes("__reactRouterContext")) continue;
    const { page, file, script } = withDeferredScripts(html);
    await writeFile(`${folder}/${name}`, page);
    await writeFile(folder + file, script);
  }
}

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const starter = /<script type="module" async="">([^<]+)<\/script>/;

/** The page, and the router's inline script as a file of its own, so that one import loads everything it names. */
export function withDeferredScripts(html: string): { page: string; file: string; script: string } {
  const [element, script] = starter.exec(html) ?? [];
  if (!element || !script) throw new Error("The router starts a page in an unknown way.");
  const digest = createHash("sha256").update(script).digest("base64url").slice(0, 8);
  const file = `/assets/start-${digest}.js`;
  const files = [...html.matchAll(preload)].map(([, href]) => href);
  const libraries = files.filter((href) => href?.startsWith("/assets/react-"));
  // A hidden page is never painted: it starts a second after it was loaded.
  const later = `let isAsked;
async function start() {
  if (isAsked) return;
  isAsked = true;
  for (const href of ${JSON.stringify(files)})
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  try {
    // The libraries in a task of their own: with the rest they would keep a slow phone from answering.
    for (const file of ${JSON.stringify([...libraries, file])}) {
      await import(file);
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(0);
      });
    }
  } catch {
    isAsked = false;
  }
}
function afterPaint() {
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  setTimeout(start, 1e3);
}
for (const event of ["pointerdown", "keydown"]) addEventListener(event, start);
if (document.readyState === "complete") afterPaint();
else addEventListener("load", afterPaint);`;
  // Not async: it must listen as soon as the page has been parsed.
  const page = html
    .replaceAll(preload, "")
    .replace(element, () => `<script type="module">${later}</script>`);
  return { page, file, script };
}
