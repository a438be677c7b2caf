import { expect, open, test } from "../support/browser/site.ts";

test.use({ timezoneId: "Pacific/Auckland" });

test("Today's sky is Turkey's in any time zone, and a day begins at its midnight", async ({
  page,
}) => {
  const band = page.getByRole("region", { name: "Bugün gökyüzü" });
  // Already the 17th in Auckland, and about to be in Turkey.
  const moment = new Date("2026-11-16T20:59:00Z");
  await page.clock.install({ time: moment });
  await page.clock.pauseAt(moment);
  for (const path of ["/blog", "/"]) {
    await open(page, path);
    await expect(band.getByRole("definition")).toHaveText([
      /^Büyüyen Hilal %\d\d aydınlık$/,
      "Kova burcunda 18 Kasım 00.19’a kadar",
      "Satürn, Uranüs, Neptün",
      "Dolunay (İkizler) 24 Kasım Salı 17.54",
    ]);
  }
  const sentence = page.getByText(
    /^Ay şimdi Kova burcunda, 18 Kasım 00\.19’a kadar\. Büyüyen Hilal/,
  );
  await expect(sentence).toBeVisible();
  await expect(page.locator(".hero-moon")).toHaveText("Ay Kova burcunda, 18 Kasım 00.19’a kadar");
  await page.clock.runFor(60_000);
  await expect(band.getByRole("definition").first()).toContainText("İlk Dördün");
  await expect(band.getByRole("definition").nth(1)).toHaveText("Kova burcunda yarın 00.19’a kadar");
});
