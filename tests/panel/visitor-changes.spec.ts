import { keyHeader, ownPaths } from "../../contract/public/own-appointment.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, nextMonday } from "./work.ts";

const slot = { day: nextMonday, timeSlot: "21:00" };
const key = "A".repeat(43);

test("What a visitor moves and cancels by the private link shows on the open list and on the card", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  const asked = await bookAndFind(page, {
    ...slot,
    name: "Nil Taşıdı",
    headers: { [keyHeader]: key },
  });
  const own = (path: string, data: object) =>
    page.request.post(path, { data, headers: { [keyHeader]: key } });
  await page.goto("/yonetim");
  const row = page.getByRole("listitem").filter({ hasText: "Nil Taşıdı" });
  await expect(row).toContainText("Mini Öngörü");
  await expect(row).not.toContainText("Danışan");
  await own(ownPaths.move, { version: 1, ...slot, timeSlot: "22:30" });
  await expect(row).toContainText("Danışan taşıdı");
  await expect(row).toContainText("22:30");
  await expectNoFindings(page);

  await page.goto(`/yonetim/randevu/${asked.id}`);
  await expect(page.getByText("Danışan taşıdı").first()).toBeVisible();
  const history = page.getByRole("complementary", { name: "Geçmiş" });
  await expect(history).toContainText(/Danışan taşıdı.*21:00 → .*22:30.*, Danışan/);
  await expect(page.getByRole("heading", { name: "Danışana haber ver" })).toBeHidden();

  await own(ownPaths.cancel, { version: 2 });
  await expect(history).toContainText("Danışan iptal etti");
  await expect(page.getByText("Danışan kendisi, siteden iptal etti.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Danışana haber ver" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Onayla" })).toBeHidden();
  await expectNoFindings(page);
});
