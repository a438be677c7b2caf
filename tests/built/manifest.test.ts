import sharp from "sharp";
import { expect, test } from "vitest";
import { readSite } from "../../app/content/site.ts";
import { builtFile, builtPages, expectWholeBuild } from "./pages.ts";

test("The manifest names the academy, the icons in their sizes, and two shortcuts", async () => {
  expectWholeBuild();
  const manifest = JSON.parse(builtFile("/site.webmanifest"));
  const { name, shortName } = readSite().site;
  expect(manifest).toMatchObject({ name, short_name: shortName, lang: "tr", start_url: "/" });
  expect(manifest.icons.map(({ sizes, purpose = "any" }: Icon) => `${sizes} ${purpose}`)).toEqual([
    "any any",
    "192x192 any",
    "192x192 maskable",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes, type } of manifest.icons as Icon[]) {
    const { width, height, format } = await sharp(`build/client${src}`).metadata();
    if (sizes !== "any") expect(`${width}x${height}`).toBe(sizes);
    expect(type).toContain(format);
  }
  const shortcuts: { name: string; url: string }[] = manifest.shortcuts;
  expect(shortcuts.map(({ name }) => name)).toEqual(["Randevu", "Ara"]);
  for (const { url } of shortcuts) expect(builtPages.has(url), url).toBe(true);
});

type Icon = { src: string; sizes: string; type: string; purpose?: string };

test("The mark lies in the safe zone of the maskable icon", async () => {
  const { data, info } = await sharp("build/client/icon-maskable-512.png")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const outside = [...Array(info.width * info.height).keys()].filter(
    (at) => Math.hypot((at % 512) - 256, Math.floor(at / 512) - 256) > 0.4 * 512,
  );
  // Gold is bright, the ground is not.
  expect(outside.filter((at) => data[at * info.channels + 1]! > 90)).toEqual([]);
});
