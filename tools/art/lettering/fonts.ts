import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { npmPackage } from "../sources/sources.ts";
import { letters } from "./letters.ts";

/** What browsers apply by themselves, and the figures that the site has always shown: lining ones. */
const keepFeatures = [
  ...["ccmp", "locl", "mark", "mkmk", "kern", "liga", "clig", "calt", "rlig", "rvrn"],
  ...["lnum", "pnum", "tnum"],
];

/** The whole families, fetched when first needed: packages for pages split Turkish over two files. */
const families = {
  "cormorant-garamond-600": () =>
    `${npmPackage("@expo-google-fonts/cormorant-garamond@0.4.1")}/600SemiBold/CormorantGaramond_600SemiBold.ttf`,
  "source-sans-3": () => `${npmPackage("source-sans@3.52.0")}/VF/SourceSans3VF-Upright.ttf`,
};

for (const [name, file] of Object.entries(families)) {
  const font = await readFile(file());
  const options = { targetFormat: "woff2" as const, keepFeatures };
  const subset = await subsetFont(font, letters, options);
  await writeFile(`app/fonts/${name}.woff2`, subset);
}
