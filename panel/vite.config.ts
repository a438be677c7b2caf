import { defineConfig } from "vite";
import { panelPath } from "../contract/panel/pages.ts";

/** The staff panel is an app of its own: no public page can load a byte of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: `${panelPath}/`,
  publicDir: false,
  server: { port: 5174, strictPort: true },
  build: {
    target: "es2023",
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
