import { addDays, dayInWords, istanbulClock } from "../../../booking/istanbul-time.ts";
import { fullDay, shortDay } from "../../../panel/words/day-words.ts";
import { newAccount, password } from "../../panel/staff.ts";
import { bookOnSite } from "../../panel/work.ts";
import type { Service } from "../../support/app.ts";
import { expect, flow } from "./flow.ts";
import type { Tab } from "./tab.ts";

// The panel asks who is signed in before anybody is.
flow.use({ expectedTrouble: /401/ });

async function signIn(tab: Tab, service: Service): Promise<void> {
  const { email } = await newAccount(service);
  await tab.open("/yonetim");
  await tab.find("textbox", "E-posta").is({ focused: true });
  await tab.type(email);
  await tab.press("Tab");
  await tab.type(password);
  await tab.press("Enter");
  await tab.find("heading", "Randevular").is();
}

/** A Monday, so that the day after is in the same week. */
function mondayAfter({ clock }: Service): string {
  const { day } = istanbulClock(clock.now);
  const weekday = new Date(day).getUTCDay();
  return addDays(day, ((7 - weekday) % 7) + 1);
}

flow(
  "Staff sign in, approve, cancel and move requests, and undo each",
  async ({ tab, service, request }) => {
    const day = mondayAfter(service);
    const next = addDays(day, 1);
    const asked = { day, timeSlot: "20:30", name: "Nil Onay", phone: "05321234567" };
    expect(await bookOnSite(request, asked)).toBe(201);
    await signIn(tab, service);
    await tab.at("/yonetim");

    const row = tab.find("region", fullDay(day)).find("listitem");
    await row.find("button", "Onayla: Nil Onay, 20:30").click();
    await row.says(/Onaylı/);
    await tab.find("button", /^Geri al: /).click();
    await row.says(/Beklemede/);

    await row.find("link", "Nil Onay").click();
    await tab.find("heading", "Nil Onay").is();
    await tab.find("button", "İptal et").click();
    const cancelling = tab.find("dialog", "Randevuyu iptal et");
    await cancelling.find("textbox", "Neden").fill("Hasta oldu");
    await cancelling.find("button", "İptal et").click();
    await cancelling.isGone();
    await tab.find("definition", /Hasta oldu/).is();
    await tab.find("button", /^Geri al: /).click();
    await tab.find("definition", /Beklemede/).is();

    await tab.find("button", "Taşı").click();
    const moving = tab.find("dialog", "Randevuyu taşı");
    await moving.find("button", "Takvimden seç").click();
    await moving.find("button", new RegExp(dayInWords(next))).click();
    await moving.find("radio", "20:00 Boş").click();
    await moving.find("button", `Taşı: ${shortDay(next)}, 20:00`).click();
    await tab.find("main").says(new RegExp(`${shortDay(day)} 20:30 → ${shortDay(next)} 20:00`));
    await tab.find("button", /^Geri al: /).click();
    await tab.find("heading", "Danışana haber ver").isGone();
    const { day: stored } = await service.database.db
      .selectFrom("slots")
      .select("day")
      .executeTakeFirstOrThrow();
    expect(stored).toBe(day);
  },
);
