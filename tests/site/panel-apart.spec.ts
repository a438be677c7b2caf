import { allAddresses } from "../../content-model/addresses.ts";
import { expect, furtherStates, open, plainly, test } from "../support/browser/site.ts";
import { inTurns } from "../support/in-turns.ts";
import { specifiedPages } from "../support/specified-pages.ts";

test("No public page asks for a file of the staff panel", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const path of [...specifiedPages, ...furtherStates]) await open(page, path);
  await page.goto("/consultation#mini-ongoru");
  await page.getByRole("button", { name: "Randevu Al" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((path) => path.startsWith("/yonetim"))).toEqual([]);
});

test("Nothing that a public page loads knows of the staff panel", async ({ request }) => {
  const pages = await inTurns(allAddresses(), async (path) =>
    (await plainly(request, path)).text(),
  );
  for (const html of pages) expect(html).not.toContain("yonetim");
  const named = (texts: string[], pattern: RegExp) =>
    new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([file]) => file)));
  // Scripts name further scripts, which are loaded later.
  const scripts = new Map<string, string>();
  let next = [...named(pages, /\/assets\/[\w.-]+\.(?:js|css)/g)];
  while (next.length > 0) {
    const texts = await Promise.all(next.map(async (path) => (await request.get(path)).text()));
    for (const [index, path] of next.entries()) scripts.set(path, texts[index]!);
    const found = named(texts, /(?<=["'`/])[\w-]+-[\w-]{8}\.(?:js|css)/g);
    next = [...found].map((file) => `/assets/${file}`).filter((path) => !scripts.has(path));
  }
  expect(scripts.size).toBeGreaterThan(20);
  for (const [path, text] of scripts) expect(text.includes("yonetim"), path).toBe(false);
});

test("Robots are told to stay out of the panel", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /yonetim\n");
  const panel = await (await request.get("/yonetim")).text();
  expect(panel).toContain('<meta name="robots" content="noindex, nofollow" />');
});
