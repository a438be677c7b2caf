import { mkdirSync, writeFileSync } from "node:fs";
import { publicDir } from "../canvas/encode.ts";
import { aboutIcons, guideIcons, interfaceIcons } from "./icons-page.ts";
import {
  consultationIcons,
  elementIcons,
  planetIcons,
  signIcons,
  techniqueIcons,
} from "./icons-sky.ts";

export const icons: Record<string, string> = {
  ...signIcons,
  ...planetIcons,
  ...elementIcons,
  ...guideIcons,
  ...techniqueIcons,
  ...consultationIcons,
  ...aboutIcons,
  ...interfaceIcons,
};

export const iconStyle =
  'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';

export function drawIcons() {
  const symbols = Object.entries(icons).map(
    ([id, inner]) => `<symbol id="${id}" viewBox="0 0 24 24" ${iconStyle}>${inner}</symbol>`,
  );
  mkdirSync(publicDir, { recursive: true });
  writeFileSync(
    `${publicDir}/icons.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
  );
}
