import type { Page } from "@playwright/test";

/** Of the 256 values that a channel can have: pictures have millions of pixels. */
const linear = Float64Array.from({ length: 256 }, (_, value) =>
  value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** Relative luminance of the pixel that starts there, and contrast, as the Web Content Accessibility Guidelines define them. */
export const luminance = (pixels: ArrayLike<number>, start = 0): number =>
  0.2126 * linear[pixels[start]!]! +
  0.7152 * linear[pixels[start + 1]!]! +
  0.0722 * linear[pixels[start + 2]!]!;

export const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

type Written = { text: string; large: boolean; ink: number[]; ground: number[]; through: string };

/** Every text, its colour, and the first whole colour below it; what lies between and lets something through. */
function written(page: Page): Promise<Written[]> {
  return page.evaluate(() => {
    const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const rgba = (colour: string) => {
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = colour;
      paint.fillRect(0, 0, 1, 1);
      return [...paint.getImageData(0, 0, 1, 1).data];
    };
    const shown = document.querySelector("dialog[open]") ?? document.body;
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const found: Written[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      // What cannot be used need not stand out (1.4.3).
      if (parentElement.closest("svg, :disabled, [aria-disabled=true], :has(> :disabled)"))
        continue;
      const style = getComputedStyle(parentElement);
      const size = Number.parseFloat(style.fontSize);
      let through = "";
      let ground = [255, 255, 255];
      for (let at: Element | null = parentElement; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
        const [r = 0, g = 0, b = 0, alpha = 0] = rgba(backgroundColor);
        const isPicture =
          backgroundImage.includes("url(") || backgroundImage.includes("image-set(");
        if (isPicture || (alpha > 0 && alpha < 255) || Number(opacity) < 1)
          through ||= at.className || at.tagName;
        if (alpha === 255) {
          ground = [r, g, b];
          break;
        }
      }
      found.push({
        text: textContent.trim().slice(0, 40),
        large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        ink: rgba(style.color).slice(0, 3),
        ground,
        through,
      });
    }
    return found;
  });
}

/** Texts of less than 7 : 1, or 4.5 : 1 if they are large, and those that something shines through. */
export async function weakTexts(page: Page): Promise<string[]> {
  const texts = await written(page);
  return texts.flatMap(({ text, large, ink, ground, through }) => {
    const ratio = contrast(luminance(ink), luminance(ground));
    if (ratio >= (large ? 4.5 : 7) && !through) return [];
    return [`${ratio.toFixed(2)} “${text}” ${through}`];
  });
}
