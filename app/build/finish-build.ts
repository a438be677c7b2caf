import { glob, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { writeAcademy } from "../content/academy.ts";
import { writeRedirects } from "../content/redirects.ts";
import { writeCalendars, writeSkyMonths } from "./calendars.ts";
import { writeMonthlyHomes, writeYearlyRetrogrades } from "./dated-pages.ts";
import { deferScripts } from "./defer-scripts.ts";
import { writeWebManifest } from "./manifests.ts";
import { removeUnusedData, removeUnusedRoutes } from "./remove-unused-output.ts";
import { writeSecurityText } from "./security-text.ts";
import { writeSpeculationRules } from "./speculation-rules.ts";
import { writeFeed, writeSiteMap } from "./xml-files.ts";

const site = "build/client";
/** The home pages by month and the retrograde pages by year: the server shows the current one. */
const [homes, retrogrades] = ["build/home", "build/retro"];

/** Runs after React Router has written the pages. */
export async function finishBuild(now: Date): Promise<void> {
  // Pages: remove what they do not use, and write those of each month and year.
  await removeUnusedData(site);
  await removeUnusedRoutes(site);
  await deferScripts(site);
  await writeMonthlyHomes(site, homes);
  await writeYearlyRetrogrades(site, retrogrades, now);

  // Other files of the site.
  await writeSiteMap(site);
  await writeFeed(site);
  await writeWebManifest(site);
  await writeSpeculationRules(site);
  await writeSecurityText(site, now);
  await writeCalendars(site);
  await writeSkyMonths(site);

  // Data for the server.
  writeAcademy("build/academy.json");
  writeRedirects("build/redirects.json");

  for (const folder of [site, homes, retrogrades]) await compressFiles(folder);
}

const texts = "**/*.{css,html,ics,js,json,svg,txt,webmanifest,xml}";

/** Text files are compressed at build, not for each request. */
async function compressFiles(folder: string): Promise<void> {
  const compressed: Promise<void>[] = [];
  for await (const name of glob(texts, { cwd: folder }))
    compressed.push(compress(`${folder}/${name}`));
  await Promise.all(compressed);
}

async function compress(file: string): Promise<void> {
  await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)));
}
