import { canonicalAddress, listedAddresses } from "../../../content-model/addresses.ts";
import { expect, test } from "../site.ts";

/** Each default state also exists under its own name, but is linked by the plain path. */
const addresses = listedAddresses().filter((path) => canonicalAddress(path) === path);

test("Without JavaScript plain links lead from the home page to every address [2.6]", async ({
  request,
}) => {
  const seen = new Set(["/"]);
  let next = ["/"];
  while (next.length > 0) {
    const pages = await Promise.all(next.map(async (path) => (await request.get(path)).text()));
    const links = pages.flatMap((html) => [...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)]);
    next = [...new Set(links.map(([, href]) => href!.toLowerCase()))].filter(
      (href) => !seen.has(href),
    );
    for (const path of next) seen.add(path);
  }
  expect([...seen].sort()).toEqual(addresses.toSorted());
});

test("Every address has a title and a description of its own [2.3]", async ({ request }) => {
  const heads = await Promise.all(
    addresses.map(async (path) => {
      const html = await (await request.get(path)).text();
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1];
      const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? "";
      expect(description.length, path).toBeGreaterThan(40);
      return { path, title, description };
    }),
  );
  const titles = Map.groupBy(heads, ({ title }) => title);
  const descriptions = Map.groupBy(heads, ({ description }) => description);
  const shared = [...titles.values(), ...descriptions.values()].filter((same) => same.length > 1);
  expect(shared).toEqual([]);
});

test("A default state under its own name points to the plain path [2.3]", async ({ request }) => {
  const canonical = async (path: string) =>
    /<link rel="canonical" href="(.*?)"/.exec(await (await request.get(path)).text())?.[1];
  expect(await canonical("/planets/gunes")).toBe(await canonical("/planets"));
  expect(await canonical("/zodiac/aslan/temel-ozellikler")).toBe(await canonical("/zodiac/aslan"));
});

test("Every page's policy allows its own scripts by hash and nothing unsafe [17.3]", async ({
  request,
}) => {
  const answers = await Promise.all(addresses.map((path) => request.get(path)));
  for (const answer of answers) {
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(
      /default-src 'none'.*script-src 'self'( 'sha256-[^']+')*;.*style-src 'self'/,
    );
    expect(policy).not.toContain("unsafe");
  }
});

test("The site map lists every address, and robots are told where it is [2.3]", async ({
  request,
}) => {
  const siteMap = await (await request.get("/sitemap.xml")).text();
  for (const path of addresses)
    expect(siteMap).toContain(`<loc>https://www.example.com${path}</loc>`);
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
});
