import { calendarAddresses, skyMonthAddress } from "../content/addresses.ts";
import { skyVersion, skyYears } from "../content/sky-table.ts";

const [firstYear, lastYear] = [skyYears[0]!, skyYears.at(-1)!];
const calendars = "Tarihler Ay takviminde ve retro tarihlerinde.";

/** The texts of “Bugün gökyüzü” besides the rows. Loaders return them, so that they are not in a script. */
export const skyWords = {
  title: "Bugün gökyüzü",
  note: "Türkiye saatiyle",
  labels: ["Ay’ın evresi", "Ay’ın burcu", "Retrodakiler", "Sıradaki"],
  /** The first and last month, and the address of each month's file; the version makes caches load new ones. */
  first: `${firstYear}-01`,
  last: `${lastYear}-12`,
  file: `${skyMonthAddress("*")}?${skyVersion.toISOString().slice(0, 10)}`,
  outside: `${firstYear} öncesi ve ${lastYear} sonrası henüz hesaplanmadı. ${calendars}`,
  failed: `Gökyüzünün tablosu şu anda yüklenemedi. ${calendars}`,
};
export type SkyWords = typeof skyWords;

/** Links to subscribe to a calendar of the site, or to download it. */
export function calendarLinks(siteUrl: string, calendar: keyof typeof calendarAddresses) {
  const file = calendarAddresses[calendar];
  const address = new URL(file, siteUrl).href;
  return {
    file,
    subscribe: address.replace(/^https?/, "webcal"),
    words: ["Takvime abone ol", "Takvim dosyasını indir"],
    explanation: `Abone olduğunuzda takvim uygulamanız tarihleri kendisi yeniler; indirilen dosya bir kez eklenir. Google Takvim’e “URL ile” eklenecek adres: ${address}`,
  };
}
export type CalendarLinks = ReturnType<typeof calendarLinks>;
