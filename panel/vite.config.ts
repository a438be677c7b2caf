import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { cssTarget } from "../app/build/css-target.ts";
import { panelManifest } from "../app/build/manifests.ts";
import { readSite } from "../app/content/site.ts";
import { panelPath } from "../contract/panel/pages.ts";
import { pushWorkerPath } from "../contract/panel/push.ts";

/** The staff panel is a separate application: no public page loads any of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: `${panelPath}/`,
  publicDir: false,
  // Apart from the site's development server: in one folder each would invalidate the other's cache.
  cacheDir: "../node_modules/.vite/panel",
  plugins: [academyHead(), layerOrder()],
  server: { port: 5174, strictPort: true },
  build: {
    target: "es2023",
    cssTarget,
    outDir: `../build/client${panelPath}`,
    emptyOutDir: true,
    // One sheet for all screens, as small as it is: no screen waits for another request, and the order of rules is fixed.
    cssCodeSplit: false,
    // The Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    // React Router marks its files for servers that render; here there is none.
    rolldownOptions: {
      onwarn: (warning, warn) => warning.code === "MODULE_LEVEL_DIRECTIVE" || warn(warning),
    },
  },
});

/** Puts the chosen theme, the academy's name and the web app manifest into the page, and the service worker beside it. */
function academyHead(): Plugin {
  const { name } = readSite().site;
  const chosenTheme = readFileSync(`${import.meta.dirname}/../app/theme/chosen-theme.js`, "utf8");
  const fileName = "yonetim.webmanifest";
  const href = `${panelPath}/${fileName}`;
  return {
    name: "academy-head",
    transformIndexHtml: {
      // The link's file is written below, and no source of the bundle.
      order: "post",
      handler: () => [
        // In the page itself, so that the first paint already has it.
        { tag: "script", children: chosenTheme, injectTo: "head" },
        { tag: "meta", attrs: { name: "application-name", content: name }, injectTo: "head" },
        { tag: "link", attrs: { rel: "manifest", href }, injectTo: "head" },
      ],
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source: JSON.stringify(panelManifest(name)) });
      // A worker keeps its address: its file has no digest in its name.
      this.emitFile({
        type: "asset",
        fileName: pushWorkerPath.slice(`${panelPath}/`.length),
        source: readFileSync(`${import.meta.dirname}/shell/push-worker.js`, "utf8"),
      });
    },
  };
}

/** The styles of shared chunks come first in the built sheet, before panel.css can say in which order the layers win. */
function layerOrder(): Plugin {
  const order = /@layer .+;/.exec(readFileSync(`${import.meta.dirname}/panel.css`, "utf8"))![0];
  return {
    name: "layer-order",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "asset" && file.fileName.endsWith(".css"))
            file.source = `${order}${file.source}`;
      },
    },
  };
}
