import { get } from "node:http";
import { expect, test } from "vitest";
import { allAddresses } from "../../../app/content/all-addresses.ts";
import { redirects } from "../../../app/content/redirects.ts";
import type { SiteFile, SiteFiles } from "../../../server/http/site-files.ts";
import { startService } from "../../support/service.ts";

const page = (path: string): SiteFile => ({
  body: Buffer.from(path),
  digest: Buffer.from(path),
  type: "text/html; charset=utf-8",
  cacheControl: "no-cache",
  scriptHashes: [],
  encoded: () => undefined,
});

/** A page for every address of the site, and the panel's, each saying its own path. */
const everyPage = (): SiteFiles =>
  new Map([...allAddresses(), "/yonetim", "/robots.txt"].map((path) => [path, page(path)]));

async function startSite(settings?: Record<string, string>) {
  const parts = { siteFiles: everyPage(), redirects: redirects() };
  return (await startService({ engine: "sqlite", settings, ...parts })).url;
}

type Answer = { status?: number; location?: string; headers: Record<string, unknown> };

/** The path as it is, which fetch would tidy up, and without following. */
function ask(url: string, path: string, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { path, method }, (answer) => {
      answer.resume();
      const { statusCode: status, headers } = answer;
      answer.on("end", () => resolve({ status, location: headers.location, headers }));
    }).on("error", reject);
  });
}

test("Every redirected address leads in one step to a page that answers", async () => {
  const url = await startSite();
  const { moved } = redirects();
  expect(Object.keys(moved).length).toBeGreaterThan(200);
  for (const [path, target] of Object.entries(moved)) {
    expect(await ask(url, path)).toMatchObject({ status: 308, location: encodeURI(target) });
  }
  const pages = Object.values(moved).map((target) => target.split("#")[0]!);
  for (const page of new Set(pages)) {
    expect(await ask(url, page)).toMatchObject({ status: 200, location: undefined });
  }
});

const spellings: [asked: string, page: string][] = [
  ["/consultation/", "/consultation"],
  ["/CONSULTATION", "/consultation"],
  ["/Consultation/", "/consultation"],
  ["//consultation", "/consultation"],
  ["/%2Fconsultation", "/consultation"],
  ["/zodiac//aslan///saglik//", "/zodiac/aslan/saglik"],
  ["/Planets/Venus/Akrep/", "/planets/venus/akrep"],
  [`/planets/${encodeURIComponent("venüs")}/akrep`, "/planets/venus/akrep"],
  [`/${encodeURIComponent("BURÇLAR")}/`, "/zodiac"],
  [`/${encodeURIComponent("burçlar".normalize("NFD"))}`, "/zodiac"],
  [`/${encodeURIComponent("hakkımızda")}`, "/about"],
  ["/HAKKIMIZDA", "/about"],
  [`/${encodeURIComponent("DANIŞMANLIK")}`, "/consultation"],
  ["/Burclar/Koc/Temel-Ozellikler/", "/zodiac/koc"],
  ["/Robots.txt", "/robots.txt"],
  ["//", "/"],
];

test("Other spellings redirect to the page with their query", async () => {
  const url = await startSite();
  const query = "?q=ay%C3%A7a&next=//evil.com/?x";
  for (const [asked, target] of spellings) {
    expect(await ask(url, asked), asked).toMatchObject({ status: 308, location: target });
    expect((await ask(url, asked + query)).location).toBe(target + query);
    expect(await ask(url, asked, "HEAD")).toMatchObject({ status: 308, location: target });
  }
});

test("A typed address leads to its place in a page, behind the query", async () => {
  const url = await startSite();
  const place = `/elements?a=1#${encodeURIComponent("ateş")}`;
  expect((await ask(url, `/${encodeURIComponent("Ateş-Grubu")}/?a=1`)).location).toBe(place);
  expect((await ask(url, "/merkur-retrosu")).location).toBe("/retro#merkur");
  expect(await ask(url, "/Retro%23merkur")).toMatchObject({ status: 404, location: undefined });
});

test("The given spelling of the closing link shows the page without a redirect [2.2]", async () => {
  const url = await startSite();
  const answer = await fetch(`${url}/Consultation?x=1`, { redirect: "manual" });
  expect([answer.status, await answer.text()]).toEqual([200, "/consultation"]);
});

test("No path leads to another site", async () => {
  const url = await startSite();
  for (const path of [
    "//evil.com",
    "//evil.com/zodiac/",
    "///evil.com/%2e%2e",
    "/\\evil.com",
    "/%5cevil.com/",
    "/%2f%2fevil.com",
    "/%2f%2fevil.com%2f",
    "/https:%2f%2fevil.com/",
    "/zodiac/%0d%0alocation:%20https:%2f%2fevil.com",
    "/@evil.com/",
    "/404/",
  ]) {
    expect(await ask(url, path), path).toMatchObject({ status: 404, location: undefined });
  }
});

test("A request for another host is redirected to a page of this one", async () => {
  const url = await startSite();
  const answer = await ask(url, "http://evil.com/burclar?x");
  expect(answer).toMatchObject({ status: 308, location: "/zodiac?x" });
});

test("A redirect carries the security headers and is kept for a day", async () => {
  const url = await startSite({ BEHIND_TLS: "true" });
  const [own, { headers }] = [await ask(url, "/zodiac"), await ask(url, "/burclar")];
  for (const name of [
    "x-content-type-options",
    "referrer-policy",
    "permissions-policy",
    "cross-origin-opener-policy",
    "cross-origin-embedder-policy",
    "cross-origin-resource-policy",
    "strict-transport-security",
  ]) {
    expect(headers[name], name).toBeTruthy();
    expect(headers[name], name).toBe(own.headers[name]);
  }
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["cache-control"]).toBe("public, max-age=86400");
});

test("POST to a redirected address is refused like at the page", async () => {
  const url = await startSite();
  for (const path of ["/zodiac", "/burclar", "/zodiac/"]) {
    const answer = await fetch(url + path, { method: "POST", body: "x" });
    expect([answer.status, answer.headers.get("allow")], path).toEqual([405, "GET, HEAD"]);
  }
});

test("The panel and the calls have no redirects", async () => {
  const url = await startSite();
  for (const path of ["/yonetim", "/yonetim/", "/yonetim/hafta/", "/YONETIM"]) {
    expect(await ask(url, path), path).toMatchObject({ status: 200, location: undefined });
  }
  for (const path of ["//yonetim", "/y%C3%B6netim", "/Yonetim/hafta", "/api/burclar", "//api/x"]) {
    expect(await ask(url, path), path).toMatchObject({ status: 404, location: undefined });
  }
});
