import type { Page } from "@playwright/test";
import type { Service } from "../../support/app.ts";
import { weakTexts } from "../../support/browser/contrast.ts";
import { moving } from "../../support/browser/motion.ts";
import { panelStates } from "../../support/browser/panel-states.ts";
import { expect, test } from "../../support/browser/site.ts";

/** Looks at every screen, sheet and state of the panel in turn: the work that they show is seeded once. */
async function onEveryScreen(
  { page, service, trouble }: { page: Page; service: Service; trouble: string[] },
  look: (name: string) => Promise<void>,
) {
  for (const { name, show } of panelStates) {
    await show(page, service);
    await look(name);
  }
  // Chromium reports the refusals that two of the screens are about.
  trouble.length = 0;
}

test("Nothing moves on any screen of the panel where motion is unwelcome", async ({
  page,
  service,
  trouble,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await onEveryScreen({ page, service, trouble }, async (name) => {
    expect.soft(await moving(page), name).toEqual([]);
  });
});

test("With more contrast preferred, all text of the panel has 7 : 1 on solid colours", async ({
  page,
  service,
  trouble,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce", contrast: "more" });
  await onEveryScreen({ page, service, trouble }, async (name) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await weakTexts(page), `${name} at ${width} px`).toEqual([]);
    }
  });
});

test("With more contrast preferred, fields have edges as strong as their text", async ({
  page,
  service,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce", contrast: "more" });
  for (const [name, controls] of [
    ["panel-entry", ".input, .field select, .field textarea, .time-choice label:has(:enabled)"],
    ["panel-cancel", ".field textarea, .usual-reasons button"],
    ["panel-invite", ".field input:not(:focus)"],
  ] as const) {
    await panelStates.find((state) => state.name === name)!.show(page, service);
    const edges = await page
      .locator(controls)
      .evaluateAll((all) =>
        all.map((one) => [getComputedStyle(one).borderTopColor, getComputedStyle(one).color]),
      );
    expect(edges.length, name).toBeGreaterThan(0);
    for (const [edge, words] of edges) expect(edge, name).toBe(words);
  }
});
