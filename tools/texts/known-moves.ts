import { firstSentences, lastSentence } from "./first-and-last.ts";
import { maskedWords } from "./mask.ts";
import { sentencesOf } from "./repetition.ts";
import type { Text } from "./texts.ts";

/** A way to begin, to end or to fill a text that only its meaning gives away. */
type KnownMove = { name: string; kind?: RegExp; isMade: (text: Text) => boolean };

const season =
  /(?<!\p{L})(?:mevsim|bahar|ilkbahar|sonbahar|kış|güz|yaz (?:başı|ortası|sonu)|zemheri|cemre|nevruz|hıdırellez|ekinoks|gün ?dönümü|eyyam|takvim|hasat|harman|gece ile gündüz|uzun gece|haftalarda doğ)/u;
const dignity =
  /burcunda|yücel|zarar|düşüş|yönet|(?:öncü|sabit|değişken) (?:ateş|toprak|topra|hava|su)|(?:gezegen> |kendi |gündüz )(?:evi|topra)/u;
const colour = /^[^,;]*(?:[ıiuü][dt][ıiuü]r| (?:rengi|tonu) olarak)(?!\p{L})/u;

const ordinal =
  "(?:birinci|ikinci|üçüncü|dördüncü|beşinci|altıncı|yedinci|sekizinci|dokuzuncu|onuncu)";
const house = "(?:ev(?:i\\p{L}*|e|de|den|le)?(?!\\p{L})|bur[cç])";
/** "ondan sekizinci burçtur", "dostların evi on birincidir", "Boğa’dan sayınca", "bir sonraki burç" */
const houseCount = new RegExp(
  [
    `${ordinal}(?:,? (?!ev|bur[cç])\\p{L}+){0,3},? ${house}`,
    `(?<!\\p{L})ev\\p{L}*,?(?: olan)?(?: on)? ${ordinal}(?:[dy]|\\p{L}*[.;])`,
    `(?<!\\p{L})burc\\p{L}*(?: (?!ev)\\p{L}+){0,4} ${ordinal}`,
    `[dt][ae]n say(?:ın|ıl|ma)`,
    `bir (?:sonraki|önceki) bur[cç]`,
  ].join("|"),
  "u",
);
/** "kare açıda", "yüz elli derecelik", "komşu burçlar birbirini görmez"; a photograph is "kareyi" too. */
const angle =
  /(?<!\p{L})(?:üçgen|altmışlık|karşıt|kavuşum|eksen|görmeyen|birbirini gör|kare(?:si\p{L}*|nin|de)?(?!\p{L})|(?:otuz|altmış|doksan|yüz (?:yirmi|elli|seksen)) derece|açı (?:kurul|bulun))/u;

/** "Venüs orada yücelir", "Ay Akrep’te düşer", "Koç’un yöneticisi", "Merkür’ün iki burcu"; a board is a "yönetim" too. */
const rank = new RegExp(
  [
    "(?<!\\p{L})(?:yücel|zararda|düşüşte)",
    "(?<!\\p{L})düşüş denir",
    "’[dt][ae] düşer",
    "(?<!\\p{L})yönet(?:ir|en|ti[kğ]|ici)",
    "(?<!\\p{L})(?:güneş|ay|merkür|venüs|mars|jüpiter|satürn)’[ıiuü]n (?:(?:iki|gece|gündüz) )?(?:burcu|evi)",
  ].join("|"),
  "u",
);

/** What an editor read in nearly every text of a kind. Whoever finds another adds it here. */
export const knownMoves: KnownMove[] = [
  {
    name: "opens with the season or the calendar",
    kind: /^sign guide|^planet in sign/,
    isMade: (text) =>
      firstSentences(text, 2).some((sentence) => {
        const masked = maskedWords(sentence).join(" ");
        return season.test(masked) || masked.includes("<ay>");
      }),
  },
  {
    name: "closes by sending the reader to a place of the chart",
    kind: /: Temel Özellikler$/,
    isMade: (text) => /<gezegen>|<ev>|harita/.test(maskedWords(lastSentence(text)).join(" ")),
  },
  {
    name: "closes with the rising sign",
    kind: /^sign guide/,
    isMade: (text) => /^Yükselen/.test(lastSentence(text)),
  },
  {
    name: "closes in 2032, when Uranüs leaves",
    kind: /^article$/,
    isMade: ({ passages }) => /2032|Yengeç’e/.test(passages.at(-1)?.text ?? ""),
  },
  {
    name: "closes with a possibility (-abilir)",
    isMade: (text) => /[ae]bilir(?:s[ıi]n[ıi]z|l[ae]r)?\W*$/u.test(lastSentence(text)),
  },
  {
    name: "says what its items are the colour of (rengidir, tonudur)",
    kind: /: Renkler$/,
    isMade: ({ passages }) => {
      const items = passages.filter(({ item }) => item);
      return items.filter(({ text }) => colour.test(text)).length > items.length / 4;
    },
  },
  {
    name: "tells whose sign it is in the first two items",
    kind: /^planet in sign/,
    isMade: ({ passages }) =>
      passages.slice(0, 2).some(({ text }) => dignity.test(maskedWords(text).join(" "))),
  },
  {
    name: "explains a trait by a dignity (zararda … anlatır)",
    isMade: ({ passages }) =>
      passages
        .flatMap(({ text }) => sentencesOf(text))
        .some((sentence) => /(?:zarar|düşüş|yücel)\p{L}*.* (?:anlat|açıkla)/u.test(sentence)),
  },
  {
    name: "counts the houses from one sign to the other",
    kind: /^two signs$/,
    isMade: (text) => isAnywhere(houseCount, text),
  },
  {
    name: "names the angle between the signs, which its page shows",
    kind: /^two signs$/,
    isMade: (text) => isAnywhere(angle, text),
  },
  {
    name: "turns on a planet's dignity or rulership",
    kind: /^two signs$/,
    isMade: (text) => isAnywhere(rank, text),
  },
];

const isAnywhere = (pattern: RegExp, { passages }: Text) =>
  passages.some(({ text }) => pattern.test(text.toLocaleLowerCase("tr-TR")));
