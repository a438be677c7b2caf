import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { yearShown } from "../../contract/retrograde-years.ts";
import { pageAddresses } from "../content/addresses.ts";
import { heroCaption } from "../content/hero-sky.ts";

type Page = { month: string; html: string };

/**
 * Writes a home page for each month whose sky is drawn, from the prerendered one, into a folder beside the site. The
 * server shows the page of the current month. The inline scripts are not changed, so that their hashes stay valid.
 */
export async function writeMonthlyHomes(site: string, folder: string): Promise<void> {
  const html = await readFile(`${site}/index.html`, "utf8");
  const assets = (await readdir(`${site}/assets`)).map((name) => `/assets/${name}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const page of monthlyHomes(html, assets))
    await writeFile(`${folder}/${page.month}.html`, page.html);
}

const hero = /<section class="sky hero">.*?<\/section>/s;
const sky = /\/assets\/sky-(\d{4}-\d{2})-(\w+)-[\w-]{8}\.(avif|webp)/g;

export function monthlyHomes(html: string, assets: string[]): Page[] {
  const built = hero.exec(html)?.[0];
  const [, builtMonth] = built?.matchAll(sky).next().value ?? [];
  if (!built || !builtMonth) throw new Error("The home page shows its sky in an unknown way.");
  const months = assets.flatMap((address) => [...address.matchAll(sky)].map(([, month]) => month!));
  return [...new Set(months)].sort().map((month) => {
    const addressOf = (size: string, format: string) => {
      const name = new RegExp(`/assets/sky-${month}-${size}-[\\w-]{8}\\.${format}$`);
      const found = assets.find((address) => name.test(address));
      if (!found) throw new Error(`no sky of ${month}, ${size}, ${format}`);
      return found;
    };
    const changed = built
      .replace(sky, (_, __, size, format) => addressOf(size, format))
      .replace(heroCaption(builtMonth), heroCaption(month));
    return { month, html: html.replace(built, () => changed) };
  });
}

/**
 * Writes the page of the retrogrades for each year, without the years before it, into a folder beside the site. The server
 * shows the page of the current year; a static host shows the page of the year of the build.
 */
export async function writeYearlyRetrogrades(site: string, folder: string, now: Date) {
  const file = `${site}${pageAddresses.retrograde}/index.html`;
  const pages = yearlyRetrogrades(await readFile(file, "utf8"));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [year, html] of pages) await writeFile(`${folder}/${year}.html`, html);
  await writeFile(file, pages.get(yearShown([...pages.keys()], now)!)!);
}

const section = /<section aria-labelledby="yil-(\d{4})">.*?<\/section>/gs;

export function yearlyRetrogrades(html: string): Map<string, string> {
  const years = [...html.matchAll(section)].map(([, year]) => year!);
  if (years.length === 0) throw new Error("The retrogrades show their years in an unknown way.");
  return new Map(
    years.map((first) => [
      first,
      html.replace(section, (whole, year: string) => (year < first ? "" : whole)),
    ]),
  );
}
