import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { defineConfig } from "vite";
import { offlineAddress, pageAddresses } from "../content/addresses.ts";

/** The worker is one file at the site's root, built after the pages because it lists them. */
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
    // Otherwise Workbox logs to the console.
    "process.env.NODE_ENV": '"production"',
  },
});

type Entry = { url: string; revision: string | null };

/**
 * What the service worker stores after the first visit: the home page, the page for pages that are not stored, and the
 * styles, fonts and drawings of both. A revision is needed where the name has no digest.
 */
function precached(folder: string): Entry[] {
  const read = (path: string) => readFileSync(folder + path, "utf8");
  const pages = [pageAddresses.home, offlineAddress];
  const htmls = pages.map((page) => read(`${page.replace(/\/$/, "")}/index.html`));
  const sheets = filesIn(htmls.join(), "css");
  const fonts = filesIn(sheets.map(read).join(), "woff2");
  return [
    ...pages.map((url, index) => ({ url, revision: digestOf(htmls[index]!) })),
    ...["/icons.svg", "/logo-mark.svg"].map((url) => ({ url, revision: digestOf(read(url)) })),
    ...[...sheets, ...fonts].map((url) => ({ url, revision: null })),
  ];
}

function filesIn(text: string, ending: string): string[] {
  const files = text.matchAll(new RegExp(`/assets/[\\w.-]+\\.${ending}`, "g"));
  return [...new Set([...files].map(String))];
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 12);
}
