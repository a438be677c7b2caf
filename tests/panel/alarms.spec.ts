import { panelPaths } from "../../contract/panel/paths.ts";
import { raiseAlarm } from "../../server/alarms.ts";
import { expectReport } from "../site/booking-page.ts";
import { wednesdayNoon } from "../support/app.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { forgetPasswords, password } from "./staff.ts";

test("What was held back is erased once a person says that the clock is right, and the password again", {
  tag: "@390",
}, async ({ page, service, trouble }) => {
  await forgetPasswords(service);
  await page.goto("/yonetim");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await raiseAlarm(service.database, { kind: "erasure_held", count: 0, now: wednesdayNoon });
  const alarm = page.getByRole("region", { name: "Eski kayıtlar silinmedi" });
  await alarm.getByRole("button", { name: "Saat doğru, silmeyi yap" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Parolanızı yeniden girin" });
  await expect(sheet.getByLabel("Parolanız")).toBeFocused();
  await expectReport(trouble, /status of 403/);
  await expect(alarm).toHaveCount(1);
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("0 randevunun kişisel verileri silindi.")).toBeVisible();
  await expect(alarm).toHaveCount(0);
});

test("An alarm comes up on an open screen, stays on the next one, and goes when it is closed", {
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

test("The keyboard stays on the button while an alarm is answered", async ({
  page,
  service,
  trouble,
}) => {
  await page.goto("/yonetim");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await raiseAlarm(service.database, { kind: "erasure_held", count: 0, now: wednesdayNoon });
  const alarm = page.getByRole("region", { name: "Eski kayıtlar silinmedi" });
  for (const [answer, path] of [
    ["Saat doğru, silmeyi yap", panelPaths.confirmErasure],
    ["Gördüm, kapat", panelPaths.closeAlarm("erasure_held")],
  ] as const) {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(`**${path}`, async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { message: "Bir hata oluştu." } });
    });
    const button = alarm.getByRole("button", { name: answer });
    await press(page, button);
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
    letGo();
    await expect(page.getByText("Bir hata oluştu.")).toBeVisible();
    await expect(button).toBeEnabled();
    await press(page, page.getByRole("button", { name: "Kapat", exact: true }));
    await expect(page.getByText("Bir hata oluştu.")).toBeHidden();
  }
  expect(trouble.splice(0)).toEqual(Array(2).fill(expect.stringContaining("500")));
});
