import { addDays } from "../../../booking/istanbul-time.ts";
import { test } from "../../panel/signed-in.ts";
import { pastAppointment, today } from "../../panel/work.ts";
import { panelStates } from "../../support/browser/panel-states.ts";
import { expect, test as signedOut } from "../../support/browser/site.ts";

signedOut(
  "On a phone seven people are in sight, and the statuses are in one line",
  async ({ page, service }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await panelStates.find(({ name }) => name === "panel-list")!.show(page, service);
    const bar = (await page.getByRole("navigation", { name: "Yönetim" }).boundingBox())!.y;
    const bottoms = await page
      .locator(".appointment-row")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
    expect(bottoms.filter((bottom) => bottom <= bar).length).toBeGreaterThanOrEqual(7);
    const tops = await page
      .getByRole("navigation", { name: "Durum" })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
  },
);

test("Each outcome has a shape of its own, also in forced colours", async ({ page, service }) => {
  for (const [index, name] of ["Bir", "İki", "Üç", "Dört"].entries()) {
    const day = addDays(today, -1 - index);
    await pastAppointment(service, { day, timeSlot: "20:00", name });
  }
  const at = service.clock.now.toISOString();
  for (const [name, set] of [
    ["Bir", { status: "pending" }],
    ["İki", { status: "cancelled" }],
    ["Üç", { no_show_at: at }],
  ] as const) {
    await service.database.db.updateTable("slots").set(set).where("name", "=", name).execute();
  }
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors });
    await page.goto("/yonetim?durum=all");
    await expect(page.locator(".outcome")).toHaveCount(4);
    const shapes = await page.locator(".outcome").evaluateAll((tags) =>
      tags.map((tag) => {
        const { clipPath, borderRadius, borderWidth, backgroundColor } = getComputedStyle(
          tag,
          "::before",
        );
        const isFilled = backgroundColor !== "rgba(0, 0, 0, 0)";
        return `${clipPath} ${borderRadius} ${borderWidth} ${isFilled}`;
      }),
    );
    expect(new Set(shapes).size).toBe(4);
  }
});

test("All buttons of settings and accounts have the same height, also on a phone", async ({
  page,
}) => {
  for (const path of ["/ayarlar/giris", "/ayarlar/takvim", "/hesaplar"]) {
    await page.goto(`/yonetim${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".waiting")).toHaveCount(0);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await page
        .getByRole("main")
        .locator(".button, .link-button")
        .evaluateAll((all) =>
          all.map((one) => `${one.textContent}: ${one.getBoundingClientRect().height}`),
        );
      expect(heights.length).toBeGreaterThan(1);
      expect(heights.filter((height) => !height.endsWith(": 44"))).toEqual([]);
    }
  }
});
