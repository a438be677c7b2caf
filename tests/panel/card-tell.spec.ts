import type { Locator } from "@playwright/test";
import { panelPaths } from "../../contract/panel/paths.ts";
import { wednesdayNoon } from "../support/app.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, bookedOn, send, tomorrow } from "./work.ts";

const cardOf = ({ id }: { id: string }) => `/yonetim/randevu/${id}`;
const day = tomorrow;
const name = "Esra Haber";

const waysIn = (tell: Locator) =>
  tell.locator(".send-ways").getByRole("link").or(tell.locator(".send-ways").getByRole("button"));

/** Where a finger would touch it, nothing lies over it. */
const isUncovered = (control: Locator) =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test("On a desk WhatsApp and copying come first; the text is changed, copied, and then said to be sent", {
  tag: "@390",
}, async ({ page, context, service }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name });
  await page.goto("/yonetim");
  await send(page, panelPaths.approve(asked.id), { version: 1 });
  service.clock.now = new Date(wednesdayNoon.getTime() + 60_000);
  await page.goto(cardOf(asked));
  const tell = page.getByRole("region", { name: "Danışana haber ver" });
  await expect(waysIn(tell)).toContainText(["WhatsApp", "Metni kopyala", "SMS", "Ara"]);
  await press(page, tell.getByRole("button", { name: "Metni düzenle" }));
  const field = tell.getByLabel("Gönderilecek metin");
  await expect(field).toBeFocused();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText("Merhaba! ");
  await expectNoFindings(page);
  await expect(tell.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /text=Merhaba!%20Say%C4%B1n%20Esra/,
  );
  await press(page, tell.getByRole("button", { name: "Metni kopyala" }));
  await expect(tell.getByText("Gönderdiniz mi?")).toBeFocused();
  expect(await isUncovered(tell.getByRole("button", { name: "Evet, gönderildi" }))).toBe(true);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Merhaba! Sayın Esra Haber, Mini Öngörü randevunuz onaylandı/,
  );
  await press(page, tell.getByRole("button", { name: "Hayır" }));
  await expect(tell.getByText("Gönderdiniz mi?")).toBeHidden();
  await expect(tell.getByRole("link", { name: "WhatsApp" })).toBeFocused();
  expect(await bookedOn(page, day)).toMatchObject([{ toTell: "approve", version: 2 }]);
  await press(page, tell.getByRole("button", { name: "Metni kopyala" }));
  await press(page, tell.getByRole("button", { name: "Evet, gönderildi" }));
  await expect(page.getByRole("heading", { name: "Gönderildi" })).toBeFocused();
  await expect(page.getByText(/^Kopyalanan metinle, /)).toBeVisible();
  expect(await bookedOn(page, day)).toMatchObject([{ toTell: null, version: 3 }]);
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("heading", { name: "Danışana haber ver" })).toBeVisible();
});

test("That somebody was told is taken back later, too", { tag: "@390" }, async ({ page }) => {
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name });
  await page.goto("/yonetim");
  await send(page, panelPaths.approve(asked.id), { version: 1 });
  await send(page, panelPaths.told(asked.id), { channel: "sms", version: 2 });
  await page.goto(cardOf(asked));
  await expect(page.getByRole("heading", { name: "Gönderildi" })).toBeVisible();
  await expectNoFindings(page);
  await press(page, page.getByRole("button", { name: "Aslında gönderilmedi" }));
  await expect(page.getByRole("heading", { name: "Danışana haber ver" })).toBeFocused();
  expect(await bookedOn(page, day)).toMatchObject([{ toTell: "approve" }]);
});

test("What was decided while the message was being sent is told next", async ({
  page,
  trouble,
}) => {
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name });
  await page.goto("/yonetim");
  await send(page, panelPaths.approve(asked.id), { version: 1 });
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await page.goto(cardOf(asked));
  const opened = page.waitForEvent("popup");
  await press(page, page.getByRole("link", { name: "WhatsApp" }));
  await (await opened).close();
  await send(page, panelPaths.cancel(asked.id), { version: 2, reason: "Danışan istedi" });
  await expect(page.getByText(/isteğiniz üzerine iptal edildi/)).toBeVisible();
  await press(page, page.getByRole("button", { name: "Evet, gönderildi" }));
  await expect(page.getByRole("alert").filter({ hasText: "Bu arada iptal edildi" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Danışana haber ver" })).toBeVisible();
  expect(await bookedOn(page, day)).toMatchObject([{ toTell: "cancel" }]);
  expect(trouble.splice(0)).toEqual([expect.stringContaining("409")]);
});

test("Where copying is not allowed that is said, and nothing asked", async ({ page }) => {
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name });
  await page.goto("/yonetim");
  await send(page, panelPaths.approve(asked.id), { version: 1 });
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
  });
  await page.goto(cardOf(asked));
  await press(page, page.getByRole("button", { name: "Metni kopyala" }));
  await expect(page.getByText("Tarayıcı izin vermedi; metni seçip elle kopyalayın.")).toBeVisible();
  await expect(page.getByText("Gönderdiniz mi?")).toBeHidden();
  await tabTo(page, page.getByRole("button", { name: "Metni düzenle" }));
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("A phone's SMS comes first", async ({ page }) => {
    const asked = await bookAndFind(page, { day, timeSlot: "21:00", name });
    await page.goto("/yonetim");
    await send(page, panelPaths.approve(asked.id), { version: 1 });
    await page.goto(cardOf(asked));
    const tell = page.getByRole("region", { name: "Danışana haber ver" });
    await expect(waysIn(tell)).toContainText(["SMS", "WhatsApp", "Metni kopyala", "Ara"]);
  });
});
