import sharp from "sharp";
import type { Canvas } from "../canvas/canvas.ts";
import { writePair } from "../canvas/encode.ts";
import { eclipse, frideria, nodes, profection } from "./charts-time.ts";
import { composite, derivative, progress, solar } from "./charts-wheels.ts";

const scenes: Record<string, () => Promise<Canvas>> = {
  solar,
  progress,
  frideria,
  composite,
  eclipse,
  profection,
  derivative,
  nodes,
};

export const chartNames = Object.keys(scenes);

/** On the page in three widths; the large one alone, as it was drawn. */
export async function drawChart(name: string) {
  const canvas = await scenes[name]!();
  const image = canvas.toImage({ dither: 0.6 });
  const quality = { avif: 50, webp: 74 };
  const png = await image.png({ compressionLevel: 1 }).toBuffer();
  await writePair(`img/charts/large/${name}`, sharp(png), quality);
  const smaller = (width: number) => sharp(png).resize(width, width, { kernel: "lanczos3" });
  await writePair(`img/charts/${name}-1440`, smaller(1440), quality);
  await writePair(`img/charts/${name}`, smaller(960), quality);
  await writePair(`img/charts/${name}-720`, smaller(720), quality);
}
