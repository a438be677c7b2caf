import { panelPaths } from "../../contract/panel/paths.ts";
import { expectReport } from "../site/booking-page.ts";
import { expect } from "../support/browser/site.ts";
import { itemOf, sheetOf } from "./accounts-page.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { newAccount, newSession, password } from "./staff.ts";
import { bookAndFind, send, tomorrow } from "./work.ts";

test("The last owner is told why the role stays, and is offered nothing that would lock the door", async ({
  page,
  trouble,
}) => {
  await page.goto("/yonetim/hesaplar");
  await expect(itemOf(page, "(siz)")).toContainText("Yönetici");
  await press(page, page.getByRole("button", { name: "Düzenle: ece@example.com" }));
  const sheet = sheetOf(page, "ece@example.com");
  await expect(sheet.getByRole("button", { name: "Kaydet" })).toBeVisible();
  await expect(sheet.getByRole("button", { name: /…$/ })).toHaveCount(0);
  await expect(sheet.getByRole("textbox", { name: "Ad" })).toBeFocused();
  await page.keyboard.type("Ece Kaya");
  await tabTo(page, sheet.getByRole("radio", { name: /^Yönetici/ }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(sheet.getByRole("alert")).toHaveText(
    "Son yönetici asistan yapılamaz ve silinemez. Önce başka birini yönetici yapın.",
  );
  await expectReport(trouble, /status of 409/);
  await expectNoFindings(page);
});

test("What somebody else did to the account is told until it is read", async ({
  page,
  service,
  staff,
}) => {
  const su = await newAccount(service, "su@example.com");
  await service.database.db
    .updateTable("staff_accounts")
    .set({ name: "Su Ak" })
    .where("id", "=", su.id)
    .execute();
  await page.context().clearCookies();
  await page.goto("/yonetim/giris");
  await page.getByLabel("E-posta").fill(staff.email);
  await page.getByLabel("Parola").fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Randevular" })).toBeVisible();
  service.clock.now = new Date(service.clock.now.getTime() + 60_000);
  const cookie = `yonetim=${await newSession(service, su, "Deneme")}`;
  const changed = await fetch(service.url + panelPaths.account(staff.id), {
    method: "POST",
    headers: { origin: service.url, "content-type": "application/json", cookie },
    body: JSON.stringify({ name: "Ece Kaya", role: "assistant" }),
  });
  expect(changed.status).toBe(204);
  await page.reload();
  const notice = page.getByRole("complementary", { name: "Hesap güvenliği" });
  await expect(notice).toContainText("Rol değişti: Asistan. Su Ak, 24 Eylül 2025 13:01.");
  await expectNoFindings(page);
  await page.goto("/yonetim/ayarlar");
  const events = page.getByRole("region", { name: "Hesap hareketleri" }).getByRole("listitem");
  await expect(events.filter({ hasText: "Rol değişti" })).toContainText("Asistan · Su Ak");
  await press(page, notice.getByRole("button", { name: "Gördüm" }));
  await expect(notice).toBeHidden();
});

test("The record, the card and the rail call people by name", async ({ page, service, staff }) => {
  await service.database.db
    .updateTable("staff_accounts")
    .set({ name: "Ece Kaya" })
    .where("id", "=", staff.id)
    .execute();
  const asked = await bookAndFind(page, { day: tomorrow, timeSlot: "21:00" });
  await page.goto("/yonetim");
  await send(page, panelPaths.approve(asked.id), { version: asked.version });
  await expect(page.locator(".rail-account")).toContainText("Ece Kaya");
  await expect(page.locator(".rail-account")).not.toContainText(staff.email);
  await page.goto("/yonetim/kayitlar");
  await expect(itemOf(page, "Onaylandı")).toContainText("Ece Kaya");
  await page.goto(`/yonetim/randevu/${asked.id}`);
  const history = page.getByRole("complementary", { name: "Geçmiş" });
  await expect(history.getByRole("listitem").filter({ hasText: "Onaylandı" })).toContainText(
    "Ece Kaya",
  );
  await expect(history).not.toContainText(staff.email);
  const rows = await service.database.db.selectFrom("changes").select("who").execute();
  expect(rows).toEqual([{ who: staff.email }]);
});
