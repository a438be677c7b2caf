import { readFile, writeFile } from "node:fs/promises";
import { speculationRulesPath } from "../../contract/public/paths.ts";
import { pageAddresses, wheelAddress } from "../content/addresses.ts";
import { availableAddresses } from "../content/promotion-overrides.ts";

/**
 * Lets browsers load pages when a visitor is about to follow a link. Pages of React are only prefetched, not prerendered:
 * their timers must not start before they are shown.
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
        // Files such as calendars.
        { not: { href_matches: "/*.*" } },
        // Search queries stay in the browser.
        { not: { selector_matches: '[href*="?"]' } },
        // Their large pictures.
        { not: { href_matches: wheelAddress("*") } },
      ],
    },
    eagerness: "moderate",
  };
}
