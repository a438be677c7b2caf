import { writeFile } from "node:fs/promises";
import { panelPath } from "../../contract/panel/pages.ts";
import { pageAddresses } from "../content/addresses.ts";
import { listedAddresses } from "../content/all-addresses.ts";
import { type Dates, readDates } from "../content/dates.ts";
import { offeredAddresses } from "../content/promotion-overrides.ts";
import { readSite } from "../content/site.ts";
import { element } from "./xml.ts";

/** Tells search engines every address that shows a text of its own, and when that last changed. */
export async function writeSiteMap(folder: string): Promise<void> {
  const { url } = readSite().site;
  const path = "/sitemap.xml";
  await writeFile(folder + path, siteMap(url, readDates()));
  await writeFile(
    `${folder}/robots.txt`,
    `User-agent: *\nDisallow: ${panelPath}\n\nSitemap: ${new URL(path, url).href}\n`,
  );
}

export function siteMap(url: string, dates: Dates): string {
  const listed = offeredAddresses(listedAddresses());
  const addresses = listed.filter((address) => address !== pageAddresses.search);
  const lines = addresses.map((address) => {
    const dated = dates[address];
    if (!dated) throw new Error(`no date for ${address}: \`npm run check\` notes it`);
    const location = element("loc", new URL(address, url).href);
    return `<url>${location}${element("lastmod", dated.modified)}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join("\n")}
</urlset>
`;
}
