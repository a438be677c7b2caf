import type { Page } from "@playwright/test";
import { panelPaths } from "../../contract/panel/paths.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, bookOnSite, pastAppointment, phoneOf, tomorrow, yesterday } from "./work.ts";

const ayse = { day: tomorrow, timeSlot: "21:00", name: "Ayşe Yılmaz" };

/** From a card to the page of who booked it. */
async function openClient(page: Page, id: string) {
  await page.goto(`/yonetim/randevu/${id}`);
  await press(page, page.getByRole("link", { name: "Danışan sayfası" }));
  await expect(page.getByRole("heading", { name: "Doğum bilgisi" })).toBeVisible();
}

test("Clients are searched, and a client's page leads to all appointments, by keyboard", {
  tag: "@390",
}, async ({ page, service }) => {
  await pastAppointment(service, { day: yesterday, timeSlot: "21:00", name: "Efe Demir" });
  await bookAndFind(page, ayse);
  await bookAndFind(page, { ...ayse, timeSlot: "22:00", name: "Ayşe Yılmaz Kaya" });
  await page.goto("/yonetim/danisanlar");
  const rows = page.getByRole("list", { name: "Danışanlar" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("2 randevu");
  await expectNoFindings(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await tabTo(page, page.getByRole("searchbox", { name: /^Danışan ara/ }));
  await page.keyboard.type("kaya ayse");
  await expect(rows).toHaveCount(1);
  await press(page, rows.getByRole("link", { name: "Ayşe Yılmaz Kaya" }));
  await expect(page.getByRole("heading", { level: 1, name: "Ayşe Yılmaz Kaya" })).toBeFocused();
  await expect(page.getByText("2 gelecek randevu")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Kim baktı" })).toBeVisible();
  await expectNoFindings(page);
  // A port may have any figures.
  const paths = [...asked, page.url()].map((address) => address.replace(/^http:..[^/]+/, ""));
  expect(paths.join(" ")).not.toMatch(new RegExp(`kaya|${phoneOf(tomorrow).slice(1)}`));
  await press(page, page.getByRole("link", { name: /21:00$/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Ayşe Yılmaz" })).toBeFocused();
  await page.goBack();
  await page.goBack();
  // What was searched for is still there.
  await expect(page.getByRole("searchbox", { name: /^Danışan ara/ })).toHaveValue("kaya ayse");
  await expect(rows).toHaveCount(1);
});

test("What a client has yet to hear stands beside the appointment", async ({ page, service }) => {
  const { id } = await bookAndFind(page, ayse);
  const { db } = service.database;
  await db.updateTable("slot_claims").set({ to_tell: "approve" }).where("id", "=", id).execute();
  await openClient(page, id);
  await expect(page.getByText("Haber verilmedi")).toBeVisible();
  await db.updateTable("slot_claims").set({ to_tell: null }).where("id", "=", id).execute();
  await expect(page.getByText("Haber verilmedi")).toBeHidden();
});

test("A note of the client is written, and one that was written meanwhile is not overwritten unseen", {
  tag: "@390",
}, async ({ page, trouble }) => {
  const { id } = await bookAndFind(page, ayse);
  await openClient(page, id);
  await press(page, page.getByRole("button", { name: "Not ekle" }));
  const field = page.getByRole("textbox", { name: "Not" });
  await expect(field).toBeFocused();
  await page.keyboard.type("Annesiyle geldi.");
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  await expect(page.getByText("Annesiyle geldi.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Notu düzenle" })).toBeFocused();
  await press(page, page.getByRole("button", { name: "Notu düzenle" }));
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Sabahları arayın.");
  const { origin } = new URL(page.url());
  const written = await page.request.post(panelPaths.clientNote(id), {
    headers: { origin },
    data: { version: 1, note: "Akşamları arayın." },
  });
  expect(written.status()).toBe(200);
  await expect(page.getByText("Bu arada kaydedilen: Akşamları arayın.")).toBeVisible();
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  await expect(page.getByText(/siz bakarken değişti/)).toBeVisible();
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  await expect(page.locator(".note-text")).toHaveText("Annesiyle geldi. Sabahları arayın.");
  expect(trouble.splice(0)).toEqual([expect.stringContaining("409")]);
});

test("A number is closed to the site with a reason and opened again, by keyboard", {
  tag: "@390",
}, async ({ page }) => {
  const { id } = await bookAndFind(page, ayse);
  await openClient(page, id);
  await press(page, page.getByRole("button", { name: "Sitedeki randevuya kapat…" }));
  const sheet = page.getByRole("dialog", { name: "Sitedeki randevuya kapat" });
  await expect(sheet.getByRole("heading")).toBeFocused();
  await press(page, sheet.getByRole("button", { name: "Kapat", exact: true }));
  await expect(sheet.getByLabel("Neden")).toBeFocused();
  await expect(sheet.getByLabel("Neden")).toHaveAccessibleDescription("Kısa bir neden yazın.");
  await expectNoFindings(page);
  await page.keyboard.type("Üç kez gelmedi.");
  await press(page, sheet.getByRole("button", { name: "Kapat", exact: true }));
  await expect(page.getByText("Üç kez gelmedi.")).toBeVisible();
  const again = page.getByRole("button", { name: "Siteye yeniden aç" });
  await expect(again).toBeFocused();
  await expectNoFindings(page);
  expect(await bookOnSite(page.request, { ...ayse, timeSlot: "22:00" })).toBe(503);
  await press(page, again);
  await expect(page.getByRole("button", { name: "Sitedeki randevuya kapat…" })).toBeFocused();
  expect(await bookOnSite(page.request, { ...ayse, timeSlot: "22:00" })).toBe(201);
});

test("A known number is recognised while it is typed, and its name is taken over", {
  tag: "@390",
}, async ({ page, service }) => {
  const past = await pastAppointment(service, {
    day: yesterday,
    timeSlot: "21:00",
    name: "Işıl Öz",
  });
  const { origin } = new URL(service.url);
  await page.request.post(panelPaths.block(past.id), {
    headers: { origin },
    data: { version: 0, reason: "Ödemedi." },
  });
  await page.goto(`/yonetim/yeni?gun=${tomorrow}`);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await tabTo(page, page.getByLabel("Telefon"));
  const digits = phoneOf(yesterday).slice(1);
  await page.keyboard.type(digits.slice(0, -1));
  await expect(page.getByText(/^Kayıtlı danışan/)).toHaveCount(0);
  await page.keyboard.type(digits.slice(-1));
  const found = page.getByRole("status").filter({ hasText: "Kayıtlı danışan: Işıl Öz" });
  await expect(found).toContainText("1 kez geldi");
  await expect(found).toContainText("sitedeki randevuya kapalı: Ödemedi.");
  await expectNoFindings(page);
  await press(page, page.getByRole("button", { name: "Bu adı kullan" }));
  await expect(page.getByLabel("Ad", { exact: true })).toHaveValue("Işıl Öz");
  await expect(page.getByRole("button", { name: "Bu adı kullan" })).toBeHidden();
  expect(asked.join(" ")).not.toContain(digits);
  // By hand it can still be entered.
  await tabTo(page, page.getByLabel("Tür"));
  await page.keyboard.type("Tek");
  await tabTo(page, page.getByRole("radio", { name: "20:00 Boş" }));
  await page.keyboard.press("Space");
  await press(page, page.getByRole("button", { name: "Randevuyu ekle" }));
  await expect(page.getByRole("heading", { level: 1, name: "Işıl Öz" })).toBeFocused();
});

test("A number of another country is entered, and a landline is called instead of written to", async ({
  page,
}) => {
  for (const [typed, link] of [
    ["+49 170 1234567", "tel:+491701234567"],
    ["212 123 45 67", "tel:+902121234567"],
  ] as const) {
    await page.goto(`/yonetim/yeni?gun=${tomorrow}`);
    await tabTo(page, page.getByLabel("Ad", { exact: true }));
    await page.keyboard.type("Hans");
    await tabTo(page, page.getByLabel("Telefon"));
    await page.keyboard.type(typed);
    await tabTo(page, page.getByLabel("Tür"));
    await page.keyboard.type("Tek");
    const free = page.getByRole("radio", { name: /Boş$/ }).first();
    await tabTo(page, free);
    await page.keyboard.press("Space");
    await press(page, page.getByRole("button", { name: "Randevuyu ekle" }));
    await expect(page.getByRole("heading", { level: 1, name: "Hans" })).toBeFocused();
    await expect(page.locator(`a.phone-link[href="${link}"]`)).toBeVisible();
    if (typed.startsWith("+")) {
      await expect(page.locator('a[href^="https://wa.me/491701234567?"]')).toBeVisible();
      await expect(page.locator('a[href^="sms:+491701234567?"]')).toBeVisible();
    } else {
      await expect(page.locator('a[href^="https://wa.me/"], a[href^="sms:"]')).toHaveCount(0);
      await press(page, page.getByRole("link", { name: "Ara", exact: true }));
      await expect(page.getByText("Söylediniz mi?")).toBeFocused();
      await press(page, page.getByRole("button", { name: "Evet, söylendi" }));
      await expect(page.getByRole("heading", { name: "Söylendi" })).toBeFocused();
      await expect(page.getByRole("region", { name: "Söylendi" })).toContainText("Telefonla, ");
      await press(page, page.getByRole("button", { name: "Aslında söylenmedi" }));
      await expect(page.getByRole("heading", { name: "Danışana haber ver" })).toBeFocused();
    }
  }
});

test("Who was erased has no page any more", async ({ page, service, trouble }) => {
  const past = await pastAppointment(service, {
    day: yesterday,
    timeSlot: "21:00",
    name: "Unutulan",
  });
  await page.goto(`/yonetim/danisan/${past.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Unutulan" })).toBeVisible();
  const { origin } = new URL(page.url());
  const erased = await page.request.post(panelPaths.erase, {
    headers: { origin },
    data: { phone: phoneOf(yesterday) },
  });
  expect(erased.status()).toBe(200);
  await expect(page.getByText(/^Bu danışan artık yok/)).toBeVisible();
  expect(trouble.splice(0).filter((line) => !line.includes("404"))).toEqual([]);
});

test("The privacy notice says which data of a client are kept, why and how long", async ({
  page,
}) => {
  await page.goto("/kvkk");
  const main = page.getByRole("main");
  await expect(main).toContainText("doğum günü, saati ve yeri");
  await expect(main).toContainText("haritanızı çizerek danışmanlığa hazırlanmak");
  await expect(main).toContainText("siteden randevu almaya kapatılıp kapatılmadığı");
  await expect(main).toContainText("saklanan son randevunuzla birlikte silinir");
});
