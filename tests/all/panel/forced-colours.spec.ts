import { expectGray, expectStandsOut, likeness } from "../../support/browser/forced-colours.ts";
import { panelStates } from "../../support/browser/panel-states.ts";
import { expect, test } from "../../support/browser/site.ts";

// Playwright hides a blinking caret with a style of its own.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

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
  await expect(page.locator(".rail")).toHaveScreenshot("forced-rail.png", likeness);
  const chips = page.locator(".outcome-links");
  await expectStandsOut(
    chips.locator("[aria-current]"),
    chips.locator("a:not([aria-current])").first(),
  );
  await expect(chips).toHaveScreenshot("forced-chips.png", likeness);
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
  await expect(days).toHaveScreenshot("forced-week-days.png", likeness);

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
  await expect(hours).toHaveScreenshot("forced-hours.png", likeness);
  await expect(page.locator(".day-choice")).toHaveScreenshot("forced-days.png", likeness);

  await show("panel-cancel");
  const reasons = page.locator(".usual-reasons button");
  await reasons.first().click();
  await expectStandsOut(reasons.first(), reasons.last());
  await expect(page.locator(".usual-reasons")).toHaveScreenshot("forced-reasons.png", likeness);

  await show("panel-list-choosing");
  const approval = page.locator(".bulk-bar .button").first();
  await expect(approval).toBeDisabled();
  await expectGray(approval, page.locator(".bulk-bar button:enabled").first());
  await expect(page.locator(".bulk-actions")).toHaveScreenshot("forced-disabled.png", likeness);
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
});
