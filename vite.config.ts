import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { content } from "./content-model/vite-plugin.ts";

export default defineConfig({
  plugins: [content(), tailwindcss(), reactRouter()],
  server: { proxy: { "/api": "http://localhost:3000" } },
  build: {
    target: "es2023",
    // The Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // React and the router as one file compress better than as several.
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
          ],
        },
      },
    },
  },
});
