import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSite } from "../../../app/content/site.ts";
import { publicDir } from "../canvas/encode.ts";
import { logoFile } from "./mark.ts";

const logo = () => readFileSync(`${publicDir}/logo.svg`, "utf8");

test("The logo bears the academy's present name; `npm --prefix tools run art -- mark` draws it anew", () => {
  expect(logo()).toBe(logoFile(readSite().site.name));
});

test("Who cannot see the logo hears the academy's name, whatever signs are in it", () => {
  expect(logo()).toContain(`aria-label="${readSite().site.name}"`);
  expect(logoFile('Ay & "Yıldız"')).toContain("<title>Ay &amp; &quot;Yıldız&quot;</title>");
});
