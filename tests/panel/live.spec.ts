import { panelPaths } from "../../contract/panel/paths.ts";
import { fullDay } from "../../panel/words/day-words.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookOnSite, tomorrow } from "./work.ts";

test("A request from the site appears in the open list at once and is counted", async ({
  page,
}) => {
  await page.goto(`/yonetim?gun=${tomorrow}`);
  await expect(page.getByText("Buna uyan randevu yok.")).toBeVisible();
  const rows = page.getByRole("region", { name: fullDay(tomorrow) }).getByRole("listitem");
  for (const [index, timeSlot] of ["20:00", "21:00"].entries()) {
    expect(await bookOnSite(page.request, { day: tomorrow, timeSlot })).toBe(201);
    await expect(rows).toHaveCount(index + 1);
    await expect(page).toHaveTitle(`(${index + 1}) Randevular | Yönetim`);
    await expect(page.getByRole("link", { name: `${index + 1} Cevap bekleyen` })).toBeVisible();
  }
});

test("A lost connection is shown, restored, and what was missed appears", async ({
  page,
  trouble,
}) => {
  // The server seems to end every connection at once.
  await page.route(`**${panelPaths.events}`, (route) =>
    route.fulfill({ contentType: "text/event-stream", body: "retry: 300\n\n" }),
  );
  await page.goto(`/yonetim?gun=${tomorrow}`);
  const lost = page.getByText(/^Bağlantı koptu/);
  await expect(lost).toBeVisible();
  await expectNoFindings(page);
  await bookOnSite(page.request, { day: tomorrow, timeSlot: "21:00" });
  await page.unroute(`**${panelPaths.events}`);
  await expect(lost).toBeHidden();
  await expect(page.getByRole("link", { name: "Ayşe Yılmaz" })).toBeVisible();
  trouble.length = 0;
});
