import { defineConfig, type Plugin } from "vite";
import { cssTarget } from "../app/build/css-target.ts";
import { panelManifest } from "../app/build/manifests.ts";
import { readSite } from "../app/content/site.ts";
import { panelPath } from "../contract/panel/pages.ts";

/** The staff panel is an app of its own: no public page can load a byte of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: `${panelPath}/`,
  publicDir: false,
  // The site's server beside it keeps its own: in one folder each outdates what the other has prepared.
  cacheDir: "../node_modules/.vite/panel",
  plugins: [academyHead()],
  server: { port: 5174, strictPort: true },
  build: {
    target: "es2023",
    cssTarget,
    outDir: `../build/client${panelPath}`,
    emptyOutDir: true,
    // The Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    // React Router marks its files for servers that render; here there is none.
    rolldownOptions: {
      onwarn: (warning, warn) => warning.code === "MODULE_LEVEL_DIRECTIVE" || warn(warning),
    },
  },
});

/** Whose panel it is, and how it is installed. */
function academyHead(): Plugin {
  const { name } = readSite().site;
  const fileName = "yonetim.webmanifest";
  const href = `${panelPath}/${fileName}`;
  return {
    name: "academy-head",
    transformIndexHtml: {
      // The link's file is written below, and no source of the bundle.
      order: "post",
      handler: () => [
        { tag: "meta", attrs: { name: "application-name", content: name }, injectTo: "head" },
        { tag: "link", attrs: { rel: "manifest", href }, injectTo: "head" },
      ],
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source: JSON.stringify(panelManifest(name)) });
    },
  };
}
