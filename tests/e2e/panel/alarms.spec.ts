import { raiseAlarm } from "../../../server/alarms.ts";
import { wednesdayNoon } from "../../support/app.ts";
import { expect } from "../site.ts";
import { expectNoFindings } from "./keyboard.ts";
import { test } from "./signed-in.ts";

test("What was held back is erased once a person says that the clock is right [25.3]", {
  tag: "@390",
}, async ({ page, service }) => {
  await page.goto("/yonetim");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await raiseAlarm(service.database, { kind: "erasure_held", count: 0, now: wednesdayNoon });
  const alarm = page.getByRole("region", { name: "Eski kayıtlar silinmedi" });
  await alarm.getByRole("button", { name: "Saat doğru, silmeyi yap" }).press("Enter");
  await expect(page.getByText("0 randevunun kişisel verileri silindi.")).toBeVisible();
  await expect(alarm).toHaveCount(0);
});

test("An alarm comes up on an open screen, stays on the next one, and goes when it is closed [20.7]", {
  tag: "@390",
}, async ({ page, service }) => {
  await page.goto("/yonetim");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await raiseAlarm(service.database, { kind: "erasure_held", count: 201, now: wednesdayNoon });
  const alarm = page.getByRole("region", { name: "Eski kayıtlar silinmedi" });
  await expect(alarm).toContainText("201");
  await expectNoFindings(page);
  const [whole, text] = [await alarm.boundingBox(), await alarm.locator("p").boundingBox()];
  expect(text!.width).toBeGreaterThan(whole!.width / 2);
  await page.goto("/yonetim/ayarlar");
  // The screen takes the focus when it is there.
  await expect(page.getByRole("heading", { level: 1, name: "Ayarlar" })).toBeFocused();
  await alarm.getByRole("button", { name: "Gördüm, kapat" }).press("Enter");
  await expect(alarm).toHaveCount(0);
});
