import type { Page } from "@playwright/test";
import { delayResponses } from "../../support/browser/delay-responses.ts";
import { expect, test } from "../../support/browser/site.ts";

// A usual day, the longest words that the band ever holds, and none.
const moments = [
  "2026-11-15T12:00:00Z",
  "2025-11-11T21:00:00Z",
  "2027-02-09T21:00:00Z",
  "2030-01-01T00:00:00Z",
];
const band = (page: Page) => page.getByRole("region", { name: "Bugün gökyüzü" });

/** How high the band is, and where each of its labels is in it. */
const frame = (page: Page) =>
  band(page).evaluate((box) => {
    const { top, height } = box.getBoundingClientRect();
    const labels = [...box.querySelectorAll("dt")]
      .filter((label) => label.checkVisibility())
      .map((label) => label.getBoundingClientRect());
    return { height, labels: labels.map((label) => label.top - top) };
  });

test("Today's sky has the same height before and after its words, and its labels do not move", async ({
  page,
}) => {
  for (const [width, time, path] of [
    ...[390, 800, 1280].flatMap((width) => moments.map((time) => [width, time, "/"] as const)),
    [390, moments[0]!, "/blog"],
    [1280, moments[0]!, "/blog"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.setFixedTime(time);
    await page.unrouteAll();
    // What the style sheet gives the prerendered band: before any script has run.
    const release = await delayResponses(page, "**/takvim/*.json*", "**/assets/*.js");
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => document.querySelector("footer"));
    await page.waitForFunction(() =>
      [...document.querySelectorAll("link")].every(
        (link) => link.rel !== "stylesheet" || link.sheet,
      ),
    );
    const before = await frame(page);
    release();
    await expect(
      band(page).locator(":is(b:not(:empty), [data-answer]):visible").first(),
    ).toBeVisible();
    const after = await frame(page);
    // Where nothing is known a sentence takes the place of the list.
    const labels = after.labels.length === 0 ? [] : before.labels;
    expect(after, `${path} at ${time}, ${width} px`).toEqual({ ...before, labels });
  }
});
