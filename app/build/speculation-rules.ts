import { readFile, writeFile } from "node:fs/promises";
import { speculationRulesPath } from "../../contract/public/paths.ts";
import { pageAddresses, wheelAddress } from "../content/addresses.ts";
import { availableAddresses } from "../content/promotion-overrides.ts";

/**
 * What browsers may fetch, or make ready whole, when a visitor is about to choose a link: the pages of the
 * site and no other address. What runs as a page of React is fetched only: its timers begin when it is seen.
 */
export async function writeSpeculationRules(folder: string): Promise<void> {
  const pages = availableAddresses(Object.values(pageAddresses)).filter(
    (path) => path !== pageAddresses.notFound,
  );
  const hydrated: string[] = [];
  for (const path of pages) {
    const html = await readFile(`${folder}${path}/index.html`, "utf8");
    if (html.includes("__reactRouterContext")) hydrated.push(path);
  }
  const reading = pages.filter((path) => !hydrated.includes(path));
  const rules = { prerender: [ruleOf(reading)], prefetch: [ruleOf(hydrated)] };
  await writeFile(`${folder}${speculationRulesPath}`, JSON.stringify(rules));
}

function ruleOf(paths: string[]) {
  const pages = paths.flatMap((path) => (path === "/" ? path : [path, `${path}/*`]));
  return {
    where: {
      and: [
        { href_matches: pages },
        // Files below a page's address.
        { not: { href_matches: "/*.*" } },
        // What was searched for stays in the browser.
        { not: { selector_matches: '[href*="?"]' } },
        // A large picture is loaded when it is shown.
        { not: { href_matches: wheelAddress("*") } },
        // Articles change in place, with their data alone.
        { not: { selector_matches: ".reader-list a" } },
      ],
    },
    eagerness: "moderate",
  };
}
