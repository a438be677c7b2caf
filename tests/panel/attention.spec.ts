import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, tomorrow } from "./work.ts";

test("Tomorrow's client is marked as reminded from the list, undone, and unmarked", async ({
  page,
  service,
}) => {
  await bookAndFind(page, { day: tomorrow, timeSlot: "21:00", name: "Hatırlanan Kişi" });
  await service.database.db.updateTable("slots").set({ status: "approved" }).execute();
  await page.goto("/yonetim");
  const work = page.getByRole("navigation", { name: "Bekleyen işler" });
  await press(page, work.getByRole("link", { name: "1 Yarın hatırlatılacak" }));
  const row = page.getByRole("region").getByRole("listitem");
  const remind = row.getByRole("button", { name: "Hatırlat: Hatırlanan Kişi, 21:00" });
  await press(page, remind);
  const sheet = page.getByRole("dialog");
  await expectNoFindings(page);
  await press(page, sheet.getByRole("button", { name: "Hatırlatıldı" }));
  const reminded = row.getByRole("button", { name: "Hatırlatıldı: Hatırlanan Kişi, 21:00" });
  await expect(reminded).toBeVisible();
  await expect(page.getByRole("link", { name: /hatırlatılacak/ })).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(remind).toBeVisible();
  await expect(work.getByRole("link")).toHaveText(["1 Yarın hatırlatılacak"]);
  await press(page, remind);
  await press(page, sheet.getByRole("button", { name: "Hatırlatıldı" }));
  await press(page, reminded);
  await press(page, sheet.getByRole("button", { name: "Hatırlatılmadı" }));
  await expect(remind).toBeVisible();
});
