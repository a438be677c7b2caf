import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/browser/site.ts";
import { choose, hit, save } from "./hours-page.ts";
import { test } from "./signed-in.ts";
import { expectSoon, openStopped } from "./stopped-clock.ts";

type Form = { path: string; edit(page: Page): Promise<void>; ends: string };

const forms: Form[] = [
  {
    path: "/yonetim/saatler",
    edit: (page) => choose(page, "Son randevu: Cuma", "22:00"),
    ends: "Önceki saatlere dön",
  },
  {
    path: "/yonetim/hizmetler",
    edit: (page) => page.getByRole("checkbox").first().uncheck(),
    ends: "Varsayılanlara dön",
  },
  {
    path: "/yonetim/mesajlar",
    edit: (page) => page.getByRole("textbox").first().fill("Merhaba"),
    ends: "Kaydet",
  },
];

const boxOf = async (place: Locator) => (await place.boundingBox())!;

for (const { path, edit, ends } of forms) {
  test(`That ${path} was saved is said above its buttons, at any width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // The message stays ten seconds of a clock that stands still.
    await openStopped(page, path, save(page));
    await edit(page);
    await hit(page, save(page));
    const toast = page.locator(".toast").filter({ hasText: /kaydedildi\./ });
    await expectSoon(page, toast);
    await expect(page.getByRole("button", { name: ends })).toBeVisible();
    for (const width of [320, 390, 800, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const { y, height } = await boxOf(toast);
      const bar = await boxOf(page.locator(".save-bar, .has-save-bar > .actions"));
      expect.soft(y + height, `${width} px`).toBeLessThanOrEqual(bar.y);
    }
  });
}
