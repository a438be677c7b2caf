import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readSiteFiles } from "../../../server/http/site-files.ts";
import { startService } from "../../support/service.ts";
import { builtSite } from "../../support/site.ts";

const pageOf = (year: string) => `<!doctype html><title>Gezegen Retroları</title><h2>${year}</h2>`;

test("/retro begins with the year that it is in Istanbul, and ends with the last computed one", async () => {
  const site = builtSite();
  const pages = join(dirname(site), "retro");
  mkdirSync(join(site, "retro"));
  writeFileSync(join(site, "retro", "index.html"), pageOf("built"));
  mkdirSync(pages);
  for (const year of ["2026", "2027", "2028"])
    writeFileSync(join(pages, `${year}.html`), pageOf(year));
  const { url, clock } = await startService({ engine: "sqlite", siteFiles: readSiteFiles(site) });
  for (const [instant, year] of [
    ["2026-12-31T23:59:59+03:00", "2026"],
    ["2027-01-01T00:00:00+03:00", "2027"],
    ["2028-06-01T12:00:00+03:00", "2028"],
    ["2031-06-01T12:00:00+03:00", "2028"],
  ] as const) {
    clock.now = new Date(instant);
    expect(await (await fetch(`${url}/retro`)).text(), instant).toBe(pageOf(year));
  }
  expect((await fetch(`${url}/retro/2027`)).status).toBe(404);
});
