import { panelPaths } from "../../contract/panel/paths.ts";
import { expect, isSmall } from "../support/browser/site.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { newAccount, newSession } from "./staff.ts";

test("Who is signed in, with the role, stands beside the one way out", {
  tag: "@390",
}, async ({ page, staff }) => {
  await page.goto(isSmall(page) ? "/yonetim/diger" : "/yonetim");
  await expect(page.getByText(staff.email).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(/yönetici$/i).filter({ visible: true })).toHaveCount(1);
  const exit = page.getByRole("button", { name: "Çıkış yap" });
  await expect(exit).toHaveCount(1);
  await expectNoFindings(page);
  await press(page, exit);
  await expect(page.getByRole("heading", { level: 1, name: "Giriş" })).toBeVisible();
});

test("On every screen there is exactly one way out, or a tab that leads to it", {
  tag: "@390",
}, async ({ page }) => {
  for (const path of ["", "/hafta", "/ayarlar", "/hesaplar"]) {
    await page.goto(`/yonetim${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".waiting")).toHaveCount(0);
    const exits = page.getByRole("button", { name: "Çıkış yap" });
    await expect(exits).toHaveCount(isSmall(page) ? 0 : 1);
    await expect(page.getByRole("link", { name: "Diğer" })).toHaveCount(isSmall(page) ? 1 : 0);
  }
});

test("Whatever is pressed in the settings and among the accounts has one height", {
  tag: "@390",
}, async ({ page }) => {
  for (const path of ["/ayarlar", "/hesaplar"]) {
    await page.goto(`/yonetim${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".waiting")).toHaveCount(0);
    const heights = await page
      .getByRole("main")
      .locator(".button, .link-button")
      .evaluateAll((all) =>
        all.map((one) => `${one.textContent}: ${one.getBoundingClientRect().height}`),
      );
    expect(heights.length).toBeGreaterThan(1);
    expect(heights.filter((height) => !height.endsWith(": 44"))).toEqual([]);
  }
});

test("A phone adds its own second step by a link, without a second phone", {
  tag: "@390",
}, async ({ page, staff }) => {
  await page.goto("/yonetim/ayarlar");
  await press(page, page.getByRole("button", { name: "İkinci adımı aç" }));
  const link = page.getByRole("link", { name: "Bu cihazdaki uygulamaya aktar" });
  const address = new URL((await link.getAttribute("href"))!);
  expect(address.protocol).toBe("otpauth:");
  expect(decodeURIComponent(address.pathname)).toContain(staff.email);
  const secret = (await page.locator(".secret").innerText()).replaceAll(" ", "");
  expect(address.searchParams.get("secret")).toBe(secret);
  await expectNoFindings(page);
});

test("A tab goes on as whoever has signed in in another one, without what the one before had begun", async ({
  page,
  service,
}) => {
  const events = { pending: 0, toTell: 0, toRemind: 0 };
  // Each connection ends at once, as one does whose session is over.
  await page.route(`**${panelPaths.events}`, (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: `retry: 300\n\ndata: ${JSON.stringify(events)}\n\n`,
    }),
  );
  await page.goto("/yonetim/yeni");
  await page.getByLabel("Ad", { exact: true }).fill("Ece’nin Girişi");
  const su = await newAccount(service, "su@example.com");
  await service.database.db
    .updateTable("staff_accounts")
    .set({ role: "assistant", name: "Su Ak" })
    .where("id", "=", su.id)
    .execute();
  const value = await newSession(service, su, "Deneme");
  await page.context().addCookies([{ name: "yonetim", value, url: service.url }]);
  await expect(page.locator(".rail-account")).toContainText("Su Ak");
  await expect(page.locator(".rail-account")).toContainText("Asistan");
  await expect(page.getByLabel("Ad", { exact: true })).toHaveValue("");
});
