import { panelStates } from "../../support/browser/panel-states.ts";
import { expect, test } from "../../support/browser/site.ts";

const show = (name: string) => panelStates.find((state) => state.name === name)!.show;

test("Forced colours: the current hour, selected hours and the columns of the statistics are visible", async ({
  page,
  service,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  await show("panel-week-now")(page, service);
  const line = await page
    .locator(".now-line")
    .evaluate((one) => getComputedStyle(one).borderTopColor);
  expect(line).not.toBe(await ground());

  await show("panel-week-closing")(page, service);
  const box = page.locator(".week-grid").getByRole("checkbox").first();
  await box.check();
  // The browser's own box shows its tick in any colours.
  await expect(box).toHaveCSS("appearance", "auto");

  await show("panel-numbers")(page, service);
  const bar = await page
    .locator(".chart.columns [data-highest=true] i")
    .first()
    .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(bar).not.toBe(await ground());
});
