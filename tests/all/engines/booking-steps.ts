import { addDays, dayInWords, istanbulClock } from "../../../booking/istanbul-time.ts";
import type { Service } from "../../support/app.ts";
import type { Tab } from "./tab.ts";

/** Three days ahead, so that no midnight can come between. */
export const dayOf = ({ clock }: Service) => addDays(istanbulClock(clock.now).day, 3);

export async function openBooking(tab: Tab): Promise<void> {
  await tab.open("/consultation#mini-ongoru");
  await tab.find("button", "Randevu Al").click();
  await tab.find("dialog", "Mini Öngörü").is();
}

/** The first two steps. */
export async function choose(tab: Tab, day: string, time: string): Promise<void> {
  await chooseHour(tab, day, time);
  await tab.find("heading", "İletişim bilgilerinizi girin.").is();
}

export async function chooseHour(tab: Tab, day: string, time: string): Promise<void> {
  const button = tab.find("button", new RegExp(`(^|, )${dayInWords(day)} `));
  await tab.find("heading", "Size en uygun tarihi seçin.").is();
  if (!(await button.first())) await tab.find("button", "Sonraki aya git").click();
  await button.click();
  await tab.find("button", new RegExp(`${dayInWords(day)} .*seçili`)).is();
  await tab.find("button", "İlerle").click();
  await tab.find("radio", new RegExp(`^${time}`)).click();
  await tab.find("radio", new RegExp(`^${time}`)).is({ chosen: true });
  await tab.find("button", "İlerle").click();
}

export async function fillIn(tab: Tab, phone = "5321234567"): Promise<void> {
  await tab.find("textbox", "Ad Soyad").fill("Ayşe Yılmaz");
  await tab.find("textbox", "Ad Soyad").is({ value: "Ayşe Yılmaz" });
  await tab.find("textbox", "Telefon").fill(phone);
  await tab.find("textbox", "Telefon").is({ value: "05321234567" });
}

/** What the site has stored, as the academy would see it. */
export function stored({ database }: Service) {
  return database.db
    .selectFrom("slots")
    .select(["day", "time_slot", "name", "phone", "status"])
    .execute();
}
