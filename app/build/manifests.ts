import { writeFile } from "node:fs/promises";
import { panelPages, panelPath, panelUrl } from "../../contract/panel/pages.ts";
import { manifestAddress, pageAddresses } from "../content/addresses.ts";
import { readSite } from "../content/site.ts";

/** --color-night-950 of app/theme/tokens.css. */
const night = "#120307";

const manifestIcons = [
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  ...[192, 512].flatMap((size) =>
    ["any", "maskable"].map((purpose) => ({
      src: `/icon-${purpose === "any" ? "" : `${purpose}-`}${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  ),
];

type Names = { name: string; shortName: string; tagline: string; promotion?: boolean };

/** The web app manifest of the site. */
export async function writeWebManifest(folder: string): Promise<void> {
  await writeFile(`${folder}${manifestAddress}`, JSON.stringify(webManifest(readSite().site)));
}

function webManifest({ name, shortName, tagline, promotion = true }: Names) {
  return {
    id: pageAddresses.home,
    name,
    short_name: shortName,
    description: tagline,
    lang: "tr",
    dir: "ltr",
    start_url: pageAddresses.home,
    scope: pageAddresses.home,
    display: "standalone",
    background_color: night,
    theme_color: night,
    icons: manifestIcons,
    shortcuts: [
      ...(promotion ? [{ name: "Randevu", url: pageAddresses.consultation }] : []),
      { name: "Ara", url: pageAddresses.search },
    ],
  };
}

/** The web app manifest of the panel, an app of its own. */
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
