import { expect, type Page } from "@playwright/test";
import { illegible } from "./legible.ts";
import { smallTargets } from "./targets.ts";

/** A phone of today. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

export type Viewport = {
  width: number;
  height: number;
  /** How large a target is at least: for a finger, or for a pointer. */
  target?: 44 | 24;
  /** The reader's own. */
  style?: string;
};

export const large = "html { font-size: 200% }";

/** Those of every visit; the first has a window of 1280 px at 400 %. */
export const phoneViewports: Viewport[] = [
  { width: 320, height: 256, target: 44 },
  { width: 390, height: 844, style: large },
  { width: 390, height: 844, target: 44 },
];
export const deskViewports: Viewport[] = [
  { width: 1280, height: 900, style: large },
  { width: 1280, height: 900, target: 24 },
];

/** What is shown is read whole, does not scroll sideways, and is large enough to be pressed. */
export async function expectLegible(
  page: Page,
  viewports: Viewport[],
  isKnown = (_finding: string) => false,
) {
  for (const { width, height, target, style = "" } of viewports) {
    await page.setViewportSize({ width, height });
    await page.evaluate((style) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      // The page's policy forbids another element with styles.
      document.adoptedStyleSheets = [sheet];
    }, style);
    const name = `${width} px ${style}`;
    const findings = await illegible(page);
    expect
      .soft(
        findings.filter((finding) => !isKnown(finding)),
        name,
      )
      .toEqual([]);
    if (target) expect.soft(await smallTargets(page, target), name).toEqual([]);
  }
}
