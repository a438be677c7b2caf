import { expect, open, test } from "../../support/browser/site.ts";

test("The browser downloads a calendar file", async ({ page, request }) => {
  await open(page, "/");
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Takvim dosyasını indir" }).click();
  expect((await saved).suggestedFilename()).toBe("ay.ics");
  const answer = await request.get("/takvim/ay.ics");
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
});
