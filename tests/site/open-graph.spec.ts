import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { readSite } from "../../content-model/site.ts";
import { expect, open, plainly, test } from "../support/browser/site.ts";
import { inTurns } from "../support/in-turns.ts";

const { site } = readSite();
const pathOf = (address: string) => new URL(address).pathname;

async function tagsOf(request: APIRequestContext, path: string) {
  const html = await (await plainly(request, path)).text();
  const tags = html.matchAll(
    /<meta (?:property|name)="(og:[^"]+|twitter:card)" content="([^"]*)"/g,
  );
  return Object.fromEntries([...tags].map(([, name, content]) => [name!, content!]));
}

test("Every address of the site map names a picture of its own title, served as 1200 × 630", async ({
  request,
}) => {
  const siteMap = await (await request.get("/sitemap.xml")).text();
  const paths = [...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => pathOf(address!));
  expect(paths.length).toBeGreaterThan(240);
  const pictures = await inTurns(paths, async (path) => {
    const tags = await tagsOf(request, path);
    expect(tags["og:title"], path).toBe(`${tags["og:image:alt"]} | ${site.name}`);
    expect(tags, path).toMatchObject({
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
    expect(new URL(tags["og:image"]!).origin).toBe(new URL(site.url).origin);
    return pathOf(tags["og:image"]!);
  });
  expect(new Set(pictures).size).toBe(paths.length);
  await inTurns(pictures, async (picture) => {
    const answer = await request.get(picture);
    expect([picture, answer.headers()["content-type"]]).toEqual([picture, "image/jpeg"]);
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([picture, width, height]).toEqual([picture, 1200, 630]);
  });
});

test("The tags of a page follow when a link leads to another", async ({ page }) => {
  await open(page, "/zodiac/koc");
  await page.getByRole("link", { name: "Sağlık" }).first().click();
  await expect(page).toHaveTitle(`Koç Burcu: Sağlık | ${site.name}`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    "content",
    new URL("/og/zodiac/koc/saglik.jpg", site.url).href,
  );
});
