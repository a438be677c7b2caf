import { brotliCompressSync, gzipSync } from "node:zlib";
import { allAddresses, pageAddresses } from "../../../content-model/addresses.ts";
import { eightPages, expect, test } from "../site.ts";

const kB = 1000;

test("The HTML of the eight pages is at most 20 kB, brotli [17.4]", async ({ request }) => {
  for (const path of eightPages) {
    const html = await (await request.get(path)).body();
    const bytes = brotliCompressSync(html).length;
    expect(bytes, `${path}: ${bytes} bytes`).toBeLessThanOrEqual(20 * kB);
  }
});

// One address of each route: the code is the same for all of a route's addresses.
const routes = [
  ...Object.values(pageAddresses),
  "/zodiac/aslan/saglik",
  "/planets/mars",
  "/blog/yukselen-koc",
];

for (const path of routes) {
  test(`${path} loads at most 115 kB of JavaScript and 15 kB of CSS before any interaction [17.4]`, async ({
    page,
    trouble,
  }) => {
    const bytes = { script: 0, stylesheet: 0 };
    const bodies: Promise<void>[] = [];
    page.on("response", (answer) => {
      const kind = answer.request().resourceType();
      if (kind !== "script" && kind !== "stylesheet") return;
      bodies.push(
        answer.body().then((body) => {
          bytes[kind] += gzipSync(body, { level: 9 }).length;
        }),
      );
    });
    await page.goto(path, { waitUntil: "networkidle" });
    // Scrolling is not yet an interaction with the page.
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState("networkidle");
    await Promise.all(bodies);
    expect(bytes.script).toBeGreaterThan(50 * kB);
    expect(bytes.script, `${bytes.script} bytes of JavaScript`).toBeLessThanOrEqual(115 * kB);
    expect(bytes.stylesheet, `${bytes.stylesheet} bytes of CSS`).toBeLessThanOrEqual(15 * kB);
    if (path === pageAddresses.notFound) trouble.length = 0;
  });
}

test("No schema library, parser or ephemeris reaches the browser [17.4]", async ({ request }) => {
  const scripts = new Set<string>();
  for (const path of allAddresses()) {
    const html = await (await request.get(path)).text();
    for (const [script] of html.matchAll(/\/assets\/[^"']+\.js/g)) scripts.add(script);
  }
  for (const script of scripts) {
    const code = await (await request.get(script)).text();
    expect(code, script).not.toMatch(/ZodError|invalid_type|YAMLParseError|astronomy/);
  }
});
