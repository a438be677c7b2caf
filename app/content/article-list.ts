export const leadArticle = "Uranüs İkizler Burcunda";

/** Every article, in the order in which they are listed; the page opens on the first. */
export const articleTitles = [
  leadArticle,
  "Yükselen Koç",
  "Yükselen Boğa",
  "Yükselen İkizler",
  "Yükselen Yengeç",
  "Yükselen Aslan",
  "Yükselen Başak",
  "Yükselen Terazi",
  "Yükselen Akrep",
  "Yükselen Yay",
  "Yükselen Oğlak",
  "Yükselen Kova",
  "Yükselen Balık",
];

/** "Yükselen Koç" → "Koç"; undefined where an article is not about a rising sign. */
export const risingSign = (title: string) => /^Yükselen (.+)/.exec(title)?.[1];

export const articleHeading = (title: string) =>
  risingSign(title) ? `${title} için Uranüs Etkisi` : title;
