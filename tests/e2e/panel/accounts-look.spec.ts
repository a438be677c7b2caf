import type { Page } from "@playwright/test";
import { settle } from "../../shots/states.ts";
import type { Service } from "../../support/app.ts";
import { expect, test } from "../site.ts";
import { newAccount, newSession } from "./staff.ts";

// Playwright hides a blinking caret with a style of its own.
test.use({ bypassCSP: true });

/** An owner, an assistant at work, and somebody who was invited. */
async function signInAmongOthers(page: Page, service: Service) {
  const { db } = service.database;
  const people = [
    ["ece@example.com", { name: "Ece Kaya" }],
    ["can@example.com", { name: "Can Demir", role: "assistant" }],
    ["su@example.com", { name: "Su Ak", role: "assistant", password_hash: null }],
  ] as const;
  for (const [email, changes] of people) {
    const account = await newAccount(service, email);
    await db.updateTable("staff_accounts").set(changes).where("email", "=", email).execute();
    if (email === "su@example.com") continue;
    const value = await newSession(service, account, "Chrome, Android");
    if (email !== "ece@example.com") continue;
    await page.context().addCookies([{ name: "yonetim", value, url: service.url }]);
  }
}

const looks: [name: string, path: string, button?: string][] = [
  ["door", "/giris"],
  ["accounts", "/hesaplar"],
  ["account-invite", "/hesaplar", "Hesap ekle"],
  ["settings", "/ayarlar"],
  ["more", "/diger"],
];

for (const [name, path, button] of looks) {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    if (name === "more" && width > 390) continue;
    test(`The panel's ${name} looks at ${width} px as it did`, async ({ page, service }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "reduce" });
      if (name !== "door") await signInAmongOthers(page, service);
      await page.goto(`/yonetim${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Yükleniyor…")).toHaveCount(0);
      if (button) await page.getByRole("button", { name: button }).click();
      await settle(page);
      await expect(page).toHaveScreenshot(`panel-${name}-${width}.png`, {
        threshold: 0.2,
        maxDiffPixelRatio: 0.002,
      });
    });
  }
}
