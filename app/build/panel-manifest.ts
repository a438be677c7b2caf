import { panelPages, panelPath, panelUrl } from "../../contract/panel/pages.ts";
import { manifestIcons, night } from "./web-manifest.ts";

/** What a phone needs to keep the panel among its apps, apart from the site. */
export function panelManifest(academy: string) {
  return {
    id: panelPath,
    name: `${academy} Yönetim`,
    short_name: "Yönetim",
    lang: "tr",
    dir: "ltr",
    start_url: panelPath,
    scope: panelPath,
    display: "standalone",
    background_color: night,
    theme_color: night,
    icons: manifestIcons,
    shortcuts: [
      { name: "Hafta", url: panelUrl("", panelPages.week) },
      { name: "Randevu ekle", url: panelUrl("", panelPages.newAppointment) },
    ],
  };
}
