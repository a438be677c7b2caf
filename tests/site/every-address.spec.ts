import {
  listedAddresses,
  pageAddresses,
  unlistedAddresses,
} from "../../content-model/addresses.ts";
import { expect, plainly, test } from "../support/browser/site.ts";
import { inTurns } from "../support/in-turns.ts";
import { oldAddresses } from "./old-addresses.ts";

const addresses = listedAddresses();

test("Without JavaScript plain links lead from the home page to every address [2.6]", async ({
  request,
}) => {
  const seen = new Set(["/"]);
  let next = ["/"];
  while (next.length > 0) {
    const pages = await inTurns(next, async (path) => (await plainly(request, path)).text());
    const links = pages.flatMap((html) => [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)[^"]*"/g)]);
    next = [...new Set(links.map(([, href]) => href!.toLowerCase()))].filter(
      (href) => !seen.has(href),
    );
    for (const path of next) seen.add(path);
  }
  const files = [...seen].filter((path) => /\.\w+$/.test(path));
  const others = new Set([...files, ...unlistedAddresses()]);
  expect([...seen].filter((path) => !others.has(path)).sort()).toEqual(addresses.toSorted());
});

test("Every address has a title and a description of its own [2.3]", async ({ request }) => {
  const heads = await inTurns(addresses, async (path) => {
    const html = await (await plainly(request, path)).text();
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1];
    const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? "";
    expect(description.length, path).toBeGreaterThan(40);
    return { path, title, description };
  });
  const titles = Map.groupBy(heads, ({ title }) => title);
  const descriptions = Map.groupBy(heads, ({ description }) => description);
  const shared = [...titles.values(), ...descriptions.values()].filter((same) => same.length > 1);
  expect(shared).toEqual([]);
});

test("Every address names itself as the canonical one", async ({ request }) => {
  await inTurns(addresses, async (path) => {
    const html = await (await plainly(request, path)).text();
    const canonical = /<link rel="canonical" href="(.*?)"/.exec(html)?.[1];
    expect(canonical).toBe(`https://www.example.com${path}`);
  });
});

test("Every address that was ever in the site map answers, itself or with one redirect", async ({
  request,
}) => {
  const once = { maxRedirects: 0, headers: { "accept-encoding": "identity" } };
  expect(oldAddresses).toHaveLength(138);
  const moved: string[] = [];
  await inTurns(oldAddresses, async (path) => {
    const answer = await request.get(path, once);
    if (answer.status() === 200) return;
    const { location = "" } = answer.headers();
    expect([path, answer.status()]).toEqual([path, 308]);
    expect((await request.get(location, once)).status(), location).toBe(200);
    moved.push(path);
  });
  expect(moved).toHaveLength(3 + 12);
});

test("Every page's policy allows its own scripts by hash and nothing unsafe", async ({
  request,
}) => {
  const answers = await inTurns(addresses, (path) => plainly(request, path));
  for (const answer of answers) {
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(
      /default-src 'none'.*script-src 'self'( 'sha256-[^']+')*;.*style-src 'self'/,
    );
    expect(policy).not.toContain("unsafe");
  }
});

test("The site map lists every address but the search and no other, and robots are told where it is [2.3]", async ({
  request,
}) => {
  const siteMap = await (await request.get("/sitemap.xml")).text();
  const listed = [...siteMap.matchAll(/<loc>https:\/\/www\.example\.com(.*?)<\/loc>/g)];
  expect(listed.map(([, path]) => path).sort()).toEqual(
    addresses.filter((path) => path !== pageAddresses.search).toSorted(),
  );
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
});
