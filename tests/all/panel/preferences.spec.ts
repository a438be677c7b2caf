import { panelStates } from "../../support/browser/panel-states.ts";
import { expect, test } from "../../support/browser/site.ts";

test("With more contrast preferred, fields have edges as strong as their text", async ({
  page,
  service,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce", contrast: "more" });
  for (const [name, controls] of [
    ["panel-entry", ".input, .field select, .field textarea, .time-choice label:has(:enabled)"],
    ["panel-cancel", ".field textarea, .frequent-reasons button"],
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
