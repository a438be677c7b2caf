import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { cssTarget } from "./app/build/css-target.ts";
import { content } from "./app/content/vite-plugin.ts";
import { panelPath } from "./contract/panel/pages.ts";

export default defineConfig({
  plugins: [content(), reactRouter()],
  server: { proxy: { "/api": "http://localhost:3000", [panelPath]: "http://localhost:5174" } },
  worker: { format: "es" },
  build: {
    target: "es2023",
    cssTarget,
    // The Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few larger files compress better than many small ones: it is half a kilobyte on each page.
        codeSplitting: {
          groups: [
            {
              name: "react",
              priority: 2,
              // Not the router's links, which no page has.
              test: /node_modules\/(react|react-dom|react-router(?!.*\/dom\/lib\.js)|scheduler)\//,
            },
            {
              name: "shared",
              priority: 1,
              test: /\/app\/(root|entry\.client|components\/(breadcrumbs|contact-links|footer|icon|json-ld|logo|message|navigation|new-tab-link|page-header|paper-address|picture|router-link|sky-picture|theme-switch|use-dialog|dialog-entry|inline-script)|offline\/register|page-meta|page-scripts|reading\/close-popovers|scroll-behavior|session-storage|use-hash|use-page-head|is-back-navigation)\.|\/app\/content\/addresses\.|\/contract\/public\/(trusted-types|worker)\./,
            },
            {
              name: "appointment",
              test: /\/app\/(booking-service\/(private-link|remembered|visitor-appointment)|components\/(calendar-link|visitor-time)|routes\/consultation\/(private-link|visitor-appointment\/use-appointment))\.|\/(booking\/(istanbul-time|status)|contract\/public\/visitor-appointment)\./,
            },
            // The addresses import them, but hardly a page's script needs them.
            { name: "names", priority: 2, test: /\/app\/content\/(slug|zodiac)\./ },
            { name: "texts", test: /\/app\/components\/(related-links|text-dates|trusted-html)\./ },
          ],
        },
      },
    },
  },
});
