import { writeFile } from "node:fs/promises";
import { listedAddresses } from "../../content-model/addresses.ts";
import { readSite } from "../../content-model/site.ts";
import { panelPath } from "../../contract/panel/pages.ts";

/** Tells search engines every address but the page for unknown ones. */
export async function writeSiteMap(folder: string): Promise<void> {
  const { site } = readSite();
  const addresses = listedAddresses().map(
    (path) => `<url><loc>${new URL(path, site.url).href}</loc></url>`,
  );
  const siteMap = new URL("/sitemap.xml", site.url).href;
  await writeFile(
    `${folder}/sitemap.xml`,
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join("\n")}\n</urlset>\n`,
  );
  await writeFile(
    `${folder}/robots.txt`,
    `User-agent: *\nDisallow: ${panelPath}\n\nSitemap: ${siteMap}\n`,
  );
}
