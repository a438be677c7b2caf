import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser/site.ts";
import { expectReport, fillContact, openBooking, submit, toContact } from "./booking-page.ts";
import { forgetMissingFiles, note, stored, visit } from "./offline-page.ts";
import {
  bookWithKey,
  canceller,
  chooseNewHour,
  confirmCancel,
  linkUnknown,
  mover,
  notice,
  openOwn,
  state,
} from "./own-page.ts";

const both = { tag: "@390" };

/** At this width and, narrower than any phone, at 320 px. */
async function expectGood(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((one) => one.target)}`)).toEqual([]);
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 700 });
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(sideways).toBe(0);
  await page.setViewportSize(before);
}

test(
  "Every state of the private link's page has no accessibility finding, and fits 320 px",
  both,
  async ({ page, trouble }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openOwn(page, await bookWithKey(page));
    await expectGood(page);
    await chooseNewHour(page);
    await expectGood(page);
    await page.keyboard.press("Escape");
    await canceller(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectGood(page);
    await confirmCancel(page).click();
    await expect(state(page)).toContainText("iptal edilmiştir");
    await expectGood(page);
    await open(page, `/randevum#${"x".repeat(43)}`);
    await expect(page.getByRole("heading", { name: linkUnknown })).toBeVisible();
    await expectReport(trouble, /status of 404/);
    await expectGood(page);
  },
);

test(
  "What stays after a booking has no accessibility finding, and fits 320 px",
  both,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openBooking(page);
    await toContact(page, "26 Eylül 2025", "21:30");
    await fillContact(page);
    await submit(page).click();
    await expect(page.locator(".private-link")).toBeVisible();
    await expect(page.locator(".toast")).toHaveCount(0);
    await expectGood(page);
  },
);

/** Goes on by the keyboard until a control has the focus. */
async function tabTo(page: Page, name: string) {
  const control = page.getByRole("button", { name, exact: true });
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the keyboard never reaches ${name}`);
}

test(
  "An appointment is moved and then cancelled with the keyboard alone",
  both,
  async ({ page }) => {
    await openOwn(page, await bookWithKey(page));
    await tabTo(page, "Başka bir saate taşı");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Size en uygun tarihi seçin." })).toBeFocused();
    const today = page.getByRole("gridcell").getByRole("button", { name: /24 Eylül 2025 / });
    while (!(await today.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await tabTo(page, "İlerle");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Size en uygun saati seçin." })).toBeFocused();
    await expect(page.getByRole("dialog").getByRole("group")).toHaveAttribute("aria-busy", "false");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await tabTo(page, "İlerle");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Yeni saati onaylayın." })).toBeFocused();
    await tabTo(page, "Randevuyu taşı");
    await page.keyboard.press("Enter");
    await expect(state(page)).toHaveText("1 Ekim 2025 20:00 Mini Öngörü randevunuz beklemede.");
    await expect(state(page)).toBeFocused();
    await tabTo(page, "Randevuyu iptal et");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Emin misiniz?" })).toBeFocused();
    await tabTo(page, "Evet, iptal et");
    await page.keyboard.press("Enter");
    await expect(state(page)).toContainText("iptal edilmiştir");
    await expect(state(page)).toBeFocused();
  },
);

test("What was found, done or refused is announced politely, by a region that was there before", async ({
  page,
}) => {
  await openOwn(page, await bookWithKey(page));
  const region = await notice(page).elementHandle();
  await expect(notice(page)).toHaveText("26 Eylül 2025 21:30 Mini Öngörü randevunuz beklemede.");
  await canceller(page).click();
  await confirmCancel(page).click();
  await expect(notice(page)).toHaveText("Randevunuz iptal edildi.");
  expect(await region!.evaluate((element) => element.isConnected)).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test(
    "Without JavaScript the page says why it is empty, and whom to call",
    both,
    async ({ page }) => {
      await page.goto("/randevum");
      await expect(page.getByText("JavaScript kullanır")).toBeVisible();
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: "+90 555 000 00 00" })).toBeVisible();
      await expect(page.getByText("Randevunuz getiriliyor…")).toBeHidden();
    },
  );
});

test("The page is in neither site map, feed nor search, and asks not to be kept", async ({
  page,
  request,
}) => {
  await open(page, "/randevum");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  for (const file of ["/sitemap.xml", "/rss.xml", "/ara/dizin.json", "/ara/sayfalar.json"]) {
    const answer = await request.get(file);
    expect(answer.ok()).toBe(true);
    expect(await answer.text(), file).not.toContain("/randevum");
  }
});

test("The private link's page, key included, loads at most 115 kB of JavaScript (gzip)", async ({
  page,
}) => {
  const { gzipSync } = await import("node:zlib");
  const key = await bookWithKey(page);
  const bodies: Promise<number>[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() !== "script") return;
    bodies.push(answer.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(`/randevum#${key}`, { waitUntil: "networkidle" });
  await expect(mover(page)).toBeVisible();
  const bytes = (await Promise.all(bodies)).reduce((sum, one) => sum + one, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes, `${bytes} bytes of JavaScript`).toBeLessThanOrEqual(115_000);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });
  test("The service worker stores neither the key nor what it led to", async ({
    page,
    context,
    trouble,
  }) => {
    const key = await bookWithKey(page);
    await visit(page, `/randevum#${key}`);
    await expect(state(page)).toBeVisible();
    await page.reload();
    await expect(state(page)).toBeVisible();
    await expect.poll(() => stored(page)).toContain("/randevum");
    const kept = await stored(page);
    expect(kept.filter((address) => address.includes(key) || address.includes("/api/"))).toEqual(
      [],
    );
    await context.setOffline(true);
    await page.reload();
    await expect(notice(page)).toContainText("şu anda ulaşılamıyor");
    await expect(page.getByText("Mini Öngörü")).toHaveCount(0);
    await page.goto("/about");
    await expect(page.getByRole("heading", { name: "Bağlantı yok" })).toBeVisible();
    await expect(page.locator("main a[href='/randevum']")).toHaveCount(0);
    forgetMissingFiles(trouble);
  });

  test("“Yeniden dene” on the page's stored copy keeps the key", async ({
    page,
    context,
    trouble,
  }) => {
    const key = await bookWithKey(page);
    await visit(page, `/randevum#${key}`);
    await expect.poll(() => stored(page)).toContain("/randevum");
    await context.setOffline(true);
    await page.reload();
    await expect(notice(page)).toContainText("şu anda ulaşılamıyor");
    await context.setOffline(false);
    await note(page).getByRole("link", { name: "Yeniden dene" }).click();
    await expect(note(page)).toHaveCount(0);
    await expect(state(page)).toHaveText("26 Eylül 2025 21:30 Mini Öngörü randevunuz beklemede.");
    await expect(page).toHaveURL(`/randevum#${key}`);
    forgetMissingFiles(trouble);
  });
});
