import sharp from "sharp";
import { expect, test } from "vitest";
import { listedAddresses } from "../../app/content/all-addresses.ts";
import { readSite } from "../../app/content/site.ts";
import { documentAt, expectWholeBuild } from "./pages.ts";

const { site } = readSite();

test("Every address but the search has a preview picture of its own, 1200 × 630", async () => {
  expectWholeBuild();
  const pictures = new Set<string>();
  const addresses = listedAddresses().filter((address) => address !== "/ara");
  expect(addresses.length).toBeGreaterThan(240);
  for (const address of addresses) {
    const { attribute } = documentAt(address);
    const tag = (name: string) => attribute(`meta[property="og:${name}"]`, "content");
    expect(tag("title")).toBe(`${tag("image:alt")} | ${site.name}`);
    expect([tag("image:width"), tag("image:height")], address).toEqual(["1200", "630"]);
    expect(attribute('meta[name="twitter:card"]', "content")).toBe("summary_large_image");
    const { origin, pathname } = new URL(tag("image")!);
    expect(origin).toBe(new URL(site.url).origin);
    const { format, width, height } = await sharp(`build/client${pathname}`).metadata();
    expect([pathname, format, width, height]).toEqual([pathname, "jpeg", 1200, 630]);
    pictures.add(pathname);
  }
  expect(pictures.size).toBe(addresses.length);
});
