import { skyVersion, skyYears } from "../../content-model/sky-table.ts";

const [firstYear, lastYear] = [skyYears[0]!, skyYears.at(-1)!];

/** What a page's loader brings of “Bugün gökyüzü” besides the rows: words, and the months that there are. */
export const skyWords = {
  labels: ["Ay’ın evresi", "Ay’ın burcu", "Retrodakiler", "Sıradaki"],
  first: `${firstYear}-01`,
  last: `${lastYear}-12`,
  before: `${firstYear} öncesi hesaplanmadı.`,
  after: `${lastYear} sonrası henüz hesaplanmadı.`,
  failed: "Gökyüzünün tablosu şu anda yüklenemedi.",
  version: skyVersion.toISOString().slice(0, 10),
};
export type SkyWords = typeof skyWords;
