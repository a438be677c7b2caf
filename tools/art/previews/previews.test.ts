import { readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { previewAddress } from "../../../app/content/addresses.ts";
import { publicDir } from "../canvas/encode.ts";
import { outline } from "../lettering/lettering.ts";
import { manifestFile, previewSources } from "./previews.ts";

test("Every preview shows its page's present title and artwork; `npm --prefix tools run art -- og` draws them anew", () => {
  expect(JSON.parse(readFileSync(manifestFile, "utf8"))).toEqual(previewSources());
});

test("Every address has a preview of 1200 × 630 and at most 60 kB, in a format that crawlers read", async () => {
  for (const { address } of previewSources().previews) {
    const file = publicDir + previewAddress(address);
    const { format, width, height } = await sharp(file).metadata();
    expect([address, format, width, height]).toEqual([address, "jpeg", 1200, 630]);
    expect(statSync(file).size, address).toBeLessThanOrEqual(60_000);
  }
});

test("Both faces hold every letter of Turkish, and each letter leaves a mark", () => {
  for (const face of ["title", "text"] as const)
    for (const letter of "abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZâîû0123456789’:(),")
      for (const size of [23, 58, 100]) {
        const { d } = outline(letter, size, face);
        expect(d, letter).toMatch(/^M[\d.\sMLQCZ-]+$/);
      }
});
