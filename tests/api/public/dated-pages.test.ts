import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readSiteFiles } from "../../../server/http/site-files.ts";
import { startService } from "../../support/service.ts";
import { builtSite } from "../../support/site.ts";

const skyOf = (month: string) => `/assets/sky-${month}-1600-abcd1234.avif`;
const homeOf = (month: string) =>
  `<!doctype html><title>Anasayfa</title><p>${month}</p><img src="${skyOf(month)}">`;

/** A site with the home pages of three months beside it, and a server whose clock can be set. */
async function startInMonths() {
  const site = builtSite();
  const homes = join(dirname(site), "home");
  mkdirSync(homes);
  for (const month of ["2026-11", "2026-12", "2027-01"]) {
    writeFileSync(join(homes, `${month}.html`), homeOf(month));
    writeFileSync(join(site, skyOf(month)), month);
  }
  const { url, clock } = await startService({ siteFiles: readSiteFiles(site) });
  return {
    ask: (path: string, headers = {}) => fetch(url + path, { headers }),
    setClock: (instant: string) => {
      clock.now = new Date(instant);
    },
  };
}

test("The home page shows the sky of the present month in Istanbul", async () => {
  const { ask, setClock } = await startInMonths();
  for (const [instant, month] of [
    ["2026-11-01T00:00:00+03:00", "2026-11"],
    ["2026-11-30T23:59:59+03:00", "2026-11"],
    ["2026-12-01T00:00:00+03:00", "2026-12"],
    ["2026-12-31T23:59:59+03:00", "2026-12"],
    ["2027-01-01T00:00:00+03:00", "2027-01"],
  ] as const) {
    setClock(instant);
    const html = await (await ask("/")).text();
    expect(html, instant).toBe(homeOf(month));
  }
});

test("A cached home page is confirmed within its month and replaced after it", async () => {
  const { ask, setClock } = await startInMonths();
  setClock("2026-11-16T12:00:00+03:00");
  const first = await ask("/");
  const etag = first.headers.get("etag")!;
  expect(first.headers.get("cache-control")).toBe("no-cache");
  expect(first.headers.get("content-security-policy")).toContain("'sha256-home='");
  setClock("2026-11-30T23:59:59+03:00");
  expect((await ask("/", { "if-none-match": etag })).status).toBe(304);
  setClock("2026-12-01T00:00:00+03:00");
  const next = await ask("/", { "if-none-match": etag });
  expect(next.status).toBe(200);
  expect(next.headers.get("etag")).not.toBe(etag);
  expect(await next.text()).toBe(homeOf("2026-12"));
});

test("A month's picture is cached forever", async () => {
  const { ask, setClock } = await startInMonths();
  setClock("2027-01-15T12:00:00+03:00");
  for (const month of ["2026-11", "2027-01"]) {
    const answer = await ask(skyOf(month));
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await answer.text()).toBe(month);
  }
});

test("In a month that was not drawn, the same month of another year is shown", async () => {
  const { ask, setClock } = await startInMonths();
  setClock("2028-12-15T12:00:00+03:00");
  expect(await (await ask("/")).text()).toBe(homeOf("2026-12"));
});

test("A site without pages by month shows the one that was built", async () => {
  const { url } = await startService({ engine: "sqlite", siteFiles: readSiteFiles(builtSite()) });
  expect(await (await fetch(url)).text()).toContain("<title>Anasayfa</title>");
});

test("No address leads to another month's home page", async () => {
  const { ask } = await startInMonths();
  for (const path of ["/home/2026-11", "/home/2026-11.html", "/2026-11"])
    expect((await ask(path)).status, path).toBe(404);
});

const pageOf = (year: string) => `<!doctype html><title>Gezegen Retroları</title><h2>${year}</h2>`;

test("/retro begins with the present year in Istanbul and ends with the last computed one", async () => {
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
