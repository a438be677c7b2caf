import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";
import { parse } from "yaml";
import { pageAddresses, previewAddress } from "../../../app/content/addresses.ts";
import { chartSchema } from "../../../app/content/chart.ts";
import { parseFrontMatter } from "../../../app/content/front-matter.ts";
import { pagesSchema } from "../../../app/content/page.ts";
import { pageTitles } from "../../../app/content/page-titles.ts";
import { readSite } from "../../../app/content/site.ts";
import { fileOf, publicDir, root, write } from "../canvas/encode.ts";
import {
  artworkOf,
  height,
  planetOf,
  previewGround,
  width,
  withPlanet,
} from "./preview-grounds.ts";
import { academyLine, academyLogo, previewWords } from "./preview-words.ts";

export const manifestFile = `${root}tools/art/previews/previews.json`;

/** What every preview is drawn from: when this differs from the committed list, they are stale. */
export function previewSources() {
  const read = (file: string) => readFileSync(`${root}content/${file}`, "utf8");
  const { pages } = pagesSchema.parse(parse(read("pages/pages.yaml")));
  const charts = readdirSync(`${root}content/charts`).map((file) =>
    chartSchema.parse(parseFrontMatter(read(`charts/${file}`))),
  );
  const academy = readSite(`${root}content/site.yaml`).site.name;
  const previews = [...pageTitles(pages, charts)].map(([address, title]) => {
    const artwork = artworkOf(address);
    const planet = planetOf(address);
    return {
      address,
      title,
      artwork,
      artworkHash: hashOf(fileOf(artwork)),
      ...(planet && { planet, planetHash: hashOf(fileOf(planet)) }),
    };
  });
  return { academy, previews };
}

const hashOf = (file: string) =>
  createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 12);

type Sources = ReturnType<typeof previewSources>;

/** Previews whose picture is missing or out of date. */
function stalePreviews({ academy, previews }: Sources) {
  const drawn: Sources = JSON.parse(readFileSync(manifestFile, "utf8"));
  return previews.filter(
    (preview) =>
      academy !== drawn.academy ||
      !drawn.previews.some((one) => isDeepStrictEqual(one, preview)) ||
      !existsSync(publicDir + previewAddress(preview.address)),
  );
}

/** The pictures that chats and social networks show beside an address. */
export async function drawPreviews() {
  const sources = previewSources();
  const { academy } = sources;
  for (const [artwork, pages] of Map.groupBy(stalePreviews(sources), (page) => page.artwork)) {
    const ground = await previewGround(artwork);
    for (const { address, title, planet } of pages) {
      const foot = address === pageAddresses.home ? academyLogo(academy) : academyLine(academy);
      const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${previewWords(title, foot)}</svg>`;
      const scene = planet ? await withPlanet(ground, planet) : ground;
      const picture = await sharp(scene)
        .composite([{ input: Buffer.from(words) }])
        .png({ compressionLevel: 1 })
        .toBuffer();
      // There are two hundred of these: together they stay below 10 MB.
      const jpeg = sharp(picture).jpeg({ quality: planet ? 62 : 70, mozjpeg: true });
      write(previewAddress(address).slice(1), await jpeg.toBuffer());
    }
  }
  writeFileSync(manifestFile, `${JSON.stringify(sources, null, 2)}\n`);
}
