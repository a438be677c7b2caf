import { raiseAlarm } from "../../server/alarms.ts";
import { expectReport } from "../site/booking-page.ts";
import { wednesdayNoon } from "../support/app.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { forgetPasswords, password } from "./staff.ts";

test("A withheld erasure runs once an owner confirms the clock with the password", async ({
  page,
  service,
  trouble,
}) => {
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
  await expectNoFindings(page);
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("0 randevunun kişisel verileri silindi.")).toBeVisible();
  await expect(alarm).toHaveCount(0);
});
