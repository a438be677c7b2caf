import type { Locator } from "@playwright/test";
import { addDays } from "../../booking/istanbul-time.ts";
import { expect } from "../support/browser/site.ts";
import { storeAppointments } from "../support/store-appointments.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, tomorrow } from "./work.ts";

test("Tomorrow's client is marked as reminded from the list, undone, and unmarked", async ({
  page,
  context,
  service,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await bookAndFind(page, { day: tomorrow, timeSlot: "21:00", name: "Hatırlanan Kişi" });
  await service.database.db.updateTable("slots").set({ status: "approved" }).execute();
  await page.goto("/yonetim");
  const work = page.getByRole("navigation", { name: "Bekleyen işler" });
  await press(page, work.getByRole("link", { name: "1 Hatırlatılacak" }));
  const row = page.getByRole("region").getByRole("listitem");
  const remind = row.getByRole("button", { name: "Hatırlat: Hatırlanan Kişi, 21:00" });
  await press(page, remind);
  const sheet = page.getByRole("dialog");
  await expectNoFindings(page);
  await press(page, sheet.getByRole("button", { name: "Metni kopyala" }));
  await press(page, sheet.getByRole("button", { name: "Evet, gönderildi" }));
  const reminded = row.getByRole("button", { name: "Hatırlatıldı: Hatırlanan Kişi, 21:00" });
  await expect(reminded).toBeVisible();
  await expect(page.getByRole("link", { name: /Hatırlatılacak/ })).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(remind).toBeVisible();
  await expect(work.getByRole("link")).toHaveText(["1 Hatırlatılacak"]);
  await press(page, remind);
  await press(page, sheet.getByRole("button", { name: "Metni kopyala" }));
  await press(page, sheet.getByRole("button", { name: "Evet, gönderildi" }));
  await press(page, reminded);
  await press(page, sheet.getByRole("button", { name: "Aslında hatırlatılmadı" }));
  await expect(remind).toBeVisible();
});

/** A name without digits, which names cannot have. */
const personAt = (at: number) => `Kişi ${String.fromCodePoint(65 + at)}`;

test("Eighteen people are told by WhatsApp with 25 taps at most, each by its own word", {
  tag: "@390",
}, async ({ page, context, service }) => {
  await storeAppointments(
    service,
    Array.from({ length: 18 }, (_, at) => ({
      ...{ day: addDays(tomorrow, at), name: personAt(at) },
      pending_notification: "approve" as const,
    })),
  );
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page.goto("/yonetim");
  let taps = 0;
  async function tap(control: Locator) {
    await control.click();
    taps += 1;
  }
  const sheet = page.getByRole("dialog");
  const open = async (link: Locator, at: number) => {
    const opened = page.waitForEvent("popup");
    await tap(link);
    const chat = await opened;
    expect(new URL(chat.url()).searchParams.get("text")).toContain(`Sayın ${personAt(at - 1)},`);
    await chat.close();
  };
  await tap(page.getByRole("link", { name: "18 Haber verilecek" }));
  await tap(page.getByRole("button", { name: "Sırayla haber ver" }));
  await open(sheet.getByRole("link", { name: /^WhatsApp/ }), 1);
  await expectNoFindings(page);
  // The phone has dropped the page: it asks again for the same person.
  await page.reload();
  for (let at = 2; at <= 18; at += 1) {
    await expect(sheet).toContainText(`${at - 1} / 18`);
    await open(sheet.getByRole("link", { name: /^Evet, sıradaki WhatsApp/ }), at);
  }
  await tap(sheet.getByRole("button", { name: "Evet, gönderildi" }));
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Haber verilecek/ })).toHaveCount(0);
  expect(taps).toBe(21);
});
