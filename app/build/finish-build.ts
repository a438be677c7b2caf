import { glob, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { writeAcademy } from "../content/academy.ts";
import { writeRedirects } from "../content/redirects.ts";
import { writeCalendars, writeSkyMonths } from "./calendars.ts";
import { writeContentSecurityHashes } from "./content-security-hashes.ts";
import { writeMonthlyHomes, writeYearlyRetrogrades } from "./dated-pages.ts";
import { deferScripts } from "./defer-scripts.ts";
import { writeWebManifest } from "./manifests.ts";
import { removeUnusedData, removeUnusedRoutes } from "./remove-unused-output.ts";
import { writeSecurityText } from "./security-text.ts";
import { writeSpeculationRules } from "./speculation-rules.ts";
import { writeFeed, writeSiteMap } from "./xml-files.ts";

const site = "build/client";
/** The home page of each month and the retrogrades of each year, of which the server shows one. */
const [homes, retrogrades] = ["build/home", "build/retro"];

/** Everything that the build does once React Router has written the pages. */
export async function finishBuild(now: Date): Promise<void> {
  // Pages: less than the framework writes, and some of them for each month or year.
  await removeUnusedData(site);
  await removeUnusedRoutes(site);
  await deferScripts(site);
  await writeMonthlyHomes(site, homes);
  await writeYearlyRetrogrades(site, retrogrades, now);

  // Files that are no page.
  await writeSiteMap(site);
  await writeFeed(site);
  await writeWebManifest(site);
  await writeSpeculationRules(site);
  await writeSecurityText(site, now);
  await writeCalendars(site);
  await writeSkyMonths(site);

  // What the server has to know.
  writeAcademy("build/academy.json");
  writeRedirects("build/redirects.json");
  await writeContentSecurityHashes(site, "build/csp.json");

  for (const folder of [site, homes, retrogrades]) await compressFiles(folder);
}

const texts = "**/*.{css,data,html,ics,js,json,svg,txt,webmanifest,xml}";

/** Everything that is text, compressed once so that no visitor waits for that. */
async function compressFiles(folder: string): Promise<void> {
  const compressed: Promise<void>[] = [];
  for await (const name of glob(texts, { cwd: folder }))
    compressed.push(compress(`${folder}/${name}`));
  await Promise.all(compressed);
}

async function compress(file: string): Promise<void> {
  await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)));
}
