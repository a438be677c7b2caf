import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/site.ts";
import { forgetMissingFiles, note, stored, visit } from "./offline-page.ts";

test.use({ serviceWorkers: "allow" });

const lastOfNovember = new Date("2026-11-30T23:59:00+03:00");
const firstOfDecember = new Date("2026-12-01T00:00:00+03:00");

const caption = (page: Page) => page.locator(".hero-caption");

/** The month of the picture that the browser chose, once it has it. */
const monthOfPicture = (page: Page) =>
  page.locator(".hero-sky img").evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return /sky-(\d{4}-\d{2})-/.exec(image.currentSrc)?.[1];
  });

const picturesStored = async (page: Page) =>
  (await stored(page)).filter((path) => path.startsWith("/assets/sky-")).join();

test("A stored copy shows the month in which it was read, in picture and caption", {
  tag: "@390",
}, async ({ page, context, service, trouble }) => {
  service.clock.now = lastOfNovember;
  await visit(page, "/");
  await page.reload();
  expect(await monthOfPicture(page)).toBe("2026-11");
  await expect.poll(() => picturesStored(page)).toContain("sky-2026-11-");
  service.clock.now = firstOfDecember;
  await context.setOffline(true);
  await page.reload();
  await expect(note(page)).toBeVisible();
  await expect(caption(page)).toContainText("Kasım 2026");
  expect(await monthOfPicture(page)).toBe("2026-11");
  forgetMissingFiles(trouble);
});

test("The first visit of a new month replaces the stored copy of the former", async ({
  page,
  context,
  service,
  trouble,
}) => {
  service.clock.now = lastOfNovember;
  await visit(page, "/");
  service.clock.now = firstOfDecember;
  await page.reload();
  await expect(caption(page)).toContainText("Aralık 2026");
  expect(await monthOfPicture(page)).toBe("2026-12");
  await expect.poll(() => picturesStored(page)).toContain("sky-2026-12-");
  await context.setOffline(true);
  await page.reload();
  await expect(note(page)).toBeVisible();
  await expect(caption(page)).toContainText("Aralık 2026");
  expect(await monthOfPicture(page)).toBe("2026-12");
  forgetMissingFiles(trouble);
});
