import { expectGray, expectStandsOut } from "../../support/browser/forced-colours.ts";
import { panelStates } from "../../support/browser/panel-states.ts";
import { expect, test } from "../../support/browser/site.ts";

// Playwright hides a blinking caret with a style of its own.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

/** Small pictures: a pixel in a hundred may be drawn otherwise by another build of Chromium. */
const likeness = { threshold: 0.2, maxDiffPixelRatio: 0.01 };

/** One test: the work that the screens show is seeded once. */
test("Forced colours: selected items stand out and states differ", async ({ page, service }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const show = (name: string) =>
    panelStates.find((state) => state.name === name)!.show(page, service);

  await show("panel-list");
  await expectStandsOut(
    page.locator(".rail [aria-current]"),
    page.locator(".rail a:visible").nth(1),
  );
  const chips = page.locator(".outcome-links");
  await expectStandsOut(
    chips.locator("[aria-current]"),
    chips.locator("a:not([aria-current])").first(),
  );
  const mark = (outcome: string) =>
    page
      .locator(`.outcome[data-outcome="${outcome}"]`)
      .first()
      .evaluate((one) => getComputedStyle(one, "::before").backgroundColor);
  expect(await mark("approved")).not.toBe(await mark("pending"));

  await show("panel-week");
  const days = page.locator(".week-days");
  await expectStandsOut(
    days.locator("[aria-current]"),
    days.locator("a:not([aria-current])").first(),
  );

  await show("panel-entry");
  const hours = page.locator(".time-choice");
  await hours.getByRole("radio", { name: "Boş" }).first().check();
  await expectStandsOut(
    hours.locator("label:has(:checked)"),
    hours.locator("label:not(:has(:checked))").last(),
  );
  await expectStandsOut(
    page.locator(".day-choice label:has(:checked)"),
    page.locator(".day-choice label:not(:has(:checked))").first(),
  );

  await show("panel-cancel");
  const reasons = page.locator(".frequent-reasons button");
  await reasons.first().click();
  await expectStandsOut(reasons.first(), reasons.last());

  await show("panel-list-choosing");
  const approval = page.locator(".bulk-bar .button").first();
  await expect(approval).toBeDisabled();
  await expectGray(approval, page.locator(".bulk-bar button:enabled").first());
  const rows = page.locator(".appointment-row");
  const box = rows.first().getByRole("checkbox");
  await box.check();
  // The browser's own box shows its tick in any colours.
  await expect(box).toHaveCSS("appearance", "auto");
  // Clear of the bars that stay in sight.
  await box.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(rows.first()).toHaveScreenshot("forced-row-chosen.png", likeness);
  await expect(rows.nth(1)).toHaveScreenshot("forced-row.png", likeness);

  await show("panel-services");
  const switches = page.locator(".service-online");
  await switches.nth(0).getByRole("checkbox").uncheck();
  await switches.nth(1).getByRole("checkbox").check();
  await expect(switches.nth(0)).toHaveScreenshot("forced-switch-off.png", likeness);
  await expect(switches.nth(1)).toHaveScreenshot("forced-switch-on.png", likeness);

  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  await page.setViewportSize({ width: 1280, height: 900 });
  await show("panel-week-now");
  const line = await page
    .locator(".now-line")
    .evaluate((one) => getComputedStyle(one).borderTopColor);
  expect(line).not.toBe(await ground());

  await show("panel-week-closing");
  const hour = page.locator(".week-grid").getByRole("checkbox").first();
  await hour.check();
  // The browser's own box shows its tick in any colours.
  await expect(hour).toHaveCSS("appearance", "auto");

  await show("panel-numbers");
  const bar = await page
    .locator(".chart.columns [data-highest=true] i")
    .first()
    .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(bar).not.toBe(await ground());
});
