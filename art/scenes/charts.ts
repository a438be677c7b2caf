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

export async function drawChart(name: string) {
  const canvas = await scenes[name]!();
  const image = canvas.toImage({ dither: 0.6 }).resize(960, 960, { kernel: "lanczos3" });
  await writePair(`img/charts/${name}`, image.clone(), { avif: 50, webp: 74 });
  await writePair(`img/charts/${name}-720`, image.resize(720), { avif: 50, webp: 74 });
}
