import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { yearShown } from "../../contract/retrograde-years.ts";
import { pageAddresses } from "../content/addresses.ts";

/**
 * The page of the retrogrades as it begins with each of its years, from the one that was prerendered, in a folder
 * beside the site: the server shows each in its year. A host of files shows the one of the year of the build.
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
  if (years.length === 0)
    throw new Error("The retrogrades show their years in a way not known here.");
  return new Map(
    years.map((first) => [
      first,
      html.replace(section, (whole, year: string) => (year < first ? "" : whole)),
    ]),
  );
}
