import { expect } from "vitest";
import { page } from "vitest/browser";

/** The message lies above the bar with the form's buttons, which stays at the window's lower edge. */
export async function expectToastAboveButtons(): Promise<void> {
  const box = (place: string) => document.querySelector(place)!.getBoundingClientRect();
  for (const width of [320, 390, 800, 1280]) {
    await page.viewport(width, 600);
    await expect
      .poll(() => box(".save-bar, .has-save-bar > .actions").top - box(".toast").bottom)
      .toBeGreaterThanOrEqual(0);
  }
}
