import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { content } from "./content-model/vite-plugin.ts";

export default defineConfig({
  plugins: [content(), reactRouter()],
  server: { proxy: { "/api": "http://localhost:3000", "/yonetim": "http://localhost:5174" } },
  worker: { format: "es" },
  build: {
    target: "es2023",
    // The Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few larger files compress better than many small ones: it is half a kilobyte on each page.
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            {
              name: "shared",
              test: /\/app\/(components\/(footer|icon|logo|message|navigation|page-header|picture)|page-meta|page-scripts|preload-image|use-hash)\.|\/content-model\/addresses\./,
            },
          ],
        },
      },
    },
  },
});
