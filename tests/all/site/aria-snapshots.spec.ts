import { unlistedAddresses } from "../../../app/content/all-addresses.ts";
import { expectAriaSnapshot, mainOrDialog } from "../../support/browser/aria-snapshot.ts";
import { calendarStates } from "../../support/browser/calendar-states.ts";
import { pageKinds } from "../../support/browser/page-kinds.ts";
import { isSmall, open, test } from "../../support/browser/site.ts";
import { states } from "../../support/browser/states.ts";
import { visitorAppointmentStates } from "../../support/browser/visitor-appointment-states.ts";

const nameOf = (address: string) => address.slice(1).replaceAll("/", "-") || "home";
const unlisted = [unlistedAddresses()[0]!, unlistedAddresses().at(-1)!];

for (const address of [...pageKinds, ...unlisted]) {
  test(`${address} matches its aria snapshot`, async ({ page, trouble }) => {
    await open(page, address);
    await expectAriaSnapshot(page.getByRole("main"), nameOf(address));
    // Chromium itself reports the 404 of the page for unknown addresses.
    if (address === "/404") trouble.length = 0;
  });
}

/** Every dialog in each of its steps, and the search; not what differs in a toast alone. */
const dialogs = [...states, ...calendarStates].filter(({ name }) =>
  /^(booking-(\d-(?!held|promise)|sending)|status-|search-)/.test(name),
);
for (const { name, show } of [
  ...dialogs,
  ...visitorAppointmentStates.filter(({ noScript }) => !noScript),
]) {
  test(`${name} matches its aria snapshot`, async ({ page, service, trouble }) => {
    await show(page, service);
    // Chromium reports the answers that some states are about.
    trouble.length = 0;
    await expectAriaSnapshot(await mainOrDialog(page), name);
  });
}

test("Header and footer match their aria snapshots on all pages", { tag: "@390" }, async ({
  page,
}) => {
  await open(page, "/about");
  if (isSmall(page)) {
    await expectAriaSnapshot(page.getByRole("banner"), "menu-closed");
    await page.getByRole("button", { name: "Menü" }).click();
    await expectAriaSnapshot(page.getByRole("banner"), "menu-open");
  } else {
    await expectAriaSnapshot(page.getByRole("banner"), "menu-wide");
  }
  await expectAriaSnapshot(page.getByRole("contentinfo"), "footer");
  await open(page, "/zodiac/aslan");
  if (isSmall(page)) await page.getByRole("button", { name: "Menüye Dön" }).click();
  const sidebar = page.getByRole("complementary", { name: "ASLAN BURCU" });
  await expectAriaSnapshot(sidebar, isSmall(page) ? "sign-overlay" : "sign-sidebar");
});

test("The notification matches its aria snapshot", async ({ page }) => {
  await open(page, "/");
  await expectAriaSnapshot(page.getByRole("complementary", { name: "Duyuru" }), "notification");
});
