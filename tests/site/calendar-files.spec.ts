import { expect, open, test } from "../support/browser/site.ts";

const calendars = [
  ["/", "Ay Takvimi", "/takvim/ay.ics"],
  ["/blog", "", "/takvim/retro.ics"],
  ["/retro", "", "/takvim/retro.ics"],
] as const;

for (const [path, , file] of calendars) {
  test(`${path} offers ${file} to subscribe to and to save, and the browser saves it`, async ({
    page,
    request,
  }) => {
    await open(page, path);
    const subscribe = page.getByRole("link", { name: "Takvime abone ol" });
    await expect(subscribe).toHaveAttribute("href", `webcal://www.example.com${file}`);
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: "Takvim dosyasını indir" }).click();
    expect((await saved).suggestedFilename()).toBe(file.split("/").at(-1));
    const answer = await request.get(file);
    expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
  });
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("Without JavaScript the calendars can be subscribed to and saved", async ({ page }) => {
    for (const [path, , file] of calendars) {
      await page.goto(path);
      await expect(page.locator(`a[href="webcal://www.example.com${file}"]`)).toBeVisible();
      await expect(page.locator(`a[href="${file}"][download]`)).toBeVisible();
    }
  });
});
