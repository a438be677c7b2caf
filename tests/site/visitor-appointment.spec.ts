import type { Page } from "@playwright/test";
import type { ListAnswer } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { expect, test } from "../support/browser/site.ts";
import { type Colleague, newColleague } from "../support/panel.ts";
import { expectReport } from "./booking-page.ts";
import { forgetMissingFiles, note, stored, visit } from "./offline-page.ts";
import {
  bookWithKey,
  canceller,
  chooseNewHour,
  confirmCancel,
  confirmMove,
  friday,
  notice,
  openAppointment,
  state,
} from "./visitor-appointment-page.ts";

/** Staff approve the only appointment. */
async function approve(colleague: Colleague) {
  const { body } = await colleague.call<ListAnswer>("GET", panelPaths.appointments);
  const { id, version } = body.appointments[0]!;
  const { status } = await colleague.call("POST", panelPaths.approve(id), { version });
  expect(status).toBe(200);
}

test("A visitor moves and cancels by the private link and sees changes by staff", async ({
  page,
  service,
  trouble,
}) => {
  const key = await bookWithKey(page);
  const colleague = await newColleague(service);
  await approve(colleague);
  await openAppointment(page, key);
  await expect(page).toHaveTitle("Randevunuz | Astroloji Akademisi");
  await expect(state(page)).toContainText(
    "26 Eylül 2025 21:30, Mini Öngörü randevunuz onaylanmıştır.",
  );
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Takvime ekle" }).click();
  expect((await saved).suggestedFilename()).toBe("randevu-2025-09-26.ics");

  await chooseNewHour(page);
  await confirmMove(page).click();
  await expect(notice(page)).toHaveText("Randevunuz taşındı.");
  await page.reload();
  await expect(state(page)).toContainText("27 Eylül 2025 19:30, Mini Öngörü randevunuz beklemede.");

  await approve(colleague);
  // As low as a phone that is held sideways: what was done is still in sight, below the bar.
  await page.setViewportSize({ width: 568, height: 320 });
  await canceller(page).click();
  await confirmCancel(page).click();
  await expect(notice(page)).toContainText("Bu randevu siz bakarken değişti.");
  await expectReport(trouble, /status of 409/);
  await expect(state(page)).toContainText("onaylanmıştır");
  await canceller(page).click();
  await confirmCancel(page).click();
  await expect(notice(page)).toHaveText("Randevunuz iptal edildi.");
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  const bar = (await page.locator(".site-header").boundingBox())!;
  expect((await notice(page).boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);

  await page.reload();
  await expect(state(page)).toContainText("iptal edilmiştir");
  await page.getByRole("link", { name: "Yeni randevu al" }).click();
  await expect(page).toHaveURL("/consultation#mini-ongoru");
  // The hour is free again.
  await bookWithKey(page, { day: "2025-09-27", timeSlot: "19:30" });
});

test("The key is sent to our service alone, in a header, and stays in the address", async ({
  page,
  baseURL,
}) => {
  const key = await bookWithKey(page);
  const receivers: string[] = [];
  page.on("request", async (request) => {
    const sent = [request.url(), request.postData(), ...Object.values(await request.allHeaders())];
    if (sent.some((text) => text?.includes(key)))
      receivers.push(request.url().replace(baseURL!, ""));
  });
  await openAppointment(page, key);
  await expect.poll(() => receivers).toEqual(["/api/randevu/benim"]);
  // The link that skips to the content.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(`/randevum#${key}`);
  await page.reload();
  await expect(state(page)).toBeVisible();
  const kept = await page.evaluate(() => [
    ...Object.values({ ...localStorage, ...sessionStorage }),
    document.cookie,
  ]);
  expect(kept.join()).not.toContain(key);
});

test("Another fragment shows another appointment, and back and forward switch between them", async ({
  page,
}) => {
  const first = await bookWithKey(page);
  const second = await bookWithKey(page, { ...friday, timeSlot: "22:30" });
  await openAppointment(page, first);
  await expect(state(page)).toContainText("21:30");
  await page.evaluate((key) => location.assign(`#${key}`), second);
  await expect(state(page)).toContainText("22:30");
  await page.goBack();
  await expect(state(page)).toContainText("21:30");
  await page.goForward();
  await expect(state(page)).toContainText("22:30");
  await page.evaluate(() => location.assign("#"));
  await expect(
    page.getByRole("heading", { name: "Bu bağlantıyla bir randevu bulunamadı" }),
  ).toBeVisible();
});

/** Goes on by the keyboard until a control has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  const control = page.getByRole("button", { name, exact: true });
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the keyboard never reaches ${name}`);
}

test("An appointment is moved and then cancelled with the keyboard alone", async ({ page }) => {
  await openAppointment(page, await bookWithKey(page));
  await tabTo(page, "Başka bir saate taşı");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Size en uygun tarihi seçin." })).toBeFocused();
  await tabTo(page, /24 Eylül 2025 /);
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
  await expect(state(page)).toContainText("1 Ekim 2025 20:00, Mini Öngörü randevunuz beklemede.");
  await expect(state(page)).toBeFocused();
  await tabTo(page, "Randevuyu iptal et");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Emin misiniz?" })).toBeFocused();
  await tabTo(page, "Evet, iptal et");
  await page.keyboard.press("Enter");
  await expect(state(page)).toContainText("iptal edilmiştir");
  await expect(state(page)).toBeFocused();
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });
  test("The service worker stores neither key nor appointment, and its page retries with the key", async ({
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
    await context.setOffline(false);
    await note(page).getByRole("link", { name: "Yeniden dene" }).click();
    await expect(state(page)).toContainText(
      "26 Eylül 2025 21:30, Mini Öngörü randevunuz beklemede.",
    );
    await expect(page).toHaveURL(`/randevum#${key}`);
    await context.setOffline(true);
    await page.goto("/about");
    await expect(page.getByRole("heading", { name: "Bağlantı yok" })).toBeVisible();
    await expect(page.locator("main a[href='/randevum']")).toHaveCount(0);
    forgetMissingFiles(trouble);
  });
});
