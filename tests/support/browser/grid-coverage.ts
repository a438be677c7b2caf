import type { Locator } from "@playwright/test";

/** How much of a grid its cells cover, the gaps between them counted in. */
export const gridCoverage = (list: Locator) =>
  list.evaluate((grid) => {
    const style = getComputedStyle(grid);
    const [right, below] = [style.columnGap, style.rowGap].map(Number.parseFloat) as [
      number,
      number,
    ];
    const areaOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (width + right) * (height + below);
    };
    const covered = [...grid.children].reduce((sum, cell) => sum + areaOf(cell), 0);
    return covered / areaOf(grid);
  });
