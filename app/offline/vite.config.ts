import { defineConfig } from "vite";
import { precached } from "../build/service-worker.ts";

/** The worker is one file at the site's root, built after the pages that it keeps. */
export default defineConfig({
  build: {
    target: "es2023",
    outDir: "build/client",
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: "app/offline/worker.ts",
      output: { format: "iife", entryFileNames: "sw.js" },
    },
  },
  define: {
    precached: JSON.stringify(precached("build/client")),
    // Workbox tells of itself in development only.
    "process.env.NODE_ENV": '"production"',
  },
});
